import Foundation
import TintypeTree

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

nonisolated struct LinearProgress: BuiltInView {
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

nonisolated struct CircularProgress: BuiltInView {
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
