/// The function through which a scale sees its numbers.
enum ScaleTransform: Hashable, Sendable {
    case linear
    case log
    case power(exponent: Double)
    case symmetricLog(slopeAtZero: Double)

    /// The number as it is laid out. A logarithm sees nothing below the smallest positive number.
    func forward(_ value: Double) -> Double {
        switch self {
        case .linear: value
        case .log: Foundation.log(max(value, .leastNormalMagnitude))
        case .power(let exponent): signed(value) { pow($0, exponent) }
        case .symmetricLog(let slope): signed(value) { log1p($0 * max(slope, .ulpOfOne)) }
        }
    }

    func inverse(_ value: Double) -> Double {
        switch self {
        case .linear: value
        case .log: exp(value)
        case .power(let exponent): signed(value) { pow($0, 1 / exponent) }
        case .symmetricLog(let slope): signed(value) { expm1($0) / max(slope, .ulpOfOne) }
        }
    }

    private func signed(_ value: Double, _ function: (Double) -> Double) -> Double {
        value < 0 ? -function(-value) : function(value)
    }
}
