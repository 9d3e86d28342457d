extension VocabularyGroup {
    /// Shapes, the styles that fill them, and what clips.
    static let shapes = VocabularyGroup(
        "Shapes and styles",
        shapes: [
            Word("Rectangle") { .rectangle },
            Word("RoundedRectangle") { .roundedRectangle },
            Word("Circle") { .circle },
            Word("Ellipse") { .ellipse },
            Word("Capsule") { .capsule },
        ],
        views: [
            Word("Color") { .color },
            Word("LinearGradient") { .linearGradient },
        ],
        modifiers: [
            Word("foregroundStyle") { .foregroundStyle },
            Word("foregroundColor") { .foregroundColor },
            Word("tint") { .tint },
            Word("overlay") { .overlay },
            Word("background") { .background },
            Word("clipShape") { .clipShape },
            Word("clipped") { .clipped },
            Word("cornerRadius") { .cornerRadius },
        ])
}
