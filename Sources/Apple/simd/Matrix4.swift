/// A matrix of four columns of four numbers. It turns and moves places in space.
public struct Matrix4<Scalar: SIMDScalar & BinaryFloatingPoint & Codable & Sendable>: Hashable, @unchecked Sendable,
    Codable,
    CustomDebugStringConvertible
{
    /// The type of a column.
    public typealias Column = SIMD4<Scalar>
    /// The columns.
    public var columns: (Column, Column, Column, Column)

    public init() {
        columns = (.zero, .zero, .zero, .zero)
    }

    /// Creates a matrix of its columns, of its rows, or of the numbers from its corner to the opposite one.
    public init(columns: (Column, Column, Column, Column)) {
        self.columns = columns
    }
    public init(_ col0: Column, _ col1: Column, _ col2: Column, _ col3: Column) {
        columns = (col0, col1, col2, col3)
    }
    public init(_ columns: [Column]) {
        precondition(columns.count == 4, "the matrix has four columns")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    public init(rows: [Column]) {
        self = Self(rows).transpose
    }
    public init(diagonal: Column) {
        self.init(
            Column(diagonal.x, 0, 0, 0), Column(0, diagonal.y, 0, 0), Column(0, 0, diagonal.z, 0),
            Column(0, 0, 0, diagonal.w))
    }
    public init(_ scalar: Scalar) {
        self.init(diagonal: Column(repeating: scalar))
    }

    /// Creates the matrix of a turn.
    public init(_ quaternion: Quaternion<Scalar>) {
        let turn = Matrix3(quaternion).columns
        self.init(Column(turn.0, 0), Column(turn.1, 0), Column(turn.2, 0), Column(0, 0, 0, 1))
    }

    /// A column, or a number of one.
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("the matrix has four columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("the matrix has four columns")
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
            Column(c.0.x, c.1.x, c.2.x, c.3.x), Column(c.0.y, c.1.y, c.2.y, c.3.y),
            Column(c.0.z, c.1.z, c.2.z, c.3.z), Column(c.0.w, c.1.w, c.2.w, c.3.w))
    }

    /// The factor by which the matrix makes spaces larger.
    public var determinant: Scalar {
        (0..<4).reduce(Scalar(0)) { $0 + self[0][$1] * cofactor(0, $1) }
    }

    /// The matrix that takes this one back. That of one without is not a number.
    public var inverse: Self {
        let whole = determinant
        var inverse = Self()
        for column in 0..<4 {
            for row in 0..<4 { inverse[row, column] = cofactor(column, row) / whole }
        }
        return inverse
    }

    /// The determinant of what is left without a column and a row, with its sign.
    private func cofactor(_ column: Int, _ row: Int) -> Scalar {
        let columns = (0..<4).filter { $0 != column }
        let rows = (0..<4).filter { $0 != row }
        func part(_ index: Int) -> SIMD3<Scalar> {
            let whole = self[columns[index]]
            return SIMD3(whole[rows[0]], whole[rows[1]], whole[rows[2]])
        }
        let minor = dot(part(0), cross(part(1), part(2)))
        return (column + row).isMultiple(of: 2) ? minor : -minor
    }

    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    public func hash(into hasher: inout Hasher) {
        for column in 0..<4 { hasher.combine(self[column]) }
    }

    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode([Column].self))
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode((0..<4).map { self[$0] })
    }

    public var debugDescription: String { "\(Self.self)(\((0..<4).map { "\(self[$0])" }.joined(separator: ", ")))" }

    public static func * (a: Self, b: Column) -> Column {
        let sum = a.columns.0 * b.x + a.columns.1 * b.y
        let rest = a.columns.2 * b.z + a.columns.3 * b.w
        return sum + rest
    }
    public static func * (a: Column, b: Self) -> Column { b.transpose * a }
    public static func * (a: Self, b: Self) -> Self {
        Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
    public static func * (a: Self, b: Scalar) -> Self {
        Self(a.columns.0 * b, a.columns.1 * b, a.columns.2 * b, a.columns.3 * b)
    }
    public static func * (a: Scalar, b: Self) -> Self { b * a }
    public static func + (a: Self, b: Self) -> Self {
        Self(
            a.columns.0 + b.columns.0, a.columns.1 + b.columns.1, a.columns.2 + b.columns.2,
            a.columns.3 + b.columns.3)
    }
    public static func - (a: Self, b: Self) -> Self { a + b * -1 }
    public static prefix func - (a: Self) -> Self { a * -1 }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Scalar) { a = a * b }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
}

/// Matrices by their names in C.
public typealias simd_float4x4 = Matrix4<Float>
public typealias simd_double4x4 = Matrix4<Double>
public typealias float4x4 = Matrix4<Float>
public typealias double4x4 = Matrix4<Double>
public typealias matrix_float4x4 = Matrix4<Float>
public typealias matrix_double4x4 = Matrix4<Double>

/// The matrices that change nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double4x4 = simd_double4x4(1)
