import Foundation
import TintypeGraphics
import TintypeTree

/// The measures of boxes, of groups that open and of controls on one ground, in points: estimated from pictures of iOS 17 and
/// 26.
struct GroupMetrics {
    private let isMac: Bool
    private let isNew: Bool

    init(_ platform: Platform) {
        isMac = platform.name == .macOS
        isNew = platform.version >= 26
    }

    // MARK: Boxes

    /// The distance from a box's edges to what it holds.
    var boxPadding: CGFloat { isMac ? 8 : 16 }
    /// The distance from the title to the content.
    var boxSpacing: CGFloat { isMac ? 4 : 8 }
    var boxRadius: CGFloat { isMac ? 6 : isNew ? 16 : 8 }

    // MARK: Groups that open

    /// The distance from the title to its arrow.
    var arrowSpacing: CGFloat { 8 }
    var arrowFont: Font { .system(size: isMac ? 10 : 14, weight: .semibold) }
    /// The indent before the rows inside, in a list.
    var rowIndent: CGFloat { 20 }

    // MARK: Controls on one ground

    /// The insets around each control.
    var controlPadding: EdgeInsets {
        let end: CGFloat = isMac ? 4 : 7
        return EdgeInsets(top: end, leading: 12, bottom: end, trailing: 12)
    }
    /// The least height of the group: that of a bordered button.
    var leastHeight: CGFloat { isMac ? 24 : 34 }
    /// The height of the lines between the controls.
    var lineHeight: CGFloat { isMac ? 12 : 18 }
    var groundRadius: CGFloat { isMac ? 6 : isNew ? 17 : 8 }
    /// The distance between controls without a ground.
    var looseSpacing: CGFloat { 16 }
}
