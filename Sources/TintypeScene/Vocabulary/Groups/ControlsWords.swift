extension VocabularyGroup {
    /// What a person taps, types into and chooses with.
    static let controls = VocabularyGroup(
        "Controls",
        views: [
            Word("Toggle") { .toggle }
        ])
}
