import Foundation

/// A kind of numbers in an array.
public protocol MLShapedArrayScalar: Equatable, Sendable {
    /// The kind by its name.
    static var multiArrayDataType: MLMultiArrayDataType { get }

    /// The number as another kind has it.
    var _number: Double { get }
    /// Creates the number that is the nearest to one of another kind.
    init(_number: Double)
}

extension Double: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .double }
    public var _number: Double { Double(self) }
    public init(_number: Double) {
        self.init(_number)
    }
}
extension Float: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .float32 }
    public var _number: Double { Double(self) }
    public init(_number: Double) {
        self.init(_number)
    }
}
extension Float16: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .float16 }
    public var _number: Double { Double(self) }
    public init(_number: Double) {
        self.init(_number)
    }
}
extension Int32: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .int32 }
    public var _number: Double { Double(self) }
    public init(_number: Double) {
        self.init(nearest: _number)
    }
}
extension Int8: MLShapedArrayScalar {
    public static var multiArrayDataType: MLMultiArrayDataType { .int8 }
    public var _number: Double { Double(self) }
    public init(_number: Double) {
        self.init(nearest: _number)
    }
}

extension FixedWidthInteger {
    /// The whole number without the fraction, or the bound beyond which it would be; 0 for what is no number.
    fileprivate init(nearest number: Double) {
        self = number.isNaN ? 0 : number <= Double(Self.min) ? .min : number >= Double(Self.max) ? .max : Self(number)
    }
}

/// Numbers in rows and columns of any number, as a value.
public struct MLShapedArray<Scalar: MLShapedArrayScalar>: MLShapedArrayProtocol, Equatable, Sendable {
    /// The types of a part, of several parts and of a number.
    public typealias Element = MLShapedArraySlice<Scalar>
    public typealias SubSequence = MLShapedArraySlice<Scalar>
    public typealias ArrayLiteralElement = Scalar

    /// The lengths, the steps between neighbours along each, and the numbers in their order.
    public let shape: [Int]
    public let strides: [Int]
    public var scalars: [Scalar] {
        didSet { precondition(scalars.count == shape.reduce(1, *), "there are as many numbers as before") }
    }

    /// Creates an array of its numbers and lengths; numbers behind the last place are left out.
    public init(scalars: some Sequence<Scalar>, shape: [Int]) {
        let count = shape.reduce(1, *)
        (self.shape, strides, self.scalars) = (shape, steps(of: shape), Array(scalars.prefix(count)))
        precondition(self.scalars.count == count, "there are as many numbers as the lengths ask for")
    }
}

extension MLShapedArray: Encodable where Scalar: Encodable {}
extension MLShapedArray: Decodable where Scalar: Decodable {}

/// A part of such numbers, which is a copy of them.
public struct MLShapedArraySlice<Scalar: MLShapedArrayScalar>: MLShapedArrayProtocol, Equatable, Sendable {
    /// The types of a part, of several parts and of a number.
    public typealias Element = MLShapedArraySlice<Scalar>
    public typealias SubSequence = MLShapedArraySlice<Scalar>
    public typealias ArrayLiteralElement = Scalar

    /// The lengths, the steps between neighbours along each, and the numbers in their order.
    public let shape: [Int]
    public let strides: [Int]
    public var scalars: [Scalar] {
        didSet { precondition(scalars.count == shape.reduce(1, *), "there are as many numbers as before") }
    }

    /// Creates an array of its numbers and lengths; numbers behind the last place are left out.
    public init(scalars: some Sequence<Scalar>, shape: [Int]) {
        let count = shape.reduce(1, *)
        (self.shape, strides, self.scalars) = (shape, steps(of: shape), Array(scalars.prefix(count)))
        precondition(self.scalars.count == count, "there are as many numbers as the lengths ask for")
    }
}

extension MLShapedArraySlice: Encodable where Scalar: Encodable {}
extension MLShapedArraySlice: Decodable where Scalar: Decodable {}

/// The steps between neighbours along lengths, of numbers in their order.
func steps(of shape: [Int]) -> [Int] {
    var step = 1
    let steps = shape.reversed().map { length in
        defer { step *= length }
        return step
    }
    return steps.reversed()
}
