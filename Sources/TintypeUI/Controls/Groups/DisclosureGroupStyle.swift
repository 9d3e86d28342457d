import TintypeTree

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
nonisolated struct AutomaticDisclosure: BuiltInView {
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
        .onPartTap("DisclosureGroup") { _, _ in configuration.isExpanded.toggle() }
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
