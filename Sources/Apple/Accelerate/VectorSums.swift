// Sums, means and the largest numbers, by their names in C.

/// The sum of numbers.
public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.sum(numbers)
}
public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.sum(numbers)
}

/// The sum of their squares.
public func vDSP_svesq(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.sumOfSquares(numbers)
}
public func vDSP_svesqD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.sumOfSquares(numbers)
}

/// The sum of their magnitudes.
public func vDSP_svemg(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.sumOfMagnitudes(numbers)
}
public func vDSP_svemgD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.sumOfMagnitudes(numbers)
}

/// The largest number.
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.maximum(numbers)
}
public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.maximum(numbers)
}

/// The smallest number.
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.minimum(numbers)
}
public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.minimum(numbers)
}

/// The largest magnitude.
public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.maximumMagnitude(numbers)
}
public func vDSP_maxmgvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.maximumMagnitude(numbers)
}

/// The mean of numbers.
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.mean(numbers)
}
public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.mean(numbers)
}

/// The mean of their squares.
public func vDSP_measqv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.meanSquare(numbers)
}
public func vDSP_measqvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.meanSquare(numbers)
}

/// The root of the mean of their squares.
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.rootMeanSquare(numbers)
}
public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = vDSP.rootMeanSquare(numbers)
}

/// The largest number with its place, in steps.
public func vDSP_maxvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    let (index, number) = vDSP.indexOfMaximum((0..<Int(__N)).map { __A[$0 * __IA] })
    __C.pointee = number
    __I.pointee = index * vDSP_Length(__IA.magnitude)
}
public func vDSP_maxviD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    let (index, number) = vDSP.indexOfMaximum((0..<Int(__N)).map { __A[$0 * __IA] })
    __C.pointee = number
    __I.pointee = index * vDSP_Length(__IA.magnitude)
}

/// The smallest number with its place, in steps.
public func vDSP_minvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    let (index, number) = vDSP.indexOfMinimum((0..<Int(__N)).map { __A[$0 * __IA] })
    __C.pointee = number
    __I.pointee = index * vDSP_Length(__IA.magnitude)
}
public func vDSP_minviD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    let (index, number) = vDSP.indexOfMinimum((0..<Int(__N)).map { __A[$0 * __IA] })
    __C.pointee = number
    __I.pointee = index * vDSP_Length(__IA.magnitude)
}
