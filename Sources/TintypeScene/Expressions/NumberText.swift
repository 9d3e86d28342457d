/// The form of written numbers: always with a point, never grouped, whatever the host's locale is.
package enum NumberText {
    /// The shortest decimal that reads back as the same number, without an exponent; a whole number without a point.
    package static func shortest(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity" }
        let decimal = Decimal(value)
        return decimal.written(digits: decimal.digits, scale: decimal.scale)
    }

    /// The number with exactly that many digits after the point.
    ///
    /// The shortest decimal is rounded, half away from zero, so 2.675 gives 2.68, as one who reads 2.675 expects.
    package static func fixed(_ value: Double, fractionDigits: Int) -> String {
        guard value.isFinite else { return shortest(value) }
        let decimal = Decimal(value)
        var digits = decimal.digits
        let surplus = decimal.scale - fractionDigits
        if surplus > digits.count {
            digits = [0]
        } else if surplus > 0 {
            let roundsUp = digits[digits.count - surplus] >= 5
            digits.removeLast(surplus)
            if roundsUp { increment(&digits) }
        } else {
            digits += [UInt8](repeating: 0, count: -surplus)
        }
        return decimal.written(digits: digits, scale: fractionDigits)
    }

    private static func increment(_ digits: inout [UInt8]) {
        for index in digits.indices.reversed() {
            if digits[index] < 9 {
                digits[index] += 1
                return
            }
            digits[index] = 0
        }
        digits.insert(1, at: 0)
    }

    /// A finite number's shortest decimal: its digits, the last `scale` of them after the point.
    private struct Decimal {
        var isNegative: Bool
        var digits: [UInt8] = []
        var scale = 0

        init(_ value: Double) {
            isNegative = value < 0
            var exponent = 0
            var isFraction = false
            let text = value.magnitude.description.utf8
            for (position, byte) in zip(text.indices, text) {
                if byte == UInt8(ascii: ".") {
                    isFraction = true
                } else if byte == UInt8(ascii: "e") {
                    exponent = Int(String(text[text.index(after: position)...]) ?? "") ?? 0
                    break
                } else {
                    digits.append(byte - UInt8(ascii: "0"))
                    scale += isFraction ? 1 : 0
                }
            }
            scale -= exponent
            while scale > 0, digits.last == 0, digits.count > 1 {
                digits.removeLast()
                scale -= 1
            }
            if scale < 0 {
                digits += [UInt8](repeating: 0, count: -scale)
                scale = 0
            }
            if digits.allSatisfy({ $0 == 0 }) { (digits, scale) = ([0], 0) }
        }

        /// Other digits with this number's sign, which a zero does not have.
        func written(digits: [UInt8], scale: Int) -> String {
            let padded = [UInt8](repeating: 0, count: max(0, scale + 1 - digits.count)) + digits
            let text = padded.map { Character(Unicode.Scalar($0 + UInt8(ascii: "0"))) }
            let whole = String(text.dropLast(scale)).drop { $0 == "0" }
            let fraction = String(text.suffix(scale))
            let sign = isNegative && digits.contains { $0 != 0 } ? "-" : ""
            return sign + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
        }
    }
}
