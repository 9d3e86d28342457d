public import TintypeTree

nonisolated extension ViewModifier {
    /// The modifier and then another.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never {
        preconditionFailure("two modifiers in one have no body")
    }

    public nonisolated static func _evaluate<V: View>(_ modifier: Self, around view: V, into scope: inout Scope) {
        Modifier._evaluate(
            modifier.modifier, around: ModifiedContent<V, Content>(content: view, modifier: modifier.content),
            into: &scope)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.content == b.content && a.modifier == b.modifier }
}
