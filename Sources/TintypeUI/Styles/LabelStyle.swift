public import Foundation
import TintypeTree

/// How labels look: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View

    typealias Configuration = LabelStyleConfiguration

    /// The view of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
    /// The words of a label.
    public struct Title: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The picture of a label.
    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let title: Title
    public let icon: Icon
}

extension View {
    /// Sets the look of the labels below.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environmentChange { $0.labelStyle = AnyLabelStyle(style, inside: $0.labelStyle) }
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

/// Any label style, its type erased.
struct AnyLabelStyle {
    /// Appends the view of a label. Styles of users read their environment and state as views do.
    let evaluate: @MainActor (LabelStyleConfiguration, inout Scope) -> Void

    /// - Parameter outer: The style that labels inside of this style's view have.
    init<S: LabelStyle>(_ style: S, inside outer: AnyLabelStyle?) {
        nonisolated(unsafe) let style = style
        evaluate = { configuration, scope in
            var style = style
            let fields = DynamicFields.of(S.self)
            guard fields.bind(&style, in: scope) else { return }
            scope.withEnvironment {
                $0.labelStyle = outer
            } _: { scope in
                scope.naming(fields.name, module: fields.module) { scope in
                    scope.descend(.body) {
                        S.Body._evaluate(style.makeBody(configuration: configuration), into: &$0)
                    }
                }
            }
        }
    }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle? { nil }
}

private enum LabelSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum LabelIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// The look of labels; nil for the automatic one.
    var labelStyle: AnyLabelStyle? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }

    /// Between a label's picture and its words, in points.
    var labelSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }

    /// What a label's picture is wide at least, in points.
    var labelIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }
}
