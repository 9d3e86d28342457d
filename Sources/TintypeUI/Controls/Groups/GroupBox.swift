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

/// A style for group boxes: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View

    /// The group box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The parts of the box.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
    /// The label's view.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    public nonisolated struct Content: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The box's label and its content.
    public let label: Label
    public let content: Content
    let hasLabel: Bool
}

/// The usual group box of the platform.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { AutomaticGroupBox(configuration: configuration) }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The usual group box of the platform.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
    /// Sets the style of the group boxes below.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }
}

private enum GroupBoxDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// In how many group boxes the view is: every second one is white.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}

/// A title above the content, 16 points inside a rounded ground that is as wide as it may be. Figures from pictures of
/// iOS 17 and 26.
private nonisolated struct AutomaticGroupBox: BuiltInView {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let isMac = environment.platform.name == .macOS
        let metrics = GroupMetrics(environment.platform)
        VStack(alignment: .leading, spacing: metrics.boxSpacing) {
            if configuration.hasLabel, !environment.labelsHidden {
                configuration.label.labelFont(isMac ? .subheadline : .headline)
            }
            VStack { configuration.content }
                .frame(maxWidth: .infinity)
        }
        .padding(metrics.boxPadding)
        .environmentChange { $0.groupBoxDepth += 1 }
        .background(background, in: RoundedRectangle(cornerRadius: metrics.boxRadius))
    }

    private var background: AnyShapeStyle {
        if environment.platform.name == .macOS { return AnyShapeStyle(ControlColor.quaternaryFill) }
        if environment.groupBoxDepth.isMultiple(of: 2) { return AnyShapeStyle(ControlColor.groupedBackground) }
        return environment.colorScheme == .dark
            ? AnyShapeStyle(Color(.sRGB, red: 44 / 255, green: 44 / 255, blue: 46 / 255)) : AnyShapeStyle(Color.white)
    }
}
