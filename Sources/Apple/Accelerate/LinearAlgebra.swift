/// The order of a matrix's numbers in memory.
public struct CBLAS_ORDER: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.init(rawValue: rawValue) }
}
/// Row by row, and column by column.
public let CblasRowMajor = CBLAS_ORDER(rawValue: 101)
public let CblasColMajor = CBLAS_ORDER(rawValue: 102)

/// The choice of a matrix or its transpose.
public struct CBLAS_TRANSPOSE: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.init(rawValue: rawValue) }
}
/// The matrix, and its transpose.
public let CblasNoTrans = CBLAS_TRANSPOSE(rawValue: 111)
public let CblasTrans = CBLAS_TRANSPOSE(rawValue: 112)
public let CblasConjTrans = CBLAS_TRANSPOSE(rawValue: 113)

/// A factor of the product of two matrices, and a factor of what was there.
public func cblas_sgemm(
    _ ORDER: CBLAS_ORDER, _ TRANSA: CBLAS_TRANSPOSE, _ TRANSB: CBLAS_TRANSPOSE, _ M: Int32, _ N: Int32, _ K: Int32,
    _ ALPHA: Float, _ A: UnsafePointer<Float>, _ LDA: Int32, _ B: UnsafePointer<Float>, _ LDB: Int32, _ BETA: Float,
    _ C: UnsafeMutablePointer<Float>, _ LDC: Int32
) {
    product(
        ORDER, (TRANSA, TRANSB), (Int(M), Int(N), Int(K)), (ALPHA, BETA), (A, Int(LDA)), (B, Int(LDB)), (C, Int(LDC)))
}
public func cblas_dgemm(
    _ ORDER: CBLAS_ORDER, _ TRANSA: CBLAS_TRANSPOSE, _ TRANSB: CBLAS_TRANSPOSE, _ M: Int32, _ N: Int32, _ K: Int32,
    _ ALPHA: Double, _ A: UnsafePointer<Double>, _ LDA: Int32, _ B: UnsafePointer<Double>, _ LDB: Int32,
    _ BETA: Double, _ C: UnsafeMutablePointer<Double>, _ LDC: Int32
) {
    product(
        ORDER, (TRANSA, TRANSB), (Int(M), Int(N), Int(K)), (ALPHA, BETA), (A, Int(LDA)), (B, Int(LDB)), (C, Int(LDC)))
}

/// A factor of the product of a matrix and a vector, and a factor of what was there.
public func cblas_sgemv(
    _ ORDER: CBLAS_ORDER, _ TRANS: CBLAS_TRANSPOSE, _ M: Int32, _ N: Int32, _ ALPHA: Float, _ A: UnsafePointer<Float>,
    _ LDA: Int32, _ X: UnsafePointer<Float>, _ INCX: Int32, _ BETA: Float, _ Y: UnsafeMutablePointer<Float>,
    _ INCY: Int32
) {
    let isTurned = TRANS != CblasNoTrans
    for row in 0..<Int(isTurned ? N : M) {
        let sum = (0..<Int(isTurned ? M : N)).reduce(Float(0)) { sum, column in
            let (i, j) = isTurned ? (column, row) : (row, column)
            let place = ORDER == CblasRowMajor ? i * Int(LDA) + j : j * Int(LDA) + i
            return sum + A[place] * X[column * Int(INCX)]
        }
        let place = row * Int(INCY)
        Y[place] = ALPHA * sum + (BETA == 0 ? 0 : BETA * Y[place])
    }
}

