public import Foundation

extension NSPredicate {
    /// Creates a condition of a text such as `name CONTAINS[cd] %@ AND age >= 18`: comparisons of keys or of `SELF`, also by
    /// `IN` and `BETWEEN`, with `NOT`, `AND`, `OR` and parentheses, and `ANY`, `ALL` and `NONE` of many values. One that says more, such as a subquery, is false.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let condition = PredicateFormat(predicateFormat, arguments ?? [])
        self.init { object, variables in condition?.holds(for: object, variables: variables ?? [:]) ?? false }
    }

    /// Lets the condition be asked, which it always may here.
    public func allowEvaluation() {}

    /// Returns the condition with values for its variables, which are written `$NAME`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate { object, others in
            self.evaluate(with: object, substitutionVariables: variables.merging(others ?? [:]) { own, _ in own })
        }
    }
}

/// A condition that was written as a text.
struct PredicateFormat: @unchecked Sendable {
    private enum Term {
        case key(String)
        case variable(String)
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

    private let condition: Condition
    private var variables: [String: Any] = [:]

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
            case _ where token.hasPrefix("$"): return .variable(String(token.dropFirst()))
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

    func holds(for object: Any?, variables: [String: Any] = [:]) -> Bool {
        var bound = self
        bound.variables = variables
        return bound.holds(condition, object)
    }

    private func holds(_ condition: Condition, _ object: Any?) -> Bool {
        switch condition {
        case .always(let answer): answer
        case .not(let inner): !holds(inner, object)
        case .all(let parts): parts.allSatisfy { holds($0, object) }
        case .any(let parts): parts.contains { holds($0, object) }
        case .comparison(let left, let operation, let right):
            PredicateComparison.holds(value(left, object), operation, value(right, object))
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
        return (PredicateComparison.list(found) ?? [found]).map { PredicateComparison.holds($0, operation, other) }
    }

    private func value(_ term: Term, _ object: Any?) -> Any? {
        switch term {
        case .value(let value): return value
        case .variable(let name): return variables[name]
        case .list(let terms): return WrittenList(values: terms.map { self.value($0, object) })
        case .key(let key) where key.uppercased() == "SELF": return object
        case .key(let key):
            if let dictionary = object as? [String: Any] { return dictionary[key] }
            return (object as? NSObject)?.value(forKeyPath: key)
        }
    }
}
