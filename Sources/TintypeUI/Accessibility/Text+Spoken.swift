import TintypeTree

extension Text {
    /// The text's words, for those who do not see it.
    var spoken: String { TextParts(environment: EnvironmentValues()).parts(of: self).spoken }

    /// The text with other words for those who do not see it; it can still be joined with others.
    public func accessibilityLabel(_ label: Text) -> Text { saying(label.spoken) }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { saying(labelKey.text) }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { saying(String(label)) }

    private func saying(_ words: String) -> Text { Text(.labelled(self, words)) }

    /// Sets the level of a heading: nothing of it is seen.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

    /// Sets the kind of the text: nothing of it is seen.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

extension [TextParts.Part] {
    /// The words for those who do not see the text.
    var spoken: String { map { $0.spoken ?? $0.string }.joined() }

    /// The words where they are others than those that are seen; nil where they are the same.
    var label: String? { contains { $0.spoken != nil } ? spoken : nil }
}
