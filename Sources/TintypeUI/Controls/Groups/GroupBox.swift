import Foundation
import TintypeTree

/// Views on a ground of their own, with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: BuiltInView {
    private let label: Label
    private let content: Content

    /// Creates a box with a content and a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with a given label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    public var body: some View {
        let hasLabel = Label.self != EmptyView.self
        StyledControl(
            GroupBoxStyleConfiguration(label: .init(label), content: .init(content), hasLabel: hasLabel)
        ) {
            AutomaticGroupBox(configuration: $0)
        }
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content)
    }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The group box that a style was asked to make, in the style around.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}
