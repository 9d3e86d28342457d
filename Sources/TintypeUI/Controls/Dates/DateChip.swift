import Foundation
import TintypeTree

/// A date or time on a ground: 34 points high, as UIDatePicker's compact style is.
nonisolated struct DateChip: BuiltInView {
    let text: String
    @Environment(\.self) private var environment

    var body: some View {
        let metrics = DateMetrics(environment.platform)
        Text(verbatim: text)
            .lineLimit(1)
            .labelForeground(
                environment.isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(ControlColor.tertiaryLabel)
            )
            .padding(.horizontal, metrics.chipPadding)
            .frame(minHeight: metrics.chipHeight)
            .background(ControlColor.tertiaryFill, in: ControlGround(cornerRadius: metrics.chipRadius))
            .node(SayModifier(ForeignPictureKey.self, true))
    }
}
