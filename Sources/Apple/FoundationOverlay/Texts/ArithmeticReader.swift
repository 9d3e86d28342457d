import Foundation

/// A reader of arithmetic, from the left.
struct ArithmeticReader {
    struct Number {
        var value: Double
        var isWhole: Bool
    }

    let text: [Character]
    var index = 0

    mutating func whole() -> Number? {
        guard let sum = sum(), index == text.count, abs(sum.value) < 9e18 || !sum.isWhole else { return nil }
        return sum
    }

    private mutating func take(_ words: [String]) -> String? {
        let found = words.first { text[index...].starts(with: $0) }
        index += found?.count ?? 0
        return found
    }

    private mutating func sum() -> Number? {
        guard var left = product() else { return nil }
        while let sign = take(["+", "-"]) {
            guard let right = product() else { return nil }
            left.value += sign == "+" ? right.value : -right.value
            left.isWhole = left.isWhole && right.isWhole
        }
        return left
    }

    private mutating func product() -> Number? {
        guard var left = power() else { return nil }
        while !text[index...].starts(with: "**"), let sign = take(["*", "/"]) {
            guard let right = power() else { return nil }
            left.isWhole = left.isWhole && right.isWhole
            guard sign == "/" else {
                left.value *= right.value
                continue
            }
            guard !left.isWhole || right.value != 0 else { return nil }
            left.value /= right.value
            if left.isWhole { left.value.round(.towardZero) }
        }
        return left
    }

    private mutating func power() -> Number? {
        guard let base = unary() else { return nil }
        guard take(["**"]) != nil else { return base }
        guard let exponent = power() else { return nil }
        let isWhole = base.isWhole && exponent.isWhole && exponent.value >= 0
        return Number(value: pow(base.value, exponent.value), isWhole: isWhole)
    }

    private mutating func unary() -> Number? {
        if take(["-"]) != nil { return unary().map { Number(value: -$0.value, isWhole: $0.isWhole) } }
        if take(["+"]) != nil { return unary() }
        guard take(["("]) == nil else {
            let inner = sum()
            return take([")"]) == nil ? nil : inner
        }
        let digits = text[index...].prefix { $0.isNumber || $0 == "." }
        index += digits.count
        return Double(String(digits)).map { Number(value: $0, isWhole: !digits.contains(".")) }
    }
}
