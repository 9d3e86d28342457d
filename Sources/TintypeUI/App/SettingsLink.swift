import TintypeTree

/// A button that opens the app's settings: SwiftUI's view. Nothing is opened from a picture.
public nonisolated struct SettingsLink<Label: View>: BuiltInView {
    private let label: Label

    /// Creates a link with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }

    public var body: some View { Button(action: {}, label: { label }) }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    public init() {
        self.init { DefaultSettingsLinkLabel() }
    }
}

/// The label of a link to the settings that has none of its own.
public nonisolated struct DefaultSettingsLinkLabel: BuiltInView {
    public init() {}

    public var body: some View { Text("Settings…") }
}
