extension VocabularyGroup {
    /// Changes in time: how views go from one state to another. A picture shows where they lead.
    static let time = VocabularyGroup(
        "Time", views: [],
        modifiers: [
            Word("animation") { .animation },
            Word("transition") { .transition },
        ])
}
