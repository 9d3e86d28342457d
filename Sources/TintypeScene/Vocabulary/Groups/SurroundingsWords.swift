extension VocabularyGroup {
    /// The environment, identity, and what starts actions.
    static let surroundings = VocabularyGroup(
        "Surroundings and actions",
        modifiers: [
            Word("colorScheme") { .colorScheme },
            Word("preferredColorScheme") { .preferredColorScheme },
            Word("dynamicTypeSize") { .dynamicTypeSize },
            Word("layoutDirectionBehavior") { .layoutDirectionBehavior },
            Word("flipsForRightToLeftLayoutDirection") { .flipsForRightToLeftLayoutDirection },
            Word("environment") { .environment },
            Word("transformEnvironment") { .transformEnvironment },
            Word("onAppear") { .onAppear },
            Word("onDisappear") { .onDisappear },
            Word("task") { .task },
            Word("onChange") { .onChange },
            Word("onTapGesture") { .onTapGesture },
            Word("onSubmit") { .onSubmit },
            Word("id") { .id },
        ])
}
