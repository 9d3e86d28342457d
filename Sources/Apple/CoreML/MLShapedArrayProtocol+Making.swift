public import Foundation

extension MLShapedArrayProtocol {
    /// Creates an array of one number, of numbers in a row, or of one number everywhere.
    public init(scalar: Scalar) {
        self.init(scalars: [scalar], shape: [])
    }
    public init(arrayLiteral elements: Scalar...) {
        self.init(scalars: elements, shape: [elements.count])
    }
    public init(repeating value: Scalar, shape: [Int]) {
        self.init(scalars: Array(repeating: value, count: shape.reduce(1, *)), shape: shape)
    }

    /// Creates an array of numbers that stand in memory in their order, or that a closure puts there.
    public init(data: Data, shape: [Int]) {
        self = data.withUnsafeBytes { bytes in
            Self(
                scalars: (0..<shape.reduce(1, *)).map {
                    bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Scalar>.size, as: Scalar.self)
                }, shape: shape)
        }
    }
    public init(bytesNoCopy bytes: UnsafeRawPointer, shape: [Int], deallocator: Data.Deallocator) {
        let count = shape.reduce(1, *) * MemoryLayout<Scalar>.size
        self.init(
            data: Data(
                bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes), count: count, deallocator: deallocator),
            shape: shape)
    }
    public init(
        unsafeUninitializedShape shape: [Int],
        initializingWith initializer: (inout UnsafeMutableBufferPointer<Scalar>, [Int]) throws -> Void
    ) rethrows {
        let steps = steps(of: shape)
        let count = shape.reduce(1, *)
        self.init(
            scalars: try Array(unsafeUninitializedCapacity: count) { memory, initialized in
                try initializer(&memory, steps)
                initialized = count
            }, shape: shape)
    }

    /// Creates a copy of other numbers: of the same kind, or of any.
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
    public init(converting multiArray: MLMultiArray) {
        self.init(
            scalars: (0..<multiArray.count).map { Scalar(_number: multiArray[$0].doubleValue) },
            shape: multiArray.shape.map(\.intValue))
    }
    public init<T: MLShapedArrayProtocol>(converting source: T) {
        self.init(scalars: source.scalars.map { Scalar(_number: $0._number) }, shape: source.shape)
    }

    /// Creates an array of others, one behind the other along a length.
    public init<S: Sequence>(concatenating shapedArrays: S, alongAxis: Int)
    where S.Element: MLShapedArrayProtocol, S.Element.Scalar == Scalar {
        let arrays = Array(shapedArrays)
        guard let first = arrays.first else {
            self.init(scalars: [], shape: [0])
            return
        }
        let axis = alongAxis < 0 ? first.shape.count + alongAxis : alongAxis
        var shape = first.shape
        shape[axis] = arrays.reduce(0) { $0 + $1.shape[axis] }
        var scalars: [Scalar] = []
        for row in 0..<shape[..<axis].reduce(1, *) {
            for array in arrays {
                let length = array.shape[axis...].reduce(1, *)
                scalars += array.scalars[row * length..<(row + 1) * length]
            }
        }
        self.init(scalars: scalars, shape: shape)
    }
}

extension MLShapedArrayProtocol where Scalar: BinaryFloatingPoint, Scalar.RawSignificand: FixedWidthInteger {
    /// Creates the matrix that changes nothing, or an array of numbers by chance.
    public init(identityMatrixOfSize size: Int) {
        self.init(scalars: (0..<size * size).map { $0 % (size + 1) == 0 ? 1 : 0 }, shape: [size, size])
    }
    public init(randomScalarsIn range: Range<Scalar>, shape: [Int]) {
        self.init(scalars: (0..<shape.reduce(1, *)).map { _ in Scalar.random(in: range) }, shape: shape)
    }
}

extension MLShapedArrayProtocol where Scalar: FixedWidthInteger {
    /// Creates the matrix that changes nothing, or an array of numbers by chance.
    public init(identityMatrixOfSize size: Int) {
        self.init(scalars: (0..<size * size).map { $0 % (size + 1) == 0 ? 1 : 0 }, shape: [size, size])
    }
    public init(randomScalarsIn range: Range<Scalar>, shape: [Int]) {
        self.init(scalars: (0..<shape.reduce(1, *)).map { _ in Scalar.random(in: range) }, shape: shape)
    }
}
