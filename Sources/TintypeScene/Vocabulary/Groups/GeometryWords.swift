extension VocabularyGroup {
    /// Anchors, preferences, spaces, and geometry that is shared.
    static let geometry = VocabularyGroup(
        "Geometry and preferences",
        modifiers: [
            Word("preference") { .preference },
            Word("transformPreference") { .transformPreference },
            Word("anchorPreference") { .anchorPreference },
            Word("transformAnchorPreference") { .transformAnchorPreference },
            Word("overlayPreferenceValue") { .overlayPreferenceValue },
            Word("backgroundPreferenceValue") { .backgroundPreferenceValue },
            Word("onPreferenceChange") { .onPreferenceChange },
            Word("onGeometryChange") { .onGeometryChange },
            Word("coordinateSpace") { .coordinateSpace },
            Word("matchedGeometryEffect") { .matchedGeometryEffect },
            Word("geometryGroup") { .geometryGroup },
            Word("visualEffect") { .visualEffect },
            Word("containerShape") { .containerShape },
        ])
}
