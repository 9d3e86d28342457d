public import Foundation
import TintypeTree

/// A style for labels: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View

    /// The parts of the label.
    typealias Configuration = LabelStyleConfiguration

    /// The view of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
    /// The words of a label.
    public nonisolated struct Title: BuiltInView {
        let content: AnyView
        public var body: some View { content }
    }

    /// The picture of a label.
    public nonisolated struct Icon: BuiltInView {
        let content: AnyView
        public var body: some View { content }
    }

    /// The label's text and its icon.
    public let title: Title
    public let icon: Icon
}

nonisolated extension View {
    /// Sets the look of the labels below.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }

    /// The distance between the pictures and the words of the labels below, in points; nil for the style's own.
    public func labelIconToTitleSpacing(_ spacing: CGFloat?) -> some View {
        environmentChange { $0.labelSpacing = spacing }
    }

    /// The width that the pictures of the labels below have at least, in points; nil for their own.
    public func labelReservedIconWidth(_ width: CGFloat?) -> some View {
        environmentChange { $0.labelIconWidth = width }
    }
}

private enum LabelSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

private enum LabelIconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// Between a label's picture and its words, in points.
    var labelSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }

    /// The least width of a label's picture, in points.
    var labelIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }
}
