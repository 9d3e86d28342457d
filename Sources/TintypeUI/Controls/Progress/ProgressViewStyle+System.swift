import Foundation
public import TintypeTree

/// A bar where it is known how far the progress is, a spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticProgress(configuration: configuration)
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() {
        tint = nil
    }

    public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration, tint: tint)
    }
}

/// A spinner; on macOS a ring where it is known how far the progress is.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() {
        tint = nil
    }

    public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

struct AutomaticProgress: View {
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        if configuration.fractionCompleted == nil {
            CircularProgress(configuration: configuration, tint: nil)
        } else {
            LinearProgress(configuration: configuration, tint: nil)
        }
    }
}

private struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if !labelsHidden { configuration.label }
            ProgressBarPicture(fraction: configuration.fractionCompleted, tint: tint)
            configuration.currentValueLabel
                .labelFont(.caption)
                .labelForeground(ControlColor.secondaryLabel)
        }
    }
}

private struct CircularProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.self) private var environment

    var body: some View {
        VStack(spacing: 8) {
            if let fraction = configuration.fractionCompleted, environment.platform.name == .macOS {
                RingPicture(fraction: fraction, side: 32, lineWidth: 4, tint: tint)
            } else {
                SpinnerPicture(tint: tint)
            }
            if !environment.labelsHidden {
                configuration.label.labelForeground(ControlColor.secondaryLabel)
            }
            configuration.currentValueLabel
                .labelFont(.caption)
                .labelForeground(ControlColor.secondaryLabel)
        }
    }
}

struct ProgressBarPicture: PrimitiveView {
    let fraction: Double?
    var name = "ProgressBar"
    var tint: Color?

    func evaluate(into scope: inout Scope) {
        scope.appendProgressBar(fraction: fraction.map { CGFloat($0) }, name: name, tint: tint)
    }
}

struct SpinnerPicture: PrimitiveView {
    let tint: Color?

    func evaluate(into scope: inout Scope) { scope.appendSpinner(tint: tint) }
}

struct RingPicture: PrimitiveView {
    let fraction: Double
    /// In points.
    let side: CGFloat
    let lineWidth: CGFloat
    var isOpen = false
    var hasDot = false
    var tint: Color?

    func evaluate(into scope: inout Scope) {
        scope.appendRing(
            fraction: fraction, side: side, lineWidth: lineWidth, isOpen: isOpen, hasDot: hasDot, tint: tint)
    }
}
