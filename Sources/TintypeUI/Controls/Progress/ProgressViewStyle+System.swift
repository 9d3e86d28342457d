import Foundation
public import TintypeTree

/// A bar where it is known how far the progress is, a spinner where it is not.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticProgress(configuration: configuration)
    }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() {
        tint = nil
    }

    /// Creates the style with a colour.
    public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration, tint: tint)
    }
}

/// A spinner; on macOS a ring where it is known how far the progress is.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
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

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where it is known how far the progress is, a spinner where it is not.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner; on macOS a ring where it is known how far the progress is.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated struct AutomaticProgress: BuiltInView {
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        if configuration.fractionCompleted == nil {
            CircularProgress(configuration: configuration, tint: nil)
        } else {
            LinearProgress(configuration: configuration, tint: nil)
        }
    }
}

private nonisolated struct LinearProgress: BuiltInView {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        VStack(alignment: .leading, spacing: ProgressMetrics.barSpacing) {
            if !labelsHidden { configuration.label }
            ProgressBarPicture(fraction: configuration.fractionCompleted, tint: tint)
            configuration.currentValueLabel
                .labelFont(.caption)
                .labelForeground(ControlColor.secondaryLabel)
        }
    }
}

private nonisolated struct CircularProgress: BuiltInView {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.self) private var environment

    var body: some View {
        VStack(spacing: ProgressMetrics.spinnerSpacing) {
            if let fraction = configuration.fractionCompleted, environment.platform.name == .macOS {
                RingPicture(
                    fraction: fraction, side: ProgressMetrics.ringSide, lineWidth: ProgressMetrics.ringLineWidth,
                    tint: tint)
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
