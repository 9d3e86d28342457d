import Foundation
import TintypeTree

/// A ring around the value, 58 points across as in the widgets of iOS.
nonisolated struct CircularGauge: BuiltInView {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool

    var body: some View {
        RingPicture(
            fraction: configuration.value, side: GaugeMetrics.ringSide, lineWidth: GaugeMetrics.ringLineWidth,
            isOpen: !isCapacity, hasDot: !isCapacity
        )
        .overlay {
            Group {
                if let current = configuration.currentValueLabel {
                    current
                } else {
                    configuration.label
                }
            }
            .labelFont(GaugeMetrics.valueFont)
            .lineLimit(1)
            .padding(GaugeMetrics.valuePadding)
            .fixedSize()
        }
        .overlay(alignment: .bottom) {
            if !isCapacity { bounds }
        }
    }

    @ViewBuilder private var bounds: some View {
        if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
            if configuration.currentValueLabel != nil {
                configuration.label.labelFont(GaugeMetrics.labelFont).fixedSize()
            }
        } else {
            HStack(spacing: GaugeMetrics.ringBoundSpacing) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
            .labelFont(GaugeMetrics.boundFont)
            .lineLimit(1)
            .fixedSize()
        }
    }
}
