/// A matrix of three columns of three numbers. It turns directions in space.
public struct Matrix3<Scalar: SIMDScalar & BinaryFloatingPoint & Codable & Sendable>: Hashable, @unchecked Sendable,
    Codable,
    CustomDebugStringConvertible
{
    /// The type of a column.
    public typealias Column = SIMD3<Scalar>
    /// The columns.
    public var columns: (Column, Column, Column)

    public init() {
        columns = (.zero, .zero, .zero)
    }

    /// Creates a matrix of its columns, of its rows, or of the numbers from its corner to the opposite one.
    public init(columns: (Column, Column, Column)) {
        self.columns = columns
    }
    public init(_ col0: Column, _ col1: Column, _ col2: Column) {
        columns = (col0, col1, col2)
    }
    public init(_ columns: [Column]) {
        precondition(columns.count == 3, "the matrix has three columns")
        self.columns = (columns[0], columns[1], columns[2])
    }
    public init(rows: [Column]) {
        self = Self(rows).transpose
    }
    public init(diagonal: Column) {
        self.init(Column(diagonal.x, 0, 0), Column(0, diagonal.y, 0), Column(0, 0, diagonal.z))
    }
    public init(_ scalar: Scalar) {
        self.init(diagonal: Column(repeating: scalar))
    }

    /// Creates the matrix of a turn.
    public init(_ quaternion: Quaternion<Scalar>) {
        let (x, y, z, w) = (quaternion.vector.x, quaternion.vector.y, quaternion.vector.z, quaternion.vector.w)
        let (xx, yy, zz): (Scalar, Scalar, Scalar) = (2 * x * x, 2 * y * y, 2 * z * z)
        let (xy, xz, yz): (Scalar, Scalar, Scalar) = (2 * x * y, 2 * x * z, 2 * y * z)
        let (xw, yw, zw): (Scalar, Scalar, Scalar) = (2 * x * w, 2 * y * w, 2 * z * w)
        let one = Scalar(1)
        columns = (
            Column(one - yy - zz, xy + zw, xz - yw), Column(xy - zw, one - xx - zz, yz + xw),
            Column(xz + yw, yz - xw, one - xx - yy)
        )
    }

    /// A column, or a number of one.
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("the matrix has three columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("the matrix has three columns")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows for columns.
    public var transpose: Self {
        let c = columns
        return Self(
            Column(c.0.x, c.1.x, c.2.x), Column(c.0.y, c.1.y, c.2.y), Column(c.0.z, c.1.z, c.2.z))
    }

    /// The factor by which the matrix makes spaces larger.
    public var determinant: Scalar { dot(columns.0, cross(columns.1, columns.2)) }

    /// The matrix that takes this one back. That of one without is not a number.
    public var inverse: Self {
        let rows = [cross(columns.1, columns.2), cross(columns.2, columns.0), cross(columns.0, columns.1)]
        let whole = determinant
        return Self(rows: rows.map { $0 / whole })
    }

    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    public func hash(into hasher: inout Hasher) {
        for column in 0..<3 { hasher.combine(self[column]) }
    }

    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode([Column].self))
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode((0..<3).map { self[$0] })
    }

    public var debugDescription: String { "\(Self.self)(\((0..<3).map { "\(self[$0])" }.joined(separator: ", ")))" }

    public static func * (a: Self, b: Column) -> Column {
        let sum = a.columns.0 * b.x + a.columns.1 * b.y
        return sum + a.columns.2 * b.z
    }
    public static func * (a: Column, b: Self) -> Column { b.transpose * a }
    public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
    public static func * (a: Self, b: Scalar) -> Self { Self(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b) }
    public static func * (a: Scalar, b: Self) -> Self { b * a }
    public static func + (a: Self, b: Self) -> Self {
        Self(a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2)
    }
    public static func - (a: Self, b: Self) -> Self { a + b * -1 }
    public static prefix func - (a: Self) -> Self { a * -1 }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Scalar) { a = a * b }
}

/// Matrices by their names in C.
public typealias simd_float3x3 = Matrix3<Float>
public typealias simd_double3x3 = Matrix3<Double>
public typealias float3x3 = Matrix3<Float>
public typealias double3x3 = Matrix3<Double>
public typealias matrix_float3x3 = Matrix3<Float>
public typealias matrix_double3x3 = Matrix3<Double>

/// The matrices that change nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
