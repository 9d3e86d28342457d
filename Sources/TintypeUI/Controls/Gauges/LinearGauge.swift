import Foundation
import TintypeTree

/// The label above a bar between the bounds, the value below.
nonisolated struct LinearGauge: BuiltInView {
    let configuration: GaugeStyleConfiguration
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        VStack(spacing: GaugeMetrics.spacing) {
            if !labelsHidden { configuration.label }
            HStack(spacing: GaugeMetrics.boundSpacing) {
                configuration.minimumValueLabel.labelFont(.caption)
                ProgressBarPicture(fraction: configuration.value, name: "GaugeBar")
                configuration.maximumValueLabel.labelFont(.caption)
            }
            configuration.currentValueLabel.labelFont(.caption)
        }
    }
}
