import Foundation
import TintypeTree

/// The measures of a segmented control, in points.
///
/// 31 high on iOS 26.5, 24 on macOS 26.5, where the control is n·(w + 21) + 8 wide (Semantics.md 13.5); 32 before OS 26. The
/// corners before OS 26 are estimated from pictures.
struct SegmentedMetrics {
    let height: CGFloat
    let cornerRadius: CGFloat
    /// Indicates whether the control takes the width that it is offered.
    let isFilling: Bool
    private let chosenWeight: Font.Weight

    init(_ platform: Platform) {
        let isMac = platform.name == .macOS
        let isNew = platform.version >= 26
        height = isMac ? 24 : isNew ? 31 : 32
        cornerRadius = isNew ? height / 2 : isMac ? 6 : 9
        isFilling = !isMac
        chosenWeight = isMac ? .regular : isNew ? .medium : .semibold
    }

    /// The length by which a segment is wider than its words, and the control than its segments.
    var segmentPadding: CGFloat { 21 }
    var padding: CGFloat { 8 }

    /// The distance from the edges of the control to the segments.
    var inset: CGFloat { 2 }

    /// 13 points, regular, and medium for the chosen segment: UISegmentedControl's of iOS 26.1. Before, the chosen one was
    /// semibold.
    func font(isChosen: Bool) -> Font { .system(size: 13, weight: isChosen ? chosenWeight : .regular) }
}
