import Foundation

/// Matrices of their columns, of their rows, of the numbers from a corner to the opposite one, and of turns.
public func simd_matrix<T>(_ col0: SIMD2<T>, _ col1: SIMD2<T>) -> Matrix2<T> { Matrix2(col0, col1) }
public func simd_matrix<T>(_ col0: SIMD3<T>, _ col1: SIMD3<T>, _ col2: SIMD3<T>) -> Matrix3<T> {
    Matrix3(col0, col1, col2)
}
public func simd_matrix<T>(_ col0: SIMD4<T>, _ col1: SIMD4<T>, _ col2: SIMD4<T>, _ col3: SIMD4<T>) -> Matrix4<T> {
    Matrix4(col0, col1, col2, col3)
}
public func simd_matrix_from_rows<T>(_ row0: SIMD2<T>, _ row1: SIMD2<T>) -> Matrix2<T> { Matrix2(rows: [row0, row1]) }
public func simd_matrix_from_rows<T>(_ row0: SIMD3<T>, _ row1: SIMD3<T>, _ row2: SIMD3<T>) -> Matrix3<T> {
    Matrix3(rows: [row0, row1, row2])
}
public func simd_matrix_from_rows<T>(
    _ row0: SIMD4<T>, _ row1: SIMD4<T>, _ row2: SIMD4<T>, _ row3: SIMD4<T>
) -> Matrix4<T> { Matrix4(rows: [row0, row1, row2, row3]) }
public func simd_diagonal_matrix<T>(_ x: SIMD2<T>) -> Matrix2<T> { Matrix2(diagonal: x) }
public func simd_diagonal_matrix<T>(_ x: SIMD3<T>) -> Matrix3<T> { Matrix3(diagonal: x) }
public func simd_diagonal_matrix<T>(_ x: SIMD4<T>) -> Matrix4<T> { Matrix4(diagonal: x) }
public func simd_matrix3x3<T>(_ q: Quaternion<T>) -> Matrix3<T> { Matrix3(q) }
public func simd_matrix4x4<T>(_ q: Quaternion<T>) -> Matrix4<T> { Matrix4(q) }

/// Products, sums and what takes a matrix back, by the functions of C.
public func simd_mul<T>(_ x: Matrix2<T>, _ y: Matrix2<T>) -> Matrix2<T> { x * y }
public func simd_mul<T>(_ x: Matrix2<T>, _ y: SIMD2<T>) -> SIMD2<T> { x * y }
public func simd_mul<T>(_ x: SIMD3<T>, _ y: Matrix3<T>) -> SIMD3<T> { y.transpose * x }
public func simd_mul<T>(_ x: T, _ y: Matrix3<T>) -> Matrix3<T> { x * y }
public func simd_mul<T>(_ x: T, _ y: Matrix4<T>) -> Matrix4<T> { x * y }
public func matrix_multiply<T>(_ x: Matrix3<T>, _ y: SIMD3<T>) -> SIMD3<T> { x * y }
public func matrix_multiply<T>(_ x: Matrix2<T>, _ y: Matrix2<T>) -> Matrix2<T> { x * y }
public func matrix_scale<T>(_ a: T, _ x: Matrix3<T>) -> Matrix3<T> { x * a }
public func matrix_scale<T>(_ a: T, _ x: Matrix4<T>) -> Matrix4<T> { x * a }
public func simd_add<T>(_ x: Matrix3<T>, _ y: Matrix3<T>) -> Matrix3<T> { x + y }
public func simd_add<T>(_ x: Matrix4<T>, _ y: Matrix4<T>) -> Matrix4<T> { x + y }
public func simd_sub<T>(_ x: Matrix3<T>, _ y: Matrix3<T>) -> Matrix3<T> { x - y }
public func simd_sub<T>(_ x: Matrix4<T>, _ y: Matrix4<T>) -> Matrix4<T> { x - y }
public func matrix_add<T>(_ x: Matrix4<T>, _ y: Matrix4<T>) -> Matrix4<T> { x + y }
public func matrix_invert<T>(_ x: Matrix3<T>) -> Matrix3<T> { x.inverse }
public func matrix_invert<T>(_ x: Matrix4<T>) -> Matrix4<T> { x.inverse }
public func matrix_transpose<T>(_ x: Matrix3<T>) -> Matrix3<T> { x.transpose }
public func matrix_transpose<T>(_ x: Matrix4<T>) -> Matrix4<T> { x.transpose }
public func matrix_determinant<T>(_ x: Matrix3<T>) -> T { x.determinant }
public func matrix_determinant<T>(_ x: Matrix4<T>) -> T { x.determinant }
public func simd_inverse<T>(_ x: Matrix2<T>) -> Matrix2<T> { x.inverse }
public func simd_transpose<T>(_ x: Matrix2<T>) -> Matrix2<T> { x.transpose }
public func simd_determinant<T>(_ x: Matrix2<T>) -> T { x.determinant }

/// Turns by the functions of C: their parts, their sums, and those between others.
public func simd_real<T>(_ q: Quaternion<T>) -> T { q.real }
public func simd_imag<T>(_ q: Quaternion<T>) -> SIMD3<T> { q.imag }
public func simd_angle<T>(_ q: Quaternion<T>) -> T { q.angle }
public func simd_axis<T>(_ q: Quaternion<T>) -> SIMD3<T> { q.axis }
public func simd_conjugate<T>(_ q: Quaternion<T>) -> Quaternion<T> { q.conjugate }
public func simd_negate<T>(_ q: Quaternion<T>) -> Quaternion<T> { -q }
public func simd_length<T>(_ q: Quaternion<T>) -> T { q.length }
public func simd_add<T>(_ p: Quaternion<T>, _ q: Quaternion<T>) -> Quaternion<T> { p + q }
public func simd_sub<T>(_ p: Quaternion<T>, _ q: Quaternion<T>) -> Quaternion<T> { p - q }
public func simd_mul<T>(_ q: Quaternion<T>, _ a: T) -> Quaternion<T> { q * a }
public func simd_act(_ q: simd_quatd, _ v: simd_double3) -> simd_double3 { q.act(v) }
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
public func simd_quaternion(_ angle: Double, _ axis: simd_double3) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}
public func simd_quaternion(_ from: simd_double3, _ to: simd_double3) -> simd_quatd { simd_quatd(from: from, to: to) }
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }

/// The turn at a part of the longer way, on a smooth way through turns, and on one that others lead.
public func simd_slerp_longest<T>(_ q0: Quaternion<T>, _ q1: Quaternion<T>, _ t: T) -> Quaternion<T> {
    let near = dot(q0.vector, q1.vector)
    let other = near > 0 ? -q1 : q1
    let angle = T(acos(Double(simd_clamp(Double(dot(q0.vector, other.vector)), -1, 1))))
    let sine = T(sin(Double(angle)))
    guard abs(sine) > T(1e-6) else { return q0 }
    let (a, b) = (T(sin(Double((1 - t) * angle))) / sine, T(sin(Double(t * angle))) / sine)
    return q0 * a + other * b
}
public func simd_bezier<T>(
    _ q0: Quaternion<T>, _ q1: Quaternion<T>, _ q2: Quaternion<T>, _ q3: Quaternion<T>, _ t: T
) -> Quaternion<T> {
    let (a, b, c) = (simd_slerp(q0, q1, t), simd_slerp(q1, q2, t), simd_slerp(q2, q3, t))
    return simd_slerp(simd_slerp(a, b, t), simd_slerp(b, c, t), t)
}
