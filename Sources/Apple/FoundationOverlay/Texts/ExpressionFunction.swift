import Foundation

/// The functions of expressions that are reckoned.
enum ExpressionFunction {
    /// The value of a function; nil for another name, and for values that it does not fit.
    static func value(_ name: String, _ arguments: [Any?]) -> Any? {
        let many = arguments.first.flatMap { PredicateComparison.list($0) }
        if name == "count:" { return many?.count }
        if ["sum:", "average:", "min:", "max:"].contains(name) {
            return ofMany(name, (many ?? []).compactMap(PredicateComparison.number))
        }
        if let text = arguments.first as? String {
            switch name {
            case "uppercase:": return text.uppercased()
            case "lowercase:": return text.lowercased()
            default: break
            }
        }
        let numbers = arguments.compactMap(PredicateComparison.number)
        guard numbers.count == arguments.count else { return nil }
        return numbers.count == 1 ? ofOne(name, numbers[0]) : numbers.count == 2 ? ofTwo(name, numbers) : nil
    }

    private static func ofMany(_ name: String, _ numbers: [Double]) -> Double? {
        switch name {
        case "sum:": numbers.reduce(0, +)
        case "average:": numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "min:": numbers.min()
        default: numbers.max()
        }
    }

    private static func ofOne(_ name: String, _ number: Double) -> Double? {
        switch name {
        case "sqrt:": number.squareRoot()
        case "abs:": abs(number)
        case "ceiling:": number.rounded(.up)
        case "floor:": number.rounded(.down)
        case "trunc:": number.rounded(.towardZero)
        case "ln:": log(number)
        case "log:": log10(number)
        case "exp:": exp(number)
        default: nil
        }
    }

    private static func ofTwo(_ name: String, _ numbers: [Double]) -> Double? {
        switch name {
        case "add:to:": numbers[0] + numbers[1]
        case "from:subtract:": numbers[0] - numbers[1]
        case "multiply:by:": numbers[0] * numbers[1]
        case "divide:by:": numbers[0] / numbers[1]
        case "raise:toPower:": pow(numbers[0], numbers[1])
        case "modulus:by:": numbers[0].truncatingRemainder(dividingBy: numbers[1])
        default: nil
        }
    }
}
