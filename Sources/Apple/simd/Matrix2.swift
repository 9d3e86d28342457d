/// A matrix of two columns of two numbers. It turns directions in a plane.
public struct Matrix2<Scalar: SIMDScalar & BinaryFloatingPoint & Codable & Sendable>: Hashable, @unchecked Sendable,
    CustomDebugStringConvertible
{
    /// The type of a column.
    public typealias Column = SIMD2<Scalar>
    /// The columns.
    public var columns: (Column, Column)

    public init() {
        columns = (.zero, .zero)
    }

    /// Creates a matrix of its columns, of its rows, or of the numbers from its corner to the opposite one.
    public init(columns: (Column, Column)) {
        self.columns = columns
    }
    public init(_ col0: Column, _ col1: Column) {
        columns = (col0, col1)
    }
    public init(_ columns: [Column]) {
        precondition(columns.count == 2, "the matrix has two columns")
        self.columns = (columns[0], columns[1])
    }
    public init(rows: [Column]) {
        self = Self(rows).transpose
    }
    public init(diagonal: Column) {
        self.init(Column(diagonal.x, 0), Column(0, diagonal.y))
    }
    public init(_ scalar: Scalar) {
        self.init(diagonal: Column(repeating: scalar))
    }

    /// A column, or a number of one.
    public subscript(column: Int) -> Column {
        get {
            precondition(column == 0 || column == 1, "the matrix has two columns")
            return column == 0 ? columns.0 : columns.1
        }
        set {
            precondition(column == 0 || column == 1, "the matrix has two columns")
            if column == 0 { columns.0 = newValue } else { columns.1 = newValue }
        }
    }
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The transpose, the determinant, and the matrix that takes this one back.
    public var transpose: Self { Self(Column(columns.0.x, columns.1.x), Column(columns.0.y, columns.1.y)) }
    public var determinant: Scalar { columns.0.x * columns.1.y - columns.0.y * columns.1.x }
    public var inverse: Self {
        let own = determinant
        return Self(Column(columns.1.y, -columns.0.y) / own, Column(-columns.1.x, columns.0.x) / own)
    }

    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(columns.0)
        hasher.combine(columns.1)
    }

    /// A text for debugging.
    public var debugDescription: String { "\(Self.self)(\(columns.0), \(columns.1))" }

    public static func * (a: Self, b: Column) -> Column { a.columns.0 * b.x + a.columns.1 * b.y }
    public static func * (a: Column, b: Self) -> Column { b.transpose * a }
    public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1) }
    public static func * (a: Self, b: Scalar) -> Self { Self(a.columns.0 * b, a.columns.1 * b) }
    public static func * (a: Scalar, b: Self) -> Self { b * a }
    public static func + (a: Self, b: Self) -> Self { Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1) }
    public static func - (a: Self, b: Self) -> Self { Self(a.columns.0 - b.columns.0, a.columns.1 - b.columns.1) }
    public static prefix func - (a: Self) -> Self { a * -1 }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Scalar) { a = a * b }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
}

/// The matrices by their names in C.
public typealias simd_float2x2 = Matrix2<Float>
public typealias simd_double2x2 = Matrix2<Double>
public typealias float2x2 = Matrix2<Float>
public typealias double2x2 = Matrix2<Double>
public typealias matrix_float2x2 = Matrix2<Float>
public typealias matrix_double2x2 = Matrix2<Double>

/// The matrices that change nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
