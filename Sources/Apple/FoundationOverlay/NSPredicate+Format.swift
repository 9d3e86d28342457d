public import Foundation

extension NSPredicate {
    /// Creates a condition of a text such as `name CONTAINS[cd] %@ AND age >= 18`: comparisons of keys or of `SELF`, also by
    /// `IN` and `BETWEEN`, with `NOT`, `AND`, `OR` and parentheses, and `ANY`, `ALL` and `NONE` of many values. One that says more, such as a subquery, is false.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let condition = PredicateFormat(predicateFormat, arguments ?? [])
        self.init { object, _ in condition?.holds(for: object) ?? false }
    }
}

/// A condition that was written as a text.
struct PredicateFormat: @unchecked Sendable {
    private enum Term {
        case key(String)
        case value(Any?)
        case list([Term])
    }

    private indirect enum Condition {
        case comparison(left: Term, operation: String, right: Term)
        case not(Condition)
        case all([Condition])
        case any([Condition])
        case always(Bool)
        /// Holds where it holds for one of the values on the left.
        case some(Condition)
        case each(Condition)
    }

    /// Values that were written between braces.
    private struct WrittenList {
        var values: [Any?]
    }

    private let condition: Condition

    /// nil for a text that says more.
    init?(_ format: String, _ arguments: [Any]) {
        var reader = Reader(tokens: Self.tokens(format)[...], arguments: arguments[...])
        guard let condition = reader.any(depth: 0), reader.tokens.isEmpty else { return nil }
        self.condition = condition
    }

    /// Reads the tokens from the left, `OR` below `AND` below `NOT`.
    private struct Reader {
        var tokens: ArraySlice<String>
        var arguments: ArraySlice<Any>
        /// The deepest nesting that is read.
        private static let deepest = 100

        mutating func any(depth: Int) -> Condition? {
            joined(by: ["OR", "||"], Condition.any) { $0.all(depth: depth) }
        }

        private mutating func all(depth: Int) -> Condition? {
            joined(by: ["AND", "&&"], Condition.all) { $0.one(depth: depth) }
        }

        private mutating func joined(
            by words: [String], _ make: ([Condition]) -> Condition, _ read: (inout Reader) -> Condition?
        ) -> Condition? {
            var parts: [Condition] = []
            repeat {
                guard let part = read(&self) else { return nil }
                parts.append(part)
            } while takes(words)
            return parts.count == 1 ? parts[0] : make(parts)
        }

        private mutating func one(depth: Int) -> Condition? {
            guard depth < Self.deepest else { return nil }
            if takes(["NOT", "!"]) { return one(depth: depth + 1).map(Condition.not) }
            if takes(["TRUEPREDICATE"]) { return .always(true) }
            if takes(["FALSEPREDICATE"]) { return .always(false) }
            if takes(["("]) {
                guard let inner = any(depth: depth + 1), takes([")"]) else { return nil }
                return inner
            }
            if takes(["ANY", "SOME"]) { return one(depth: depth + 1).map(Condition.some) }
            if takes(["ALL"]) { return one(depth: depth + 1).map(Condition.each) }
            if takes(["NONE"]) { return one(depth: depth + 1).map { .not(.some($0)) } }
            guard let left = term(), let operation = tokens.popFirst(), let right = term() else { return nil }
            return .comparison(left: left, operation: operation.uppercased(), right: right)
        }

        private mutating func takes(_ words: [String]) -> Bool {
            guard let token = tokens.first, words.contains(token.uppercased()) else { return false }
            tokens.removeFirst()
            return true
        }

        private mutating func term() -> Term? {
            if takes(["{"]) {
                var list: [Term] = []
                while !takes(["}"]) {
                    guard list.isEmpty || takes([","]), tokens.first != "{", let element = term() else { return nil }
                    list.append(element)
                }
                return .list(list)
            }
            guard let token = tokens.popFirst(), !"(),}".contains(token) else { return nil }
            switch token {
            case "%K": return (arguments.popFirst() as? String).map { .key($0) }
            case _ where token.hasPrefix("%"): return .value(arguments.popFirst())
            case _ where token.hasPrefix("\"") || token.hasPrefix("'"):
                return .value(String(token.dropFirst().dropLast()))
            case _ where ["TRUE", "YES"].contains(token.uppercased()): return .value(true)
            case _ where ["FALSE", "NO"].contains(token.uppercased()): return .value(false)
            case _ where ["NIL", "NULL"].contains(token.uppercased()): return .value(nil)
            default: return Double(token).map { .value($0) } ?? .key(token)
            }
        }
    }

    private static func tokens(_ format: String) -> [String] {
        var tokens: [String] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if "(){},".contains(first) {
                tokens.append(String(rest.removeFirst()))
            } else if first == "\"" || first == "'" {
                let text = rest.dropFirst().prefix { $0 != first }
                tokens.append("\(first)\(text)\(first)")
                rest = rest.dropFirst(text.count + 2)
            } else {
                let isSign = "=<>!&|".contains(first)
                let token = rest.prefix {
                    !$0.isWhitespace && !"(){},\"'".contains($0) && "=<>!&|".contains($0) == isSign
                }
                tokens.append(String(token))
                rest = rest.dropFirst(token.count)
            }
        }
        return tokens
    }

    func holds(for object: Any?) -> Bool { holds(condition, object) }

    private func holds(_ condition: Condition, _ object: Any?) -> Bool {
        switch condition {
        case .always(let answer): answer
        case .not(let inner): !holds(inner, object)
        case .all(let parts): parts.allSatisfy { holds($0, object) }
        case .any(let parts): parts.contains { holds($0, object) }
        case .comparison(let left, let operation, let right):
            holds(value(left, object), operation, value(right, object))
        case .some(let inner): values(inner, object).contains { $0 }
        case .each(let inner): values(inner, object).allSatisfy { $0 }
        }
    }

    /// The answers for each of the values on the left of a comparison.
    private func values(_ condition: Condition, _ object: Any?) -> [Bool] {
        guard case .comparison(let left, let operation, let right) = condition else {
            return [holds(condition, object)]
        }
        let (found, other) = (value(left, object), value(right, object))
        return (list(found) ?? [found]).map { holds($0, operation, other) }
    }

    private func value(_ term: Term, _ object: Any?) -> Any? {
        switch term {
        case .value(let value): return value
        case .list(let terms): return WrittenList(values: terms.map { self.value($0, object) })
        case .key(let key) where key.uppercased() == "SELF": return object
        case .key(let key):
            if let dictionary = object as? [String: Any] { return dictionary[key] }
            return (object as? NSObject)?.value(forKeyPath: key)
        }
    }

    /// Returns whether a comparison holds. Of values that are not alike all fail but `!=`.
    private func holds(_ left: Any?, _ written: String, _ right: Any?) -> Bool {
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

    private func list(_ value: Any?) -> [Any?]? {
        switch value {
        case let list as WrittenList: list.values
        case let values as [Any]: values
        case let values as Set<AnyHashable>: values.map { $0.base }
        case let values as NSSet: values.allObjects
        case let values as NSArray: values.map { $0 }
        default: nil
        }
    }

    private func number(_ value: Any?) -> Double? {
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

    private func numbers(_ left: Double, _ operation: String, _ right: Double) -> Bool {
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

    private func texts(_ left: String, _ operation: String, _ right: String, options: String) -> Bool {
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
