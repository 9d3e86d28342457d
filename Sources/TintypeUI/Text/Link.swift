public import Foundation
import TintypeTree

/// Leads to an address: a button that looks as buttons around it do.
public nonisolated struct Link<Label: View>: BuiltInView {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link to an address, with a label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        let (openURL, destination) = (openURL, destination)
        Button(action: { openURL(destination) }) { label }
    }
}

extension Link where Label == Text {
    /// Creates a link with a text for a label.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
