extension VocabularyGroup {
    /// Rows, sections, forms and tables.
    static let lists = VocabularyGroup(
        "Lists and forms",
        views: [
            Word("List") { .list },
            Word("Section") { .section },
        ])
}
