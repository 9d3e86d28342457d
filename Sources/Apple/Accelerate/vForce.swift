/// Functions of each number of an array.
public enum vForce {
    private static func each<U: AccelerateBuffer>(
        _ vector: U, _ function: (Double) -> Double
    ) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.numbers.map { U.Element(function(Double($0))) }
    }

    /// Powers, and logarithms.
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.exp($0) }
    }
    public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.exp2($0) }
    }
    public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.expm1($0) }
    }
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.log($0) }
    }
    public static func log2<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.log2($0) }
    }
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.log10($0) }
    }
    public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.log1p($0) }
    }

    /// Functions of angles in radians, and their inverses.
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.sin($0) }
    }
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.cos($0) }
    }
    public static func tan<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.tan($0) }
    }
    public static func asin<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.asin($0) }
    }
    public static func acos<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.acos($0) }
    }
    public static func atan<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.atan($0) }
    }

    /// Functions of hyperbolas.
    public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.sinh($0) }
    }
    public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.cosh($0) }
    }
    public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        each(vector) { Foundation.tanh($0) }
    }

    /// Roots, inverses and whole numbers.
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.numbers.map { $0.squareRoot() }
    }
    public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.numbers.map { 1 / $0.squareRoot() }
    }
    public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.numbers.map { 1 / $0 }
    }
    public static func floor<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.numbers.map { $0.rounded(.down) }
    }
    public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.numbers.map { $0.rounded(.up) }
    }
    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.numbers.map { $0.rounded(.towardZero) }
    }
    public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.numbers.map { $0.rounded(.toNearestOrEven) }
    }
    public static func abs<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.numbers.map { $0.magnitude }
    }

    /// Functions of the numbers of two arrays.
    public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(
        bases: U, exponents: V
    ) -> [U.Element] where U.Element: BinaryFloatingPoint, U.Element == V.Element {
        zip(bases.numbers, exponents.numbers).map { U.Element(Foundation.pow(Double($0), Double($1))) }
    }
    public static func atan2<U: AccelerateBuffer, V: AccelerateBuffer>(
        x: U, y: V
    ) -> [U.Element] where U.Element: BinaryFloatingPoint, U.Element == V.Element {
        zip(x.numbers, y.numbers).map { U.Element(Foundation.atan2(Double($1), Double($0))) }
    }
}

// MARK: By their names in C

/// Functions of each number at a place, written to another.
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.exp(x[$0]) }
}
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.exp(x[$0]) }
}
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.log(x[$0]) }
}
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.log(x[$0]) }
}
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.log10(x[$0]) }
}
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.log10(x[$0]) }
}
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.log2(x[$0]) }
}
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.log2(x[$0]) }
}
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.sqrt(x[$0]) }
}
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.sqrt(x[$0]) }
}
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.sin(x[$0]) }
}
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.sin(x[$0]) }
}
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.cos(x[$0]) }
}
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.cos(x[$0]) }
}
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.tan(x[$0]) }
}
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.tan(x[$0]) }
}
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.tanh(x[$0]) }
}
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.tanh(x[$0]) }
}
public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.atan(x[$0]) }
}
public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.atan(x[$0]) }
}
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.floor(x[$0]) }
}
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.floor(x[$0]) }
}
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.ceil(x[$0]) }
}
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = Foundation.ceil(x[$0]) }
}
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = x[$0].magnitude }
}
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = x[$0].magnitude }
}
public func vvrecf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = 1 / x[$0] }
}
public func vvrec(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    (0..<Int(n.pointee)).forEach { y[$0] = 1 / x[$0] }
}
public func vvpowf(
    _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) { (0..<Int(n.pointee)).forEach { z[$0] = Foundation.pow(x[$0], y[$0]) } }
public func vvpow(
    _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { (0..<Int(n.pointee)).forEach { z[$0] = Foundation.pow(x[$0], y[$0]) } }
