import Foundation

/// A kind of numbers in an array.
public protocol MLShapedArrayScalar: Equatable, Sendable {
    /// The kind by its name.
    static var multiArrayDataType: MLMultiArrayDataType { get }
}

extension Double: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .double }
}
extension Float: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .float32 }
}
extension Float16: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .float16 }
}
extension Int32: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .int32 }
}
extension Int8: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .int8 }
}

/// Numbers in rows and columns of any number, as a value.
public struct MLShapedArray<Scalar: MLShapedArrayScalar>: Equatable, Sendable {
    /// The lengths and the steps between neighbours.
    public let shape: [Int]
    public let strides: [Int]
    /// The numbers in their order.
    public var scalars: [Scalar] {
        didSet { precondition(scalars.count == oldValue.count, "there are as many numbers as before") }
    }

    /// Creates an array of its numbers and lengths, or of one number everywhere.
    public init(scalars: some Sequence<Scalar>, shape: [Int]) {
        (self.shape, self.scalars) = (shape, Array(scalars))
        strides = MLMultiArray.steps(shape.map { NSNumber(value: $0) }).map(\.intValue)
        precondition(self.scalars.count == shape.reduce(1, *), "there are as many numbers as the lengths ask for")
    }
    public init(repeating repeatedValue: Scalar, shape: [Int]) {
        self.init(scalars: Array(repeating: repeatedValue, count: shape.reduce(1, *)), shape: shape)
    }

    /// Creates a copy of other numbers, which are of the same kind.
    public init(_ multiArray: MLMultiArray) {
        precondition(multiArray.dataType == Scalar.multiArrayDataType, "the numbers are of the same kind")
        let (shape, steps) = (multiArray.shape.map(\.intValue), multiArray.strides.map(\.intValue))
        let scalars = (0..<multiArray.count).map { index in
            var (rest, place) = (index, 0)
            for (length, step) in zip(shape, steps).reversed() {
                place += rest % length * step
                rest /= length
            }
            return multiArray.dataPointer.loadUnaligned(
                fromByteOffset: place * MemoryLayout<Scalar>.size, as: Scalar.self)
        }
        self.init(scalars: scalars, shape: shape)
    }

    /// The number of numbers, and a number by its rows and columns.
    public var scalarCount: Int { scalars.count }
    public var isScalar: Bool { shape.isEmpty }
    public var scalar: Scalar? { isScalar ? scalars.first : nil }
    public subscript(scalarAt indices: Int...) -> Scalar {
        get { scalars[zip(indices, strides).reduce(0) { $0 + $1.0 * $1.1 }] }
        set { scalars[zip(indices, strides).reduce(0) { $0 + $1.0 * $1.1 }] = newValue }
    }

    /// The part at a place of the first length.
    public subscript(index: Int) -> MLShapedArray {
        precondition(!shape.isEmpty && (0..<shape[0]).contains(index), "the place lies in the array")
        return MLShapedArray(
            scalars: scalars[index * strides[0]..<(index + 1) * strides[0]], shape: Array(shape.dropFirst()))
    }
    public var count: Int { shape.first ?? 0 }

    /// Returns the same numbers with other lengths.
    public func reshaped(to newShape: [Int]) -> MLShapedArray { MLShapedArray(scalars: scalars, shape: newShape) }

    /// Calls closures with the numbers in memory, and their lengths and steps.
    public func withUnsafeShapedBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Scalar>, [Int], [Int]) throws -> R
    ) rethrows -> R { try scalars.withUnsafeBufferPointer { try body($0, shape, strides) } }
    public mutating func withUnsafeMutableShapedBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Scalar>, [Int], [Int]) throws -> R
    ) rethrows -> R {
        let (shape, strides) = (shape, strides)
        return try scalars.withUnsafeMutableBufferPointer { try body(&$0, shape, strides) }
    }
}
