/// Products, by the functions of C.
public func simd_mul<T>(_ x: Matrix4<T>, _ y: Matrix4<T>) -> Matrix4<T> { x * y }
public func simd_mul<T>(_ x: Matrix4<T>, _ y: SIMD4<T>) -> SIMD4<T> { x * y }
public func simd_mul<T>(_ x: SIMD4<T>, _ y: Matrix4<T>) -> SIMD4<T> { x * y }
public func simd_mul<T>(_ x: Matrix3<T>, _ y: Matrix3<T>) -> Matrix3<T> { x * y }
public func simd_mul<T>(_ x: Matrix3<T>, _ y: SIMD3<T>) -> SIMD3<T> { x * y }
public func matrix_multiply<T>(_ x: Matrix4<T>, _ y: Matrix4<T>) -> Matrix4<T> { x * y }
public func matrix_multiply<T>(_ x: Matrix4<T>, _ y: SIMD4<T>) -> SIMD4<T> { x * y }
public func matrix_multiply<T>(_ x: Matrix3<T>, _ y: Matrix3<T>) -> Matrix3<T> { x * y }

/// The matrix that takes one back, its transpose, and its determinant.
public func simd_inverse<T>(_ x: Matrix4<T>) -> Matrix4<T> { x.inverse }
public func simd_inverse<T>(_ x: Matrix3<T>) -> Matrix3<T> { x.inverse }
public func simd_transpose<T>(_ x: Matrix4<T>) -> Matrix4<T> { x.transpose }
public func simd_transpose<T>(_ x: Matrix3<T>) -> Matrix3<T> { x.transpose }
public func simd_determinant<T>(_ x: Matrix4<T>) -> T { x.determinant }
public func simd_determinant<T>(_ x: Matrix3<T>) -> T { x.determinant }

/// Indicates whether matrices are equal, or nearly.
public func simd_equal<T>(_ x: Matrix4<T>, _ y: Matrix4<T>) -> Bool { x == y }
public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }
public func simd_almost_equal_elements<T>(_ x: Matrix4<T>, _ y: Matrix4<T>, _ tol: T) -> Bool {
    (0..<4).allSatisfy { column in (0..<4).allSatisfy { Swift.abs(x[column, $0] - y[column, $0]) <= tol } }
}
