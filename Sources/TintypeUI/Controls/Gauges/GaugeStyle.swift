import TintypeTree

/// A style for gauges: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View

    /// The gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The parts of the gauge.
    typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
    /// The label's view.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The view of the value.
    public nonisolated struct CurrentValueLabel: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The view of the range's lower end.
    public nonisolated struct MinimumValueLabel: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The view of the range's upper end.
    public nonisolated struct MaximumValueLabel: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The value's place within its bounds, 0...1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

nonisolated extension View {
    /// Sets the style of the gauges below.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }
}
