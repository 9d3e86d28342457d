extension VocabularyGroup {
    /// Changes of a drawn view that leave its layout.
    static let effects = VocabularyGroup(
        "Effects",
        modifiers: [
            Word("opacity") { .opacity },
            Word("hidden") { .hidden },
            Word("shadow") { .shadow },
            Word("blur") { .blur },
            Word("blendMode") { .blendMode },
            Word("compositingGroup") { .compositingGroup },
            Word("drawingGroup") { .drawingGroup },
            Word("colorMultiply") { .colorMultiply },
            Word("brightness") { .brightness },
            Word("contrast") { .contrast },
            Word("saturation") { .saturation },
            Word("grayscale") { .grayscale },
            Word("hueRotation") { .hueRotation },
            Word("colorInvert") { .colorInvert },
            Word("luminanceToAlpha") { .luminanceToAlpha },
            Word("redacted") { .redacted },
            Word("unredacted") { .unredacted },
            Word("privacySensitive") { .privacySensitive },
            Word("rotationEffect") { .rotationEffect },
            Word("scaleEffect") { .scaleEffect },
            Word("transformEffect") { .transformEffect },
            Word("rotation3DEffect") { .rotation3DEffect },
            Word("projectionEffect") { .projectionEffect },
        ])
}
