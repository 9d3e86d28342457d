import Foundation
import TintypeTree

/// A label in a row of an iOS list: its picture in the accent colour, in the middle of a place of one width.
///
/// UIKit documents both for the cells of its lists: symbols have the tint, and "a predefined reserved layout size that scales
/// with the content size category", which accessibility sizes ignore (`UIListContentConfiguration.ImageProperties`,
/// `reservedLayoutSize`). The lengths are estimated from pictures: words begin 40 points after the row's content does.
nonisolated struct ListLabel: BuiltInView {
    let configuration: LabelStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        LabelRow(
            configuration: configuration, spacing: 16, iconWidth: iconWidth, iconStyle: AnyShapeStyle(TintShapeStyle()))
    }

    private var iconWidth: CGFloat {
        environment.dynamicTypeSize.isAccessibilitySize ? 0 : 24 * ResolvedFont(environment).request.size / 17
    }
}
