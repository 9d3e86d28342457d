import TintypeTree

/// A style for toggles: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View

    /// The toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The parts of the toggle.
    typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The toggle's label.
    public let label: Label
    /// Indicates whether the toggle is on.
    @Binding public var isOn: Bool
    /// Indicates whether it stands for several values that are not all on or all off.
    public var isMixed: Bool
}

nonisolated extension View {
    /// Sets the style of the toggles below.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }
}
