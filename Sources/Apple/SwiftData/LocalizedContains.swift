// Foundation's predicates lack this on Linux.
extension PredicateExpressions {
    /// A predicate that tests whether a text contains another as people search: whatever the case and the accents.
    public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        public let root: Root
        public let other: Other

        /// Returns whether the text contains the other.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            let (text, part) = (try root.evaluate(bindings), try other.evaluate(bindings))
            return String(text).range(of: String(part), options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }

    /// Makes the expression of a predicate.
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
        StringLocalizedStandardContains(root: root, other: other)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