private func product<T: FloatingPoint>(
    _ order: CBLAS_ORDER, _ turned: (CBLAS_TRANSPOSE, CBLAS_TRANSPOSE), _ size: (m: Int, n: Int, k: Int),
    _ factors: (T, T), _ a: (UnsafePointer<T>, Int), _ b: (UnsafePointer<T>, Int), _ c: (UnsafeMutablePointer<T>, Int)
) {
    func place(_ row: Int, _ column: Int, _ width: Int, _ isTurned: Bool) -> Int {
        let (i, j) = isTurned ? (column, row) : (row, column)
        return order == CblasRowMajor ? i * width + j : j * width + i
    }
    for row in 0..<size.m {
        for column in 0..<size.n {
            let sum = (0..<size.k).reduce(T(0)) { sum, index in
                sum + a.0[place(row, index, a.1, turned.0 != CblasNoTrans)]
                    * b.0[place(index, column, b.1, turned.1 != CblasNoTrans)]
            }
            let target = place(row, column, c.1, false)
            c.0[target] = factors.0 * sum + (factors.1 == 0 ? 0 : factors.1 * c.0[target])
        }
    }
}

/// The sum of products, the length, the sum of magnitudes, and the place of the largest magnitude.
public func cblas_sdot(
    _ N: Int32, _ X: UnsafePointer<Float>, _ INCX: Int32, _ Y: UnsafePointer<Float>, _ INCY: Int32
) -> Float { (0..<Int(N)).reduce(0) { $0 + X[$1 * Int(INCX)] * Y[$1 * Int(INCY)] } }
public func cblas_ddot(
    _ N: Int32, _ X: UnsafePointer<Double>, _ INCX: Int32, _ Y: UnsafePointer<Double>, _ INCY: Int32
) -> Double { (0..<Int(N)).reduce(0) { $0 + X[$1 * Int(INCX)] * Y[$1 * Int(INCY)] } }
public func cblas_snrm2(_ N: Int32, _ X: UnsafePointer<Float>, _ INCX: Int32) -> Float {
    cblas_sdot(N, X, INCX, X, INCX).squareRoot()
}
public func cblas_dnrm2(_ N: Int32, _ X: UnsafePointer<Double>, _ INCX: Int32) -> Double {
    cblas_ddot(N, X, INCX, X, INCX).squareRoot()
}
public func cblas_sasum(_ N: Int32, _ X: UnsafePointer<Float>, _ INCX: Int32) -> Float {
    (0..<Int(N)).reduce(0) { $0 + abs(X[$1 * Int(INCX)]) }
}
public func cblas_isamax(_ N: Int32, _ X: UnsafePointer<Float>, _ INCX: Int32) -> Int32 {
    Int32((0..<Int(N)).max { abs(X[$0 * Int(INCX)]) < abs(X[$1 * Int(INCX)]) } ?? 0)
}

/// Adds a factor of a vector to another, multiplies one by a number, and copies it.
public func cblas_saxpy(
    _ N: Int32, _ ALPHA: Float, _ X: UnsafePointer<Float>, _ INCX: Int32, _ Y: UnsafeMutablePointer<Float>,
    _ INCY: Int32
) { for index in 0..<Int(N) { Y[index * Int(INCY)] += ALPHA * X[index * Int(INCX)] } }
public func cblas_daxpy(
    _ N: Int32, _ ALPHA: Double, _ X: UnsafePointer<Double>, _ INCX: Int32, _ Y: UnsafeMutablePointer<Double>,
    _ INCY: Int32
) { for index in 0..<Int(N) { Y[index * Int(INCY)] += ALPHA * X[index * Int(INCX)] } }
public func cblas_sscal(_ N: Int32, _ ALPHA: Float, _ X: UnsafeMutablePointer<Float>, _ INCX: Int32) {
    for index in 0..<Int(N) { X[index * Int(INCX)] *= ALPHA }
}
public func cblas_dscal(_ N: Int32, _ ALPHA: Double, _ X: UnsafeMutablePointer<Double>, _ INCX: Int32) {
    for index in 0..<Int(N) { X[index * Int(INCX)] *= ALPHA }
}
public func cblas_scopy(
    _ N: Int32, _ X: UnsafePointer<Float>, _ INCX: Int32, _ Y: UnsafeMutablePointer<Float>, _ INCY: Int32
) { for index in 0..<Int(N) { Y[index * Int(INCY)] = X[index * Int(INCX)] } }
