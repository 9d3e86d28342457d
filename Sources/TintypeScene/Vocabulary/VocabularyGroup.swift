/// A word by its name; what it says is made when it is first used, so that one that no scene uses costs nothing.
package struct Word<Spec>: Sendable {
    package let name: String
    package let spec: @Sendable () -> Spec

    init(_ name: String, _ spec: @escaping @Sendable () -> Spec) {
        self.name = name
        self.spec = spec
    }
}

/// Words that belong together, as the reference lists them.
package struct VocabularyGroup: Sendable {
    package let title: String
    package let shapes: [Word<ShapeSpec>]
    package let views: [Word<ViewSpec>]
    package let modifiers: [Word<ModifierSpec>]

    init(
        _ title: String, shapes: [Word<ShapeSpec>] = [], views: [Word<ViewSpec>] = [],
        modifiers: [Word<ModifierSpec>] = []
    ) {
        self.title = title
        self.shapes = shapes
        self.views = views
        self.modifiers = modifiers
    }
}
