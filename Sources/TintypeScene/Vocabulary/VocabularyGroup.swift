/// A word by its name; what it says is made when it is first used, so that one that no scene uses costs nothing.
package struct Word<Spec>: Sendable {
    package let name: String
    package let spec: @Sendable () -> Spec

    init(_ name: String, _ spec: @escaping @Sendable () -> Spec) {
        self.name = name
        self.spec = spec
    }
}

/// The words of a folder of `Words`, by their names.
struct WordList: Sendable {
    let shapes: [Word<ShapeSpec>]
    let views: [Word<ViewSpec>]
    let modifiers: [Word<ModifierSpec>]
}

/// Words that belong together, as the reference lists them.
package struct VocabularyGroup: Sendable {
    package let title: String
    package let shapes: [Word<ShapeSpec>]
    package let views: [Word<ViewSpec>]
    package let modifiers: [Word<ModifierSpec>]

    private init(_ title: String, _ words: WordList) {
        self.title = title
        shapes = words.shapes
        views = words.views
        modifiers = words.modifiers
    }
}

extension VocabularyGroup {
    /// Containers, frames and what places views.
    static let layout = VocabularyGroup("Layout", .layout)
    /// Shapes, the styles that fill them, and what clips.
    static let shapes = VocabularyGroup("Shapes and styles", .shapes)
    /// Symbols and pictures.
    static let images = VocabularyGroup("Images", .images)
    /// Texts and how they are set.
    static let text = VocabularyGroup("Text", .text)
    /// Controls: a person taps them, types into them and chooses with them.
    static let controls = VocabularyGroup("Controls", .controls)
    /// Rows, sections, forms and tables.
    static let lists = VocabularyGroup("Lists and forms", .lists)
    /// Navigation, tabs, bars, and what is presented.
    static let screens = VocabularyGroup("Screens", .screens)
    /// Changes of a drawn view that leave its layout.
    static let effects = VocabularyGroup("Effects", .effects)
    /// Changes in time: how views go from one state to another. A picture shows where they lead.
    static let time = VocabularyGroup("Time", .time)
    /// Anchors, preferences, spaces, and geometry that is shared.
    static let geometry = VocabularyGroup("Geometry and preferences", .geometry)
    /// The environment, identity, and what starts actions.
    static let surroundings = VocabularyGroup("Surroundings and actions", .surroundings)
    /// The words for those who do not see the picture.
    static let accessibility = VocabularyGroup("Accessibility", .accessibility)
}
