import Foundation
import TintypeTree

/// A label's picture beside its words. Several views of words stand below one another.
///
/// The distance is 8 points (Semantics.md 13.5, macOS; iOS 26 draws the same outside of lists).
nonisolated struct LabelRow: BuiltInView {
    let configuration: LabelStyleConfiguration
    /// Between the picture and the words where nothing else was said, in points.
    var spacing: CGFloat = 8
    /// The least width of the picture's place where nothing else was said, in points.
    var iconWidth: CGFloat = 0
    /// The style of the picture where none was chosen around the label; nil for that of the words.
    var iconStyle: AnyShapeStyle?
    @Environment(\.self) private var environment

    var body: some View {
        let layout = LabelLayout(
            spacing: environment.labelSpacing ?? spacing, middle: ResolvedFont(environment).capitalsMiddle,
            iconWidth: environment.labelIconWidth ?? iconWidth)
        layout {
            HStack(spacing: 0) {
                if let iconStyle {
                    configuration.icon.labelForeground(iconStyle)
                } else {
                    configuration.icon
                }
            }
            VStack(alignment: .leading) { configuration.title }
        }
    }
}
