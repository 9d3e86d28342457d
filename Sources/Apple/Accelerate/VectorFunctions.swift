/// The step from a number to the next, and the number of numbers.
public typealias vDSP_Stride = Int
public typealias vDSP_Length = UInt

/// The sums of numbers.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B[index * __IB] } }
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B[index * __IB] } }

/// The differences of numbers: the first ones are taken from the second.
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] - __B[index * __IB] } }
public func vDSP_vsubD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] - __B[index * __IB] } }

/// The products of numbers.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B[index * __IB] } }
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B[index * __IB] } }

/// The quotients of numbers: the second are divided by the first.
public func vDSP_vdiv(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] / __B[index * __IB] } }
public func vDSP_vdivD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] / __B[index * __IB] } }

/// The sums of numbers with one.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B.pointee } }
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B.pointee } }

/// The products of numbers with one.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B.pointee } }
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B.pointee } }

/// The quotients of numbers by one.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] / __B.pointee } }
public func vDSP_vsdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] / __B.pointee } }

/// The numbers without signs.
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let number = __A[index * __IA]
        __C[index * __IC] = number.magnitude
    }
}
public func vDSP_vabsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let number = __A[index * __IA]
        __C[index * __IC] = number.magnitude
    }
}

/// The numbers with the opposite signs.
public func vDSP_vneg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let number = __A[index * __IA]
        __C[index * __IC] = -number
    }
}
public func vDSP_vnegD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let number = __A[index * __IA]
        __C[index * __IC] = -number
    }
}

/// The squares of numbers.
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let number = __A[index * __IA]
        __C[index * __IC] = number * number
    }
}
public func vDSP_vsqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let number = __A[index * __IA]
        __C[index * __IC] = number * number
    }
}

/// The sum of the products of numbers.
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] } }
public func vDSP_dotprD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] } }

/// The numbers within bounds.
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __D[index * __ID] = min(max(__A[index * __IA], __B.pointee), __C.pointee) } }
public func vDSP_vclipD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __D[index * __ID] = min(max(__A[index * __IA], __B.pointee), __C.pointee) } }

/// The products of numbers with one, and others added to them.
public func vDSP_vsma(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * __B.pointee + __C[index * __IC] }
}
public func vDSP_vsmaD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * __B.pointee + __C[index * __IC] }
}

/// Fills with a number, and with zeros.
public func vDSP_vfill(
    _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee }
}
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}
public func vDSP_vfillD(
    _ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee }
}
public func vDSP_vclrD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}

/// Numbers that rise evenly.
public func vDSP_vramp(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Float(index) * __B.pointee }
}
public func vDSP_vrampD(
    _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Double(index) * __B.pointee }
}

/// The product of a matrix of so many rows with another of so many columns; the last number is that of the sums' parts.
public func vDSP_mmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let (columns, parts) = (Int(__N), Int(__P))
    for row in 0..<Int(__M) {
        for column in 0..<columns {
            var sum: Float = 0
            for part in 0..<parts { sum += __A[(row * parts + part) * __IA] * __B[(part * columns + column) * __IB] }
            __C[(row * columns + column) * __IC] = sum
        }
    }
}
public func vDSP_mmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let (columns, parts) = (Int(__N), Int(__P))
    for row in 0..<Int(__M) {
        for column in 0..<columns {
            var sum: Double = 0
            for part in 0..<parts { sum += __A[(row * parts + part) * __IA] * __B[(part * columns + column) * __IB] }
            __C[(row * columns + column) * __IC] = sum
        }
    }
}

/// The matrix with rows for columns: the numbers are those of the new rows and columns.
public func vDSP_mtrans(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length
) {
    let (rows, columns) = (Int(__M), Int(__N))
    for row in 0..<rows {
        for column in 0..<columns { __C[(row * columns + column) * __IC] = __A[(column * rows + row) * __IA] }
    }
}
public func vDSP_mtransD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __M: vDSP_Length, _ __N: vDSP_Length
) {
    let (rows, columns) = (Int(__M), Int(__N))
    for row in 0..<rows {
        for column in 0..<columns { __C[(row * columns + column) * __IC] = __A[(column * rows + row) * __IA] }
    }
}

