extension VocabularyGroup {
    /// Symbols and pictures.
    static let images = VocabularyGroup(
        "Images",
        views: [
            Word("Image") { .image },
            Word("AsyncImage") { .asyncImage },
        ],
        modifiers: [
            Word("resizable") { .resizable },
            Word("renderingMode") { .renderingMode },
            Word("interpolation") { .interpolation },
            Word("antialiased") { .antialiased },
            Word("symbolRenderingMode") { .symbolRenderingMode },
            Word("symbolVariant") { .symbolVariant },
            Word("imageScale") { .imageScale },
        ])
}
