import Foundation
import TintypeTree

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
nonisolated struct AutomaticGroupBox: BuiltInView {
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
