/// Functions on arrays of numbers.
public enum vDSP {
    private static func pairs<U: AccelerateBuffer, V: AccelerateBuffer, T>(
        _ a: U, _ b: V, _ change: (U.Element, V.Element) -> T
    ) -> [T] { zip(a.numbers, b.numbers).map(change) }

    static func each<U: AccelerateBuffer, T>(_ a: U, _ change: (U.Element) -> T) -> [T] { a.numbers.map(change) }

    /// The sums of numbers, with others or with one.
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ vectorA: U, _ vectorB: V
    ) -> [U.Element] where U.Element: FloatingPoint, U.Element == V.Element { pairs(vectorA, vectorB) { $0 + $1 } }
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element: FloatingPoint, U.Element == V.Element, U.Element == W.Element {
        result.take(add(vectorA, vectorB))
    }
    public static func add<U: AccelerateBuffer>(
        _ scalar: U.Element, _ vector: U
    ) -> [U.Element] where U.Element: FloatingPoint { each(vector) { scalar + $0 } }
    public static func add<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout W
    ) where U.Element: FloatingPoint, U.Element == W.Element { result.take(add(scalar, vector)) }

    /// The differences of numbers.
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ vectorA: U, _ vectorB: V
    ) -> [U.Element] where U.Element: FloatingPoint, U.Element == V.Element { pairs(vectorA, vectorB) { $0 - $1 } }
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element: FloatingPoint, U.Element == V.Element, U.Element == W.Element {
        result.take(subtract(vectorA, vectorB))
    }

    /// The products of numbers, with others or with one.
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ vectorA: U, _ vectorB: V
    ) -> [U.Element] where U.Element: FloatingPoint, U.Element == V.Element { pairs(vectorA, vectorB) { $0 * $1 } }
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element: FloatingPoint, U.Element == V.Element, U.Element == W.Element {
        result.take(multiply(vectorA, vectorB))
    }
    public static func multiply<U: AccelerateBuffer>(
        _ scalar: U.Element, _ vector: U
    ) -> [U.Element] where U.Element: FloatingPoint { each(vector) { scalar * $0 } }
    public static func multiply<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout W
    ) where U.Element: FloatingPoint, U.Element == W.Element { result.take(multiply(scalar, vector)) }

    /// The quotients of numbers, with others or with one.
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ vectorA: U, _ vectorB: V
    ) -> [U.Element] where U.Element: FloatingPoint, U.Element == V.Element { pairs(vectorA, vectorB) { $0 / $1 } }
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element: FloatingPoint, U.Element == V.Element, U.Element == W.Element {
        result.take(divide(vectorA, vectorB))
    }
    public static func divide<U: AccelerateBuffer>(
        _ scalar: U.Element, _ vector: U
    ) -> [U.Element] where U.Element: FloatingPoint { each(vector) { scalar / $0 } }
    public static func divide<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout W
    ) where U.Element: FloatingPoint, U.Element == W.Element { result.take(divide(scalar, vector)) }
    public static func divide<U: AccelerateBuffer>(
        _ vector: U, _ scalar: U.Element
    ) -> [U.Element] where U.Element: FloatingPoint { each(vector) { $0 / scalar } }
    public static func divide<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, _ scalar: U.Element, result: inout W
    ) where U.Element: FloatingPoint, U.Element == W.Element { result.take(divide(vector, scalar)) }

    /// The numbers without signs, with the opposite signs, and their squares.
    public static func absolute<U: AccelerateBuffer>(
        _ vector: U
    ) -> [U.Element] where U.Element: FloatingPoint { each(vector) { $0.magnitude } }
    public static func absolute<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, result: inout W
    ) where U.Element: FloatingPoint, U.Element == W.Element { result.take(absolute(vector)) }
    public static func negative<U: AccelerateBuffer>(
        _ vector: U
    ) -> [U.Element] where U.Element: FloatingPoint { each(vector) { -$0 } }
    public static func negative<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, result: inout W
    ) where U.Element: FloatingPoint, U.Element == W.Element { result.take(negative(vector)) }
    public static func square<U: AccelerateBuffer>(
        _ vector: U
    ) -> [U.Element] where U.Element: FloatingPoint { each(vector) { $0 * $0 } }
    public static func square<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, result: inout W
    ) where U.Element: FloatingPoint, U.Element == W.Element { result.take(square(vector)) }
    public static func signedSquare<U: AccelerateBuffer>(
        _ vector: U
    ) -> [U.Element] where U.Element: FloatingPoint { each(vector) { $0 * $0.magnitude } }
    public static func signedSquare<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, result: inout W
    ) where U.Element: FloatingPoint, U.Element == W.Element { result.take(signedSquare(vector)) }
    public static func negativeAbsolute<U: AccelerateBuffer>(
        _ vector: U
    ) -> [U.Element] where U.Element: FloatingPoint { each(vector) { -$0.magnitude } }
    public static func negativeAbsolute<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, result: inout W
    ) where U.Element: FloatingPoint, U.Element == W.Element { result.take(negativeAbsolute(vector)) }
    public static func trunc<U: AccelerateBuffer>(
        _ vector: U
    ) -> [U.Element] where U.Element: FloatingPoint { each(vector) { $0 - $0.rounded(.towardZero) } }
    public static func trunc<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, result: inout W
    ) where U.Element: FloatingPoint, U.Element == W.Element { result.take(trunc(vector)) }

    /// The sums of products: of two arrays and a third, of an array and a number.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateBuffer>(
        multiplication: (a: T, b: U), _ vector: V
    ) -> [T.Element] where T.Element: FloatingPoint, T.Element == U.Element, T.Element == V.Element {
        add(multiply(multiplication.a, multiplication.b), vector)
    }
    public static func add<T: AccelerateBuffer, V: AccelerateBuffer>(
        multiplication: (a: T, b: T.Element), _ vector: V
    ) -> [T.Element] where T.Element: FloatingPoint, T.Element == V.Element {
        add(multiply(multiplication.b, multiplication.a), vector)
    }
    public static func add<T: AccelerateBuffer>(
        multiplication: (a: T, b: T.Element), _ scalar: T.Element
    ) -> [T.Element] where T.Element: FloatingPoint { add(scalar, multiply(multiplication.b, multiplication.a)) }

    /// The numbers within bounds, and those that are at least a bound.
    public static func clip<U: AccelerateBuffer>(
        _ vector: U, to bounds: ClosedRange<U.Element>
    ) -> [U.Element] where U.Element: FloatingPoint {
        each(vector) { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
    }
    public static func clip<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, to bounds: ClosedRange<U.Element>, result: inout W
    ) where U.Element: FloatingPoint, U.Element == W.Element { result.take(clip(vector, to: bounds)) }
    public static func threshold<U: AccelerateBuffer>(
        _ vector: U, to lowerBound: U.Element, with rule: ThresholdRule<U.Element>
    ) -> [U.Element] where U.Element: FloatingPoint {
        each(vector) { number in
            switch rule {
            case .clampToThreshold: Swift.max(number, lowerBound)
            case .zeroFill: number < lowerBound ? 0 : number
            case .signedConstant(let constant): number < lowerBound ? -constant : constant
            }
        }
    }

    /// The numbers that stand for those below a bound.
    public enum ThresholdRule<T> {
        case clampToThreshold, zeroFill
        case signedConstant(T)
    }

    /// The numbers on the way from one array to another.
    public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ vectorA: U, _ vectorB: V, using interpolationConstant: U.Element
    ) -> [U.Element] where U.Element: FloatingPoint, U.Element == V.Element {
        pairs(vectorA, vectorB) { $0 + interpolationConstant * ($1 - $0) }
    }

    public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, using interpolationConstant: U.Element, result: inout W
    ) where U.Element: FloatingPoint, U.Element == V.Element, U.Element == W.Element {
        result.take(linearInterpolate(vectorA, vectorB, using: interpolationConstant))
    }

    /// The numbers between others that stand at places of an array, from the first place to the last.
    public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer>(
        values: U, atIndices indices: V
    ) -> [U.Element] where U.Element: BinaryFloatingPoint, U.Element == V.Element {
        let places = each(indices) { $0 }
        let numbers = each(values) { $0 }
        guard let last = places.last, last >= 0, numbers.count == places.count else { return [] }
        var next = 0
        return (0...Int(last)).map { place in
            while next < places.count - 1, places[next + 1] <= U.Element(place) { next += 1 }
            guard next < places.count - 1, places[next] <= U.Element(place) else { return numbers[next] }
            let share = (U.Element(place) - places[next]) / (places[next + 1] - places[next])
            return numbers[next] + share * (numbers[next + 1] - numbers[next])
        }
    }
    public static func linearInterpolate<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        values: U, atIndices indices: V, result: inout W
    ) where U.Element: BinaryFloatingPoint, U.Element == V.Element, U.Element == W.Element {
        result.take(linearInterpolate(values: values, atIndices: indices))
    }

    /// Writes the loudness of amplitudes or of powers, in decibels over a number.
    public static func convert<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        amplitude: U, toDecibels decibels: inout W, zeroReference: U.Element
    ) where U.Element: BinaryFloatingPoint, U.Element == W.Element {
        decibels.take(amplitudeToDecibels(amplitude, zeroReference: zeroReference))
    }
    public static func convert<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        power: U, toDecibels decibels: inout W, zeroReference: U.Element
    ) where U.Element: BinaryFloatingPoint, U.Element == W.Element {
        decibels.take(powerToDecibels(power, zeroReference: zeroReference))
    }

    /// The lengths of the longest sides of right triangles.
    public static func hypot<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ x: U, _ y: V
    ) -> [U.Element] where U.Element: FloatingPoint, U.Element == V.Element {
        pairs(x, y) { ($0 * $0 + $1 * $1).squareRoot() }
    }

    /// Numbers that rise evenly: by a step, or up to a last one.
    public static func ramp<T: FloatingPoint>(withInitialValue initialValue: T, increment: T, count: Int) -> [T] {
        (0..<count).map { initialValue + T($0) * increment }
    }
    public static func ramp<T: FloatingPoint>(in range: ClosedRange<T>, count: Int) -> [T] {
        let step = count > 1 ? (range.upperBound - range.lowerBound) / T(count - 1) : 0
        return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
    }

    /// Turns the order around, fills with a number, and with zeros.
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element: FloatingPoint {
        vector.take(vector.numbers.reversed())
    }
    public static func fill<V: AccelerateMutableBuffer>(
        _ vector: inout V, with value: V.Element
    ) where V.Element: FloatingPoint { vector.take(Array(repeating: value, count: vector.count)) }
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element: FloatingPoint {
        fill(&vector, with: 0)
    }

    /// The sums of the products with a kernel at each place where it lies wholly inside.
    public static func convolve<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ vector: U, withKernel kernel: V
    ) -> [U.Element] where U.Element: FloatingPoint, U.Element == V.Element {
        let (numbers, factors) = (vector.numbers, kernel.numbers)
        guard !factors.isEmpty, numbers.count >= factors.count else { return [] }
        return (0...numbers.count - factors.count).map { start in
            factors.indices.reduce(0) { $0 + numbers[start + $1] * factors[$1] }
        }
    }

    /// Every so many numbers, after a filter.
    public static func downsample<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ source: U, decimationFactor: Int, filter: V
    ) -> [U.Element] where U.Element: FloatingPoint, U.Element == V.Element {
        let all = convolve(source, withKernel: filter)
        return stride(from: 0, to: all.count, by: decimationFactor).map { all[$0] }
    }
}
