extension VocabularyGroup {
    /// What changes a drawn view and not its layout.
    static let effects = VocabularyGroup(
        "Effects",
        modifiers: [
            Word("opacity") { .opacity },
            Word("hidden") { .hidden },
            Word("shadow") { .shadow },
            Word("rotationEffect") { .rotationEffect },
            Word("scaleEffect") { .scaleEffect },
            Word("transformEffect") { .transformEffect },
            Word("rotation3DEffect") { .rotation3DEffect },
            Word("projectionEffect") { .projectionEffect },
        ])
}
