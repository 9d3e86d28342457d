import TintypeTree

/// Views that are shown or hidden by their title.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: BuiltInView {
    private let isExpanded: Binding<Bool>?
    @State private var isExpandedByItself = false
    private let label: Label
    private let content: () -> Content

    /// A group that keeps by itself whether it is expanded: at first it is not.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.label = label()
        self.content = content
    }

    /// Creates a group that is open where the binding is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.label = label()
        self.content = content
    }

    public var body: some View {
        let isExpanded = isExpanded ?? $isExpandedByItself
        StyledControl(
            DisclosureGroupStyleConfiguration(
                label: .init(label), content: .init(DeferredViews(make: content)), isExpanded: isExpanded)
        ) {
            AutomaticDisclosure(configuration: $0)
        }
    }
}

/// Views that are made only where they are shown.
private nonisolated struct DeferredViews<Content: View>: BuiltInView {
    let make: () -> Content

    var body: some View { make() }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a text for a label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

/// A style for disclosure groups: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View

    /// The group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The parts of the group.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// The label's view.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    public nonisolated struct Content: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The group's label and its content.
    public let label: Label
    public let content: Content
    /// Indicates whether the content is shown.
    @Binding public var isExpanded: Bool
}

/// The usual group where it stands.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticDisclosure(configuration: configuration)
    }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The usual group where it stands.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
    /// Sets the style of the disclosure groups below.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }
}

/// The title with an arrow at the trailing edge, and the content below; in a list each is a row.
private nonisolated struct AutomaticDisclosure: BuiltInView {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        if environment.buttonContext.isRow {
            title
            if configuration.isExpanded {
                configuration.content.padding(.leading, metrics.rowIndent)
            }
        } else {
            VStack(alignment: .leading) {
                title.labelForeground(TintShapeStyle())
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    private var metrics: GroupMetrics { GroupMetrics(environment.platform) }

    private var title: some View {
        HStack(spacing: metrics.arrowSpacing) {
            if environment.platform.name == .macOS { arrow }
            configuration.label
            Spacer(minLength: 0)
            if environment.platform.name == .iOS { arrow }
        }
    }

    // Turned clockwise from a right-pointing arrow, and the other way from a left-pointing one.
    private var arrow: some View {
        let isMirrored = environment.layoutDirection == .rightToLeft
        return Image(systemName: isMirrored ? "chevron.left" : "chevron.right")
            .font(metrics.arrowFont)
            .foregroundStyle(TintShapeStyle())
            .rotationEffect(.degrees(configuration.isExpanded ? (isMirrored ? -90 : 90) : 0))
    }
}
