import Foundation
import TintypeTree

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
