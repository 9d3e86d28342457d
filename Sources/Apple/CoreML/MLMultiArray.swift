public import Foundation

/// The kinds of numbers in an array.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 0x10040
    case float32 = 0x10020
    case float16 = 0x10010
    case int32 = 0x20020
    case int8 = 0x20008

    /// The kind `double` by its other names.
    public static var float64: MLMultiArrayDataType { .double }
    public static var float: MLMultiArrayDataType { .float32 }

    /// The bytes of a number.
    var size: Int { (rawValue & 0xFFFF) / 8 }
}

/// Numbers in rows and columns of any number.
open class MLMultiArray: NSObject, @unchecked Sendable {
    /// The lengths, the steps between neighbours, the kind of the numbers, and their place in memory.
    public let shape: [NSNumber]
    public let strides: [NSNumber]
    public let dataType: MLMultiArrayDataType
    public let dataPointer: UnsafeMutableRawPointer
    /// The number of numbers.
    public let count: Int
    private let free: (() -> Void)?

    /// Creates an array of zeros.
    ///
    /// - Throws: ``MLModelError`` for a length below 0.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        guard shape.allSatisfy({ $0.intValue >= 0 }) else { throw MLModelError(.parameters) }
        (self.shape, self.dataType, strides) = (shape, dataType, Self.steps(shape))
        count = shape.reduce(1) { $0 * $1.intValue }
        let bytes = max(count * dataType.size, 1)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
        (dataPointer, free) = (memory, { memory.deallocate() })
    }

    /// Creates an array of numbers that stand somewhere, and are freed there by a closure.
    ///
    /// - Throws: ``MLModelError`` for another number of steps than of lengths.
    public init(
        dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
        deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
    ) throws {
        guard shape.count == strides.count else { throw MLModelError(.parameters) }
        (self.dataPointer, self.shape, self.dataType, self.strides) = (dataPointer, shape, dataType, strides)
        count = shape.reduce(1) { $0 * $1.intValue }
        free = deallocator.map { free in { free(dataPointer) } }
    }

    /// Creates a row of numbers.
    ///
    /// - Throws: Nothing here.
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Double {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
        for (index, number) in data.enumerated() { self[index] = NSNumber(value: number) }
    }
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Float {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
        for (index, number) in data.enumerated() { self[index] = NSNumber(value: number) }
    }
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Int32 {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .int32)
        for (index, number) in data.enumerated() { self[index] = NSNumber(value: number) }
    }

    /// Creates a copy of other numbers.
    public convenience init<T: MLShapedArrayProtocol>(_ shapedArray: T) {
        typealias Scalar = T.Scalar
        // Lengths that an array has are none below 0.
        try! self.init(shape: shapedArray.shape.map { NSNumber(value: $0) }, dataType: Scalar.multiArrayDataType)
        for (index, scalar) in shapedArray.scalars.enumerated() {
            dataPointer.storeBytes(of: scalar, toByteOffset: index * MemoryLayout<Scalar>.size, as: Scalar.self)
        }
    }

    deinit { free?() }

    static func steps(_ shape: [NSNumber]) -> [NSNumber] {
        var step = 1
        var steps: [NSNumber] = []
        for length in shape.reversed() {
            steps.insert(NSNumber(value: step), at: 0)
            step *= length.intValue
        }
        return steps
    }

    /// A number by its place: in memory, and by its rows and columns.
    open subscript(index: Int) -> NSNumber {
        get { number(inOrder(index)) }
        set { store(newValue, inOrder(index)) }
    }
    open subscript(key: [NSNumber]) -> NSNumber {
        get { number(place(key)) }
        set { store(newValue, place(key)) }
    }

    private func place(_ key: [NSNumber]) -> Int {
        precondition(
            key.count == shape.count && zip(key, shape).allSatisfy { (0..<$1.intValue).contains($0.intValue) },
            "the place lies in the array")
        return zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
    }

    /// The place of the number that comes as such in the order of rows and columns.
    private func inOrder(_ index: Int) -> Int {
        precondition((0..<count).contains(index), "the place lies in the array")
        var (rest, place) = (index, 0)
        for (length, step) in zip(shape, strides).reversed() {
            place += rest % length.intValue * step.intValue
            rest /= length.intValue
        }
        return place
    }

    private func number(_ place: Int) -> NSNumber {
        let offset = place * dataType.size
        func load<T>(_ type: T.Type) -> T { dataPointer.loadUnaligned(fromByteOffset: offset, as: type) }
        return switch dataType {
        case .double: NSNumber(value: load(Double.self))
        case .float32: NSNumber(value: load(Float.self))
        case .float16: NSNumber(value: Float(load(Float16.self)))
        case .int32: NSNumber(value: load(Int32.self))
        case .int8: NSNumber(value: load(Int8.self))
        }
    }

    private func store(_ number: NSNumber, _ place: Int) {
        let offset = place * dataType.size
        switch dataType {
        case .double: dataPointer.storeBytes(of: number.doubleValue, toByteOffset: offset, as: Double.self)
        case .float32: dataPointer.storeBytes(of: number.floatValue, toByteOffset: offset, as: Float.self)
        case .float16: dataPointer.storeBytes(of: Float16(number.floatValue), toByteOffset: offset, as: Float16.self)
        case .int32: dataPointer.storeBytes(of: number.int32Value, toByteOffset: offset, as: Int32.self)
        case .int8: dataPointer.storeBytes(of: number.int8Value, toByteOffset: offset, as: Int8.self)
        }
    }

    /// Calls closures with the numbers in memory.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(start: dataPointer, count: count * dataType.size))
    }
    public func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer, [Int]) throws -> R) rethrows -> R {
        try body(
            UnsafeMutableRawBufferPointer(start: dataPointer, count: count * dataType.size), strides.map(\.intValue))
    }
    public func withUnsafeBufferPointer<S, R>(ofType type: S.Type, _ body: (UnsafeBufferPointer<S>) throws -> R)
        rethrows
        -> R
    { try withUnsafeBytes { try body($0.bindMemory(to: type)) } }
}
