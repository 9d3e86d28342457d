import Foundation
import TintypeTree

/// Controls that belong together, drawn as one.
public nonisolated struct ControlGroup<Content: View>: BuiltInView {
    private let configuration: ControlGroupStyleConfiguration

    init(configuration: ControlGroupStyleConfiguration) {
        self.configuration = configuration
    }

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) {
        configuration = ControlGroupStyleConfiguration(content: .init(content()), label: .init(EmptyView()))
    }

    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        configuration = ControlGroupStyleConfiguration(content: .init(content()), label: .init(label()))
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    public var body: some View {
        StyledControl(configuration) { JoinedControls(configuration: $0) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style was asked to make, in the style around.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(configuration: configuration)
    }
}

/// The controls of a group that has a label, which only menus show.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: BuiltInView {
    let content: Content

    public var body: some View { content }
}
