/// Numbers in rows and columns of any number, as a collection of its parts along the first length.
public protocol MLShapedArrayProtocol<Scalar>: ExpressibleByArrayLiteral, MutableCollection, RandomAccessCollection
where Index == Int {
    /// The kind of the numbers.
    associatedtype Scalar: MLShapedArrayScalar

    /// The lengths, the steps between neighbours along each, and the numbers in their order.
    var shape: [Int] { get }
    var strides: [Int] { get }
    var scalars: [Scalar] { get set }

    /// Creates an array of its numbers and lengths.
    init(scalars: some Sequence<Scalar>, shape: [Int])

    /// Calls closures with the numbers in memory, and their lengths and steps.
    func withUnsafeShapedBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Scalar>, [Int], [Int]) throws -> R
    ) rethrows -> R
    mutating func withUnsafeMutableShapedBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Scalar>, [Int], [Int]) throws -> R
    ) rethrows -> R
}

/// Places along a length: a range of any kind.
public protocol MLShapedArrayRangeExpression {
    /// The places along a length.
    func _places(in length: Int) -> Range<Int>
}

extension Range: MLShapedArrayRangeExpression where Bound == Int {
    public func _places(in length: Int) -> Range<Int> { self }
}
extension ClosedRange: MLShapedArrayRangeExpression where Bound == Int {
    public func _places(in length: Int) -> Range<Int> { Range(self) }
}
extension PartialRangeFrom: MLShapedArrayRangeExpression where Bound == Int {
    public func _places(in length: Int) -> Range<Int> { lowerBound..<length }
}
extension PartialRangeUpTo: MLShapedArrayRangeExpression where Bound == Int {
    public func _places(in length: Int) -> Range<Int> { 0..<upperBound }
}
extension PartialRangeThrough: MLShapedArrayRangeExpression where Bound == Int {
    public func _places(in length: Int) -> Range<Int> { 0..<upperBound + 1 }
}

extension MLShapedArrayProtocol {
    /// The number of numbers, that of parts, and the number of an array without lengths.
    public var scalarCount: Int { scalars.count }
    public var count: Int { shape.first ?? 0 }
    public var isScalar: Bool { shape.isEmpty }
    public var scalar: Scalar? {
        get { isScalar ? scalars.first : nil }
        set { if isScalar, let newValue { scalars[0] = newValue } }
    }

    /// The places along the first length.
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }
    public func index(after index: Int) -> Int { index + 1 }
    public func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }

    /// A number by its rows and columns.
    public subscript(scalarAt indices: Int...) -> Scalar {
        get { self[scalarAt: indices] }
        set { self[scalarAt: indices] = newValue }
    }
    public subscript<C: Collection<Int>>(scalarAt indices: C) -> Scalar {
        get { scalars[zip(indices, strides).reduce(0) { $0 + $1.0 * $1.1 }] }
        set { scalars[zip(indices, strides).reduce(0) { $0 + $1.0 * $1.1 }] = newValue }
    }

    /// The part at a place of the first length, or of the first lengths.
    public subscript(index: Int) -> MLShapedArraySlice<Scalar> {
        get { self[[index] as [Int]] }
        set { self[[index] as [Int]] = newValue }
    }
    public subscript(indices: Int...) -> MLShapedArraySlice<Scalar> {
        get { self[indices] }
        set { self[indices] = newValue }
    }
    public subscript<C: Collection<Int>>(indices: C) -> MLShapedArraySlice<Scalar> {
        get {
            MLShapedArraySlice(
                scalars: scalars[places(of: Array(indices))], shape: Array(shape.dropFirst(indices.count)))
        }
        set { scalars.replaceSubrange(places(of: Array(indices)), with: newValue.scalars) }
    }

    private func places(of indices: [Int]) -> Range<Int> {
        precondition(zip(indices, shape).allSatisfy { (0..<$1).contains($0) }, "the place lies in the array")
        let start = zip(indices, strides).reduce(0) { $0 + $1.0 * $1.1 }
        return start..<start + shape.dropFirst(indices.count).reduce(1, *)
    }

    /// The parts at places along each length; all of a length that is not named.
    public subscript(bounds: Range<Int>) -> MLShapedArraySlice<Scalar> {
        get { self[[bounds]] }
        set { self[[bounds]] = newValue }
    }
    public subscript(sliceRange: any MLShapedArrayRangeExpression) -> MLShapedArraySlice<Scalar> {
        get { self[ranges([sliceRange])] }
        set { self[ranges([sliceRange])] = newValue }
    }
    public subscript(sliceRanges: any MLShapedArrayRangeExpression...) -> MLShapedArraySlice<Scalar> {
        get { self[ranges(sliceRanges)] }
        set { self[ranges(sliceRanges)] = newValue }
    }
    public subscript(_: (UnboundedRange_) -> Void) -> MLShapedArraySlice<Scalar> {
        get { MLShapedArraySlice(scalars: scalars, shape: shape) }
        set { scalars = newValue.scalars }
    }
    public subscript<C: Collection<Range<Int>>>(sliceRanges: C) -> MLShapedArraySlice<Scalar> {
        get {
            let all = allRanges(Array(sliceRanges))
            return MLShapedArraySlice(scalars: places(in: all).map { scalars[$0] }, shape: all.map(\.count))
        }
        set {
            for (place, scalar) in zip(places(in: allRanges(Array(sliceRanges))), newValue.scalars) {
                scalars[place] = scalar
            }
        }
    }

    private func ranges(_ expressions: [any MLShapedArrayRangeExpression]) -> [Range<Int>] {
        zip(expressions, shape).map { $0._places(in: $1) }
    }

    private func allRanges(_ ranges: [Range<Int>]) -> [Range<Int>] {
        ranges + shape.dropFirst(ranges.count).map { 0..<$0 }
    }

    private func places(in ranges: [Range<Int>]) -> [Int] {
        zip(ranges, strides).reduce([0]) { places, part in
            places.flatMap { place in part.0.map { place + $0 * part.1 } }
        }
    }

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

    /// Puts one number everywhere, or numbers in their order.
    public mutating func fill(with value: Scalar) { scalars = Array(repeating: value, count: scalarCount) }
    public mutating func fill<C: Collection<Scalar>>(with collection: C) { scalars = Array(collection) }

    /// Returns the same numbers with other lengths: as told, without those of 1, with a 1 more, or turned.
    public func reshaped(to newShape: [Int]) -> Self { Self(scalars: scalars, shape: newShape) }
    public func squeezingShape() -> Self { reshaped(to: shape.filter { $0 != 1 }) }
    public func expandingShape(at axis: Int) -> Self {
        var newShape = shape
        newShape.insert(1, at: axis < 0 ? shape.count + 1 + axis : axis)
        return reshaped(to: newShape)
    }
    public func transposed() -> Self { transposed(permutation: shape.indices.reversed()) }
    public func transposed(permutation axes: [Int]) -> Self {
        let (lengths, steps) = (axes.map { shape[$0] }, axes.map { strides[$0] })
        let places = zip(lengths, steps).reduce([0]) { places, part in
            places.flatMap { place in (0..<part.0).map { place + $0 * part.1 } }
        }
        return Self(scalars: places.map { scalars[$0] }, shape: lengths)
    }
}
