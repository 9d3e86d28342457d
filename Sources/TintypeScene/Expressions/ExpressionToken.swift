/// A token of an expression, and where it stands in the scalar's text, counted in Unicode scalars.
struct ExpressionToken: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case number(Double)
        case string(String)
        case name(String)
        /// An operator, a bracket, a comma or a point.
        case symbol(String)
        case end
    }

    var kind: Kind
    var offset: Int

    /// The token for a message: `"+"`, `the end`.
    var description: String {
        switch kind {
        case .number(let value): "\"\(NumberText.shortest(value))\""
        case .string(let text): "the text \"\(text.abbreviated)\""
        case .name(let name): "\"\(name)\""
        case .symbol(let symbol): "\"\(symbol)\""
        case .end: "the end"
        }
    }
}

/// A mistake in an expression's writing, with its place in the scalar's text.
struct ExpressionProblem: Error, Hashable {
    var message: String
    var offset: Int
    var hint: String?
    /// Indicates whether the text ended too early, which YAML may have caused by a comma or a ` #`.
    var isCutOff = false
}
