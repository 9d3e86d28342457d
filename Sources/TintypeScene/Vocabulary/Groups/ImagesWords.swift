extension VocabularyGroup {
    /// Symbols and pictures.
    static let images = VocabularyGroup(
        "Images",
        views: [
            Word("Image") { .image }
        ],
        modifiers: [
            Word("imageScale") { .imageScale }
        ])
}
