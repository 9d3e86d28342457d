extension VocabularyGroup {
    /// Texts and how they are set.
    static let text = VocabularyGroup(
        "Text",
        views: [
            Word("Text") { .text }
        ],
        modifiers: [
            Word("font") { .font },
            Word("fontWeight") { .fontWeight },
            Word("bold") { .bold },
            Word("italic") { .italic },
            Word("lineLimit") { .lineLimit },
            Word("lineSpacing") { .lineSpacing },
            Word("tracking") { .tracking },
            Word("multilineTextAlignment") { .multilineTextAlignment },
            Word("truncationMode") { .truncationMode },
        ])
}
