/// A turn in space as four numbers: three imaginary ones and a real one.
public struct Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Codable & Sendable>: Hashable, @unchecked Sendable,
    Codable,
    CustomDebugStringConvertible
{
    /// The numbers: x, y, z and the real one.
    public var vector: SIMD4<Scalar>

    public init() {
        vector = .zero
    }

    /// Creates a quaternion of its numbers.
    public init(vector: SIMD4<Scalar>) {
        self.vector = vector
    }
    public init(_ vector: SIMD4<Scalar>) {
        self.vector = vector
    }
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
        vector = SIMD4(ix, iy, iz, r)
    }
    public init(real: Scalar, imag: SIMD3<Scalar>) {
        vector = SIMD4(imag, real)
    }

    /// Creates a turn by an angle in radians about an axis of length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
    }

    /// Creates the shortest turn from one direction of length 1 to another.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let half = from + to
        guard Double(dot(half, half)) > 1e-10 else {
            // Opposite directions: half a turn about any axis that stands upright on them.
            let side: SIMD3<Scalar> = Double(from.x * from.x) < 0.5 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: simd.normalize(cross(from, side)))
            return
        }
        let middle = simd.normalize(half)
        self.init(real: dot(from, middle), imag: cross(from, middle))
    }

    /// Creates the turn of a matrix that does nothing but turn.
    public init(_ matrix: Matrix3<Scalar>) {
        let c = matrix.columns
        let trace = c.0.x + c.1.y + c.2.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(ix: (c.1.z - c.2.y) / s, iy: (c.2.x - c.0.z) / s, iz: (c.0.y - c.1.x) / s, r: s / 4)
        } else if c.0.x > c.1.y, c.0.x > c.2.z {
            let s = (1 + c.0.x - c.1.y - c.2.z).squareRoot() * 2
            self.init(ix: s / 4, iy: (c.1.x + c.0.y) / s, iz: (c.2.x + c.0.z) / s, r: (c.1.z - c.2.y) / s)
        } else if c.1.y > c.2.z {
            let s = (1 + c.1.y - c.0.x - c.2.z).squareRoot() * 2
            self.init(ix: (c.1.x + c.0.y) / s, iy: s / 4, iz: (c.2.y + c.1.z) / s, r: (c.2.x - c.0.z) / s)
        } else {
            let s = (1 + c.2.z - c.0.x - c.1.y).squareRoot() * 2
            self.init(ix: (c.2.x + c.0.z) / s, iy: (c.2.y + c.1.z) / s, iz: s / 4, r: (c.0.y - c.1.x) / s)
        }
    }
    public init(_ matrix: Matrix4<Scalar>) {
        let c = matrix.columns
        func short(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
        self.init(Matrix3(short(c.0), short(c.1), short(c.2)))
    }

    /// The real number, the imaginary ones, and the length of all four.
    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    public var length: Scalar { simd.length(vector) }

    /// The angle in radians and the axis.
    public var angle: Scalar { Scalar(2 * atan2(Double(simd.length(imag)), Double(real))) }
    public var axis: SIMD3<Scalar> { simd.normalize(imag) }

    /// The turn with a length of 1, the turn back, and the same with the opposite imaginary numbers.
    public var normalized: Self { Self(vector / length) }
    public var inverse: Self { Self(conjugate.vector / dot(vector, vector)) }
    public var conjugate: Self { Self(real: real, imag: -imag) }

    /// Turns a direction.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let twice = cross(imag, vector) * 2
        let along = vector + twice * real
        return along + cross(imag, twice)
    }

    public static func * (a: Self, b: Self) -> Self {
        let along = b.imag * a.real + a.imag * b.real
        return Self(real: a.real * b.real - dot(a.imag, b.imag), imag: along + cross(a.imag, b.imag))
    }
    public static func * (a: Self, b: Scalar) -> Self { Self(a.vector * b) }
    public static func * (a: Scalar, b: Self) -> Self { Self(b.vector * a) }
    public static func / (a: Self, b: Self) -> Self { a * b.inverse }
    public static func / (a: Self, b: Scalar) -> Self { Self(a.vector / b) }
    public static func + (a: Self, b: Self) -> Self { Self(a.vector + b.vector) }
    public static func - (a: Self, b: Self) -> Self { Self(a.vector - b.vector) }
    public static prefix func - (a: Self) -> Self { Self(-a.vector) }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Scalar) { a = a * b }
    public static func /= (a: inout Self, b: Self) { a = a / b }
    public static func /= (a: inout Self, b: Scalar) { a = a / b }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }

    public var debugDescription: String {
        "\(Self.self)(real: \(real), imag: \(imag))"
    }
}

/// Quaternions by their names in C.
public typealias simd_quatf = Quaternion<Float>
public typealias simd_quatd = Quaternion<Double>

/// Quaternions by functions of C.
public func simd_quaternion(_ angle: Float, _ axis: simd_float3) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
public func simd_quaternion(_ from: simd_float3, _ to: simd_float3) -> simd_quatf { simd_quatf(from: from, to: to) }
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
public func simd_act(_ q: simd_quatf, _ v: simd_float3) -> simd_float3 { q.act(v) }
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { dot(p.vector, q.vector) }

/// The turn at a part of the way from one to another, on the shorter way.
public func simd_slerp<T>(_ q0: Quaternion<T>, _ q1: Quaternion<T>, _ t: T) -> Quaternion<T> {
    let cosine = dot(q0.vector, q1.vector)
    let other = cosine < 0 ? -q1 : q1
    let angle = acos(Double(Swift.min(Swift.abs(cosine), 1)))
    guard angle > 1e-6 else { return Quaternion(mix(q0.vector, other.vector, t: t)).normalized }
    let (first, second) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
    return q0 * T(first) + other * T(second)
}