/// The numbers in decibels over one; the flag is 1 for amplitudes and 0 for powers.
public func vDSP_vdbcon(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
    let factor: Float = __F == 0 ? 10 : 20
    for index in 0..<Int(__N) { __C[index * __IC] = factor * log10(__A[index * __IA] / __B.pointee) }
}
public func vDSP_vdbconD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
    let factor: Double = __F == 0 ? 10 : 20
    for index in 0..<Int(__N) { __C[index * __IC] = factor * log10(__A[index * __IA] / __B.pointee) }
}

/// Numbers with a mean of 0 and a deviation of 1, with both as they were. Without a place for the numbers only these are given.
public func vDSP_normalize(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>?, _ __IC: vDSP_Stride,
    _ __Mean: UnsafeMutablePointer<Float>, _ __StandardDeviation: UnsafeMutablePointer<Float>,
    _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __IA] }
    (__Mean.pointee, __StandardDeviation.pointee) = (vDSP.mean(numbers), vDSP.standardDeviation(numbers))
    guard let __C else { return }
    for (index, number) in vDSP.normalize(numbers).enumerated() { __C[index * __IC] = number }
}
public func vDSP_normalizeD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>?, _ __IC: vDSP_Stride,
    _ __Mean: UnsafeMutablePointer<Double>, _ __StandardDeviation: UnsafeMutablePointer<Double>,
    _ __N: vDSP_Length
) {
    let numbers = (0..<Int(__N)).map { __A[$0 * __IA] }
    (__Mean.pointee, __StandardDeviation.pointee) = (vDSP.mean(numbers), vDSP.standardDeviation(numbers))
    guard let __C else { return }
    for (index, number) in vDSP.normalize(numbers).enumerated() { __C[index * __IC] = number }
}

/// The shapes of windows.
public let vDSP_HANN_DENORM: Int32 = 0
public let vDSP_HALF_WINDOW: Int32 = 1
public let vDSP_HANN_NORM: Int32 = 2

private func write<T: BinaryFloatingPoint>(
    _ sequence: vDSP.WindowSequence, _ place: UnsafeMutablePointer<T>, _ count: vDSP_Length, _ flag: Int32
) {
    let isHalf = flag & vDSP_HALF_WINDOW != 0
    let numbers = vDSP.window(ofType: T.self, usingSequence: sequence, count: Int(count), isHalfWindow: isHalf)
    for index in 0..<(isHalf ? (Int(count) + 1) / 2 : Int(count)) { place[index] = numbers[index] }
}

/// Numbers that rise and fall again.
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    write(__Flag & vDSP_HANN_NORM == 0 ? .hanningDenormalized : .hanningNormalized, __C, __N, __Flag)
}
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    write(.hamming, __C, __N, __Flag)
}
public func vDSP_blkman_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    write(.blackman, __C, __N, __Flag)
}
public func vDSP_hann_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
    write(__Flag & vDSP_HANN_NORM == 0 ? .hanningDenormalized : .hanningNormalized, __C, __N, __Flag)
}
public func vDSP_hamm_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
    write(.hamming, __C, __N, __Flag)
}
public func vDSP_blkman_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
    write(.blackman, __C, __N, __Flag)
}

/// Numbers of other kinds.
public func vDSP_vflt16(
    _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) } }
public func vDSP_vfltu8(
    _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) } }
public func vDSP_vfix16(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Int16(clamping: Int(__A[index * __IA])) } }
public func vDSP_vdpsp(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) } }
public func vDSP_vspdp(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) } }

/// Every so many numbers, after a filter.
public func vDSP_desamp(
    _ __A: UnsafePointer<Float>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    for index in 0..<Int(__N) {
        __C[index] = (0..<Int(__P)).reduce(0) { $0 + __A[index * __DF + $1] * __F[$1] }
    }
}
