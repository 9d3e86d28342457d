import Foundation

/// Values that were written between braces.
struct WrittenList {
    var values: [Any?]
}

/// The comparisons of conditions, by their words.
enum PredicateComparison {
    /// Returns whether a comparison holds. Of values that are not alike all fail but `!=`.
    static func holds(_ left: Any?, _ written: String, _ right: Any?) -> Bool {
        let operation = String(written.prefix { $0 != "[" })
        let options = String(written.dropFirst(operation.count))
        switch operation {
        case "IN": return list(right)?.contains { holds(left, "=" + options, $0) } ?? false
        case "CONTAINS" where !(left is String):
            return list(left)?.contains { holds($0, "=" + options, right) } ?? false
        case "BETWEEN":
            guard let bounds = list(right), bounds.count == 2 else { return false }
            return holds(left, ">=", bounds[0]) && holds(left, "<=", bounds[1])
        default: break
        }
        if let left = left as? String, let right = right as? String {
            return texts(left, operation, right, options: options)
        }
        if let left = number(left), let right = number(right) { return numbers(left, operation, right) }
        let isEqual =
            if let left, let right { (left as? AnyHashable).map { $0 == right as? AnyHashable } ?? false } else {
                left == nil && right == nil
            }
        switch operation {
        case "=", "==": return isEqual
        case "!=", "<>": return !isEqual
        default: return false
        }
    }

    static func list(_ value: Any?) -> [Any?]? {
        switch value {
        case let list as WrittenList: list.values
        case let values as [Any]: values
        case let values as Set<AnyHashable>: values.map { $0.base }
        case let values as NSSet: values.allObjects
        case let values as NSArray: values.map { $0 }
        default: nil
        }
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let date as Date: date.timeIntervalSinceReferenceDate
        case let number as NSNumber: number.doubleValue
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as Bool: number ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        default: nil
        }
    }

    private static func numbers(_ left: Double, _ operation: String, _ right: Double) -> Bool {
        switch operation {
        case "=", "==": left == right
        case "!=", "<>": left != right
        case "<": left < right
        case ">": left > right
        case "<=", "=<": left <= right
        case ">=", "=>": left >= right
        default: false
        }
    }

    private static func texts(_ left: String, _ operation: String, _ right: String, options: String) -> Bool {
        var folding: String.CompareOptions = []
        if options.contains("C") { folding.insert(.caseInsensitive) }
        if options.contains("D") { folding.insert(.diacriticInsensitive) }
        let (a, b) = (left.folding(options: folding, locale: nil), right.folding(options: folding, locale: nil))
        switch operation {
        case "=", "==": return a == b
        case "!=", "<>": return a != b
        case "<": return a < b
        case ">": return a > b
        case "<=", "=<": return a <= b
        case ">=", "=>": return a >= b
        case "CONTAINS": return a.contains(b)
        case "BEGINSWITH": return a.hasPrefix(b)
        case "ENDSWITH": return a.hasSuffix(b)
        case "MATCHES": return a.range(of: "^(?:\(right))$", options: .regularExpression) != nil
        case "LIKE":
            let pattern = NSRegularExpression.escapedPattern(for: b)
                .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
            return a.range(of: "^\(pattern)$", options: .regularExpression) != nil
        default: return false
        }
    }
}
