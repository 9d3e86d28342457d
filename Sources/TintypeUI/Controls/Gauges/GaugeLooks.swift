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

/// A bar between the bounds, filled up to the value or with a dot there.
nonisolated struct AccessoryLinearGauge: BuiltInView {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool
    @Environment(\.self) private var environment

    var body: some View {
        if isCapacity {
            VStack(alignment: .leading, spacing: GaugeMetrics.smallSpacing) {
                configuration.label
                ProgressBarPicture(fraction: configuration.value, name: "GaugeBar")
                configuration.currentValueLabel.labelFont(.caption)
            }
        } else {
            HStack(spacing: GaugeMetrics.smallBoundSpacing) {
                configuration.minimumValueLabel.labelFont(.footnote)
                dotted
                configuration.maximumValueLabel.labelFont(.footnote)
            }
        }
    }

    private var dotted: some View {
        Capsule().fill(GaugeTint()).frame(height: GaugeMetrics.barHeight)
            .overlay {
                GeometryReader { proxy in
                    Circle().fill(GaugeTint(at: configuration.value))
                        .frame(width: GaugeMetrics.dotSide, height: GaugeMetrics.dotSide)
                        .padding(GaugeMetrics.dotGap)
                        .background(Color(white: environment.colorScheme == .dark ? 0 : 1), in: Circle())
                        .position(x: x(in: proxy.size.width), y: proxy.size.height / 2)
                }
            }
    }

    /// The place of the dot in a bar of a width: its middle runs from one round end's middle to the other's.
    private func x(in width: CGFloat) -> CGFloat {
        GaugeMetrics.barHeight / 2 + (width - GaugeMetrics.barHeight) * configuration.value
    }
}

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
