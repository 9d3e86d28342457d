extension VocabularyGroup {
    /// The environment, identity, and what starts actions.
    static let surroundings = VocabularyGroup(
        "Surroundings and actions",
        modifiers: [
            Word("colorScheme") { .colorScheme },
            Word("environment") { .environment },
            Word("onAppear") { .onAppear },
            Word("id") { .id },
        ])
}
