/// All views, shapes and modifiers that a scene can name without declaring them.
package enum Vocabulary {
    /// In the order in which the reference lists them.
    package static let groups: [VocabularyGroup] = [
        .layout, .shapes, .images, .text, .controls, .lists, .screens, .effects, .time, .geometry, .surroundings,
        .accessibility,
    ]

    package static let shapes: [ShapeSpec] = groups.flatMap { $0.shapes.map { $0.spec() } }

    /// In the order in which they are listed; shapes are views, too.
    package static let views: [ViewSpec] = groups.flatMap { group in
        group.views.map { $0.spec() } + group.shapes.map { $0.spec().view }
    }

    /// In the order in which they are listed.
    package static let modifiers: [ModifierSpec] = groups.flatMap { $0.modifiers.map { $0.spec() } }

    /// The names of all views, those of shapes among them.
    static let viewNames = groups.flatMap { $0.views.map(\.name) + $0.shapes.map(\.name) }
    static let modifierNames = groups.flatMap { $0.modifiers.map(\.name) }
    static let shapeNames = groups.flatMap { $0.shapes.map(\.name) }

    private static let viewsByName: [String: @Sendable () -> ViewSpec] = Dictionary(
        uniqueKeysWithValues: groups.flatMap { group in
            group.views.map { ($0.name, $0.spec) }
                + group.shapes.map { word in (word.name, { @Sendable in word.spec().view }) }
        })
    private static let modifiersByName: [String: @Sendable () -> ModifierSpec] = Dictionary(
        uniqueKeysWithValues: groups.flatMap { $0.modifiers.map { ($0.name, $0.spec) } })
    private static let shapesByName: [String: @Sendable () -> ShapeSpec] = Dictionary(
        uniqueKeysWithValues: groups.flatMap { $0.shapes.map { ($0.name, $0.spec) } })

    static func view(_ name: String) -> ViewSpec? { viewsByName[name]?() }
    static func modifier(_ name: String) -> ModifierSpec? { modifiersByName[name]?() }
    static func shape(_ name: String) -> ShapeSpec? { shapesByName[name]?() }
    static func hasView(_ name: String) -> Bool { viewsByName[name] != nil }
    static func hasModifier(_ name: String) -> Bool { modifiersByName[name] != nil }
}
