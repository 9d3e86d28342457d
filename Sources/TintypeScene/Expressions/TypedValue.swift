/// An argument of a view or a modifier, of a known type: a constant, or an expression to evaluate where names have values.
package struct TypedValue: Hashable, Sendable {
    /// The type that was expected, or, where none was, the type that was found.
    package let type: SceneType
    /// The place of the value.
    package let place: ScenePlace
    let node: TypedNode

    init(_ node: TypedNode, type: SceneType, at place: ScenePlace) {
        self.node = node
        self.type = type
        self.place = place
    }

    /// A value that nobody wrote, e.g. an argument's default.
    package init(constant: SceneDatum, type: SceneType, at place: ScenePlace) {
        self.init(.constant(constant), type: type, at: place)
    }

    /// The value where it depends on no name; nil else.
    package var constant: SceneDatum? {
        if case .constant(let datum) = node { datum } else { nil }
    }

    /// The names that the value depends on, sorted.
    package var names: [String] {
        var names: Set<String> = []
        var open = [node]
        while let next = open.popLast() {
            if case .name(let name) = next { names.insert(name) }
            open += next.children
        }
        return names.sorted()
    }

    /// The value, where names have values. An environment lacking a name that the types promised is a programmer's error.
    ///
    /// - Throws: ``EvaluationError`` for a division by zero, a result that is not finite, a subscript outside of its list,
    ///   an anchor or a space that is not there, digits that `format` does not know, and when the steps are used up.
    package func evaluate(in environment: ValueEnvironment) throws(EvaluationError) -> SceneDatum {
        if let constant { return constant }
        return try Evaluator(environment: environment, place: place).evaluate(node)
    }

    /// The value of a `number`; of a `number?` nil where it is nil.
    package func number(in environment: ValueEnvironment) throws(EvaluationError) -> Double? {
        try evaluate(in: environment).number
    }

    /// The value of a `string` or of a choice; of an optional one nil where it is nil.
    package func string(in environment: ValueEnvironment) throws(EvaluationError) -> String? {
        try evaluate(in: environment).string
    }

    /// The value of a `bool`; of a `bool?` nil where it is nil.
    package func bool(in environment: ValueEnvironment) throws(EvaluationError) -> Bool? {
        try evaluate(in: environment).bool
    }
}
