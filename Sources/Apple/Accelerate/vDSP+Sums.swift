extension vDSP {
    /// The sum of numbers, of their squares and of their magnitudes.
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: FloatingPoint {
        vector.numbers.reduce(0, +)
    }
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: FloatingPoint {
        vector.numbers.reduce(0) { $0 + $1 * $1 }
    }
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: FloatingPoint {
        vector.numbers.reduce(0) { $0 + $1.magnitude }
    }

    /// The mean of numbers, of their squares with its root, and of their magnitudes. Of none it is not a number.
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: FloatingPoint {
        sum(vector) / U.Element(vector.count)
    }
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: FloatingPoint {
        sumOfSquares(vector) / U.Element(vector.count)
    }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: FloatingPoint {
        meanSquare(vector).squareRoot()
    }
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: FloatingPoint {
        sumOfMagnitudes(vector) / U.Element(vector.count)
    }

    /// The deviation of numbers from their mean.
    public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: FloatingPoint {
        let mean = mean(vector)
        return rootMeanSquare(vector.numbers.map { $0 - mean })
    }

    /// The numbers with a mean of 0 and a deviation of 1.
    public static func normalize<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: FloatingPoint {
        let (mean, deviation) = (mean(vector), standardDeviation(vector))
        return vector.numbers.map { ($0 - mean) / deviation }
    }

    /// The largest and the smallest number, with their places; of none the smallest and the largest that there is.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: FloatingPoint {
        vector.numbers.max() ?? -.infinity
    }
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: FloatingPoint {
        vector.numbers.min() ?? .infinity
    }
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: FloatingPoint {
        vector.numbers.map(\.magnitude).max() ?? 0
    }
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
    where U.Element: FloatingPoint {
        let (numbers, largest) = (vector.numbers, maximum(vector))
        return (UInt(numbers.firstIndex(of: largest) ?? 0), largest)
    }
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
    where U.Element: FloatingPoint {
        let (numbers, smallest) = (vector.numbers, minimum(vector))
        return (UInt(numbers.firstIndex(of: smallest) ?? 0), smallest)
    }
    public static func maximum<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: FloatingPoint, U.Element == V.Element { zip(vectorA.numbers, vectorB.numbers).map(Swift.max) }
    public static func minimum<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: FloatingPoint, U.Element == V.Element { zip(vectorA.numbers, vectorB.numbers).map(Swift.min) }

    /// The sum of the products of two arrays, and the square of their distance.
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> U.Element
    where U.Element: FloatingPoint, U.Element == V.Element { sum(multiply(vectorA, vectorB)) }
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ pointA: U, _ pointB: V
    ) -> U.Element where U.Element: FloatingPoint, U.Element == V.Element { sumOfSquares(subtract(pointA, pointB)) }

    // MARK: Loudness

    /// Amplitudes and powers in decibels over one of them.
    public static func amplitudeToDecibels<U: AccelerateBuffer>(
        _ amplitude: U, zeroReference: U.Element
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(amplitude) { U.Element(20 * log10(Double($0) / Double(zeroReference))) }
    }
    public static func powerToDecibels<U: AccelerateBuffer>(
        _ power: U, zeroReference: U.Element
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(power) { U.Element(10 * log10(Double($0) / Double(zeroReference))) }
    }

    // MARK: Other numbers

    /// The numbers of another kind.
    public static func doubleToFloat<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Double {
        each(vector) { Float($0) }
    }
    public static func floatToDouble<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Float {
        each(vector) { Double($0) }
    }
    public static func integerToFloatingPoint<U: AccelerateBuffer, T: BinaryFloatingPoint>(
        _ vector: U, floatingPointType: T.Type
    ) -> [T] where U.Element: BinaryInteger { each(vector) { T($0) } }
    public static func floatingPointToInteger<U: AccelerateBuffer, T: FixedWidthInteger>(
        _ vector: U, integerType: T.Type, rounding: RoundingMode
    ) -> [T] where U.Element: BinaryFloatingPoint {
        each(vector) { T(clamping: Int64($0.rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven))) }
    }

    /// The ways to make whole numbers.
    public enum RoundingMode: Hashable, Sendable {
        case towardZero, towardNearestInteger
    }

    // MARK: Windows

    /// The shapes of windows.
    public enum WindowSequence: Hashable, Sendable {
        case hanningNormalized, hanningDenormalized, hamming, blackman
    }

    /// Numbers that rise and fall again. Half a window has zeros behind its middle.
    public static func window<T: BinaryFloatingPoint>(
        ofType: T.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
    ) -> [T] {
        (0..<count).map { index in
            if isHalfWindow, index >= (count + 1) / 2 { return 0 }
            let turn = 2 * Double.pi * Double(index) / Double(count)
            return switch sequence {
            case .hanningNormalized: T(0.8165 * (1 - cos(turn)))
            case .hanningDenormalized: T(0.5 * (1 - cos(turn)))
            case .hamming: T(0.54 - 0.46 * cos(turn))
            case .blackman: T(0.42 - 0.5 * cos(turn) + 0.08 * cos(2 * turn))
            }
        }
    }
}
