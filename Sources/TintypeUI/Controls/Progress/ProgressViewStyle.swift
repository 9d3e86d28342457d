import TintypeTree

/// How progress looks: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View

    /// The progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view is made of.
public struct ProgressViewStyleConfiguration {
    /// What is in progress.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// How far it is, in words.
    public nonisolated struct CurrentValueLabel: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// How far it is, 0...1; nil where nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

nonisolated extension View {
    /// How the progress views below look.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }
}
