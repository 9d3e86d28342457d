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
            Word("fontDesign") { .fontDesign },
            Word("fontWidth") { .fontWidth },
            Word("monospaced") { .monospaced },
            Word("monospacedDigit") { .monospacedDigit },
            Word("underline") { .underline },
            Word("strikethrough") { .strikethrough },
            Word("textCase") { .textCase },
            Word("textScale") { .textScale },
            Word("lineLimit") { .lineLimit },
            Word("lineSpacing") { .lineSpacing },
            Word("lineHeight") { .lineHeight },
            Word("tracking") { .tracking },
            Word("kerning") { .kerning },
            Word("baselineOffset") { .baselineOffset },
            Word("minimumScaleFactor") { .minimumScaleFactor },
            Word("allowsTightening") { .allowsTightening },
            Word("multilineTextAlignment") { .multilineTextAlignment },
            Word("truncationMode") { .truncationMode },
        ])
}
