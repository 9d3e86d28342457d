import Foundation
import TintypeGraphics

/// The distances of bars, in points.
///
/// iOS 26: height of the bar, of the tab bar's region and platter: measured (Semantics.md 13.7). The zone of a large title
/// is 52 high since iOS 11. What stands around titles and items is estimated from pictures.
struct BarMetrics {
    let platform: Platform
    let isCompactHeight: Bool

    init(_ environment: EnvironmentValues) {
        platform = environment.platform
        isCompactHeight = environment.sizeClasses.vertical == .compact
    }

    var isMac: Bool { platform.name == .macOS }
    var isNew: Bool { platform.version >= 26 }

    var barHeight: CGFloat {
        if isMac { return 52 }
        return isNew ? 54 : isCompactHeight ? 32 : 44
    }

    var largeTitleHeight: CGFloat { 52 }
    var searchHeight: CGFloat { isMac ? 0 : isNew ? 56 : 52 }
    var side: CGFloat { 16 }

    /// Of a round surface behind the items of a bar.
    var itemHeight: CGFloat { 44 }
    var toolbarHeight: CGFloat { isNew ? 56 : 44 }

    /// The tab bar's, counted from the lower edge of the canvas, where it has an unsafe area of at least 21 points there.
    var tabRegion: CGFloat { isNew ? 83 : 49 }
}
