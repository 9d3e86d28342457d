import Foundation
import TintypeTree

/// The label above a bar between the bounds, the value below.
nonisolated struct LinearGauge: BuiltInView {
    let configuration: GaugeStyleConfiguration
    @Environment(\.labelsHidden) private var labelsHidden

    var body: some View {
        VStack(spacing: 4) {
            if !labelsHidden { configuration.label }
            HStack(spacing: 8) {
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
            VStack(alignment: .leading, spacing: 2) {
                configuration.label
                ProgressBarPicture(fraction: configuration.value, name: "GaugeBar")
                configuration.currentValueLabel.labelFont(.caption)
            }
        } else {
            HStack(spacing: 6) {
                configuration.minimumValueLabel.labelFont(.footnote)
                dotted
                configuration.maximumValueLabel.labelFont(.footnote)
            }
        }
    }

    private var dotted: some View {
        Capsule().fill(GaugeTint()).frame(height: 6)
            .overlay {
                GeometryReader { proxy in
                    Circle().fill(GaugeTint(at: configuration.value))
                        .frame(width: 8, height: 8)
                        .padding(2.5)
                        .background(Color(white: environment.colorScheme == .dark ? 0 : 1), in: Circle())
                        .position(x: 3 + (proxy.size.width - 6) * configuration.value, y: proxy.size.height / 2)
                }
            }
    }
}

/// A ring around the value, 58 points across as in the widgets of iOS.
nonisolated struct CircularGauge: BuiltInView {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool

    var body: some View {
        RingPicture(
            fraction: configuration.value, side: 58, lineWidth: 6, isOpen: !isCapacity, hasDot: !isCapacity
        )
        .overlay {
            Group {
                if let current = configuration.currentValueLabel {
                    current
                } else {
                    configuration.label
                }
            }
            .labelFont(.system(size: 20, weight: .medium))
            .lineLimit(1)
            .padding(6)
            .fixedSize()
        }
        .overlay(alignment: .bottom) {
            if !isCapacity { bounds }
        }
    }

    @ViewBuilder private var bounds: some View {
        if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
            if configuration.currentValueLabel != nil {
                configuration.label.labelFont(.system(size: 11)).fixedSize()
            }
        } else {
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
            .labelFont(.system(size: 9, weight: .medium))
            .lineLimit(1)
            .fixedSize()
        }
    }
}
