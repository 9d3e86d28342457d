import TintypeTree

/// A style for progress views: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View

    /// The progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The parts of the progress view.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
    /// The name of what is in progress.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The progress in words.
    public nonisolated struct CurrentValueLabel: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The progress, 0...1; nil where nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

nonisolated extension View {
    /// Sets the style of the progress views below.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }
}
