/// The numbers turned around, and sorted: upwards for 1, downwards for -1.
public func vDSP_vrvrs(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    let numbers = (0..<Int(__N)).map { __C[$0 * __IC] }
    for (index, number) in numbers.reversed().enumerated() { __C[index * __IC] = number }
}
public func vDSP_vsort(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Order: Int32) {
    var numbers = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
    numbers.sort { __Order < 0 ? $0 > $1 : $0 < $1 }
}
public func vDSP_vsortD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Order: Int32) {
    var numbers = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
    numbers.sort { __Order < 0 ? $0 > $1 : $0 < $1 }
}

/// The mean of the magnitudes, and the square of the distance of two vectors.
public func vDSP_meamgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + abs(__A[$1 * __IA]) } / Float(__N) }
public func vDSP_distancesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(0) { sum, index in
        let difference = __A[index * __IA] - __B[index * __IB]
        return sum + difference * difference
    }
}

/// The sums of products of a filter with the numbers from each place on; backwards for a filter with a negative stride.
public func vDSP_conv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __IF: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let sums = (0..<Int(__N)).map { place in
        (0..<Int(__P)).reduce(Float(0)) { $0 + __A[(place + $1) * __IA] * __F[$1 * __IF] }
    }
    for (index, sum) in sums.enumerated() { __C[index * __IC] = sum }
}

/// The numbers on straight lines between values at places.
public func vDSP_vgenp(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __M: vDSP_Length
) {
    guard __M > 0 else { return }
    for index in 0..<Int(__N) {
        let place = Float(index)
        let after = (0..<Int(__M)).first { __B[$0 * __IB] >= place }
        let value: Float
        switch after {
        case nil: value = __A[(Int(__M) - 1) * __IA]
        case 0?: value = __A[0]
        case let after?:
            let (low, high) = (__B[(after - 1) * __IB], __B[after * __IB])
            let part = high > low ? (place - low) / (high - low) : 1
            value = __A[(after - 1) * __IA] * (1 - part) + __A[after * __IA] * part
        }
        __C[index * __IC] = value
    }
}

extension vDSP {
    /// The directions of sorting.
    public enum SortOrder: Int32, Sendable {
        case ascending = 1
        case descending = -1
    }

    /// Sorts numbers where they stand.
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
    where V.Element: FloatingPoint {
        vector.take(vector.numbers.sorted { sortOrder == .ascending ? $0 < $1 : $0 > $1 })
    }

    /// The sums of so many numbers from each place on.
    public static func slidingWindowSum<U: AccelerateBuffer>(
        _ vector: U, usingWindowLength windowLength: Int
    ) -> [U.Element] where U.Element: FloatingPoint {
        let numbers = vector.numbers
        guard windowLength > 0, numbers.count >= windowLength else { return [] }
        return (0...numbers.count - windowLength).map { numbers[$0..<$0 + windowLength].reduce(0, +) }
    }

    /// The number of times that the sign changes.
    public static func countZeroCrossings<U: AccelerateBuffer>(_ vector: U) -> UInt where U.Element: FloatingPoint {
        let numbers = vector.numbers
        return UInt(zip(numbers, numbers.dropFirst()).filter { ($0.sign == .minus) != ($1.sign == .minus) }.count)
    }

    /// The values of a polynomial, whose first coefficient is that of the highest power.
    public static func evaluatePolynomial<U: AccelerateBuffer>(
        usingCoefficients coefficients: [U.Element], withVariables variables: U
    ) -> [U.Element] where U.Element: FloatingPoint {
        variables.numbers.map { variable in coefficients.reduce(0) { $0 * variable + $1 } }
    }
}
