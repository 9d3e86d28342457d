import Foundation
import TintypeGraphics
import TintypeTree

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

    /// Indicates whether items stand on surfaces of glass.
    var hasSurfaces: Bool { isNew && !isMac }

    /// From the sides of a surface to its items, and between those.
    var itemPadding: CGFloat { 12 }
    var itemSpacing: CGFloat { 16 }

    /// Between surfaces, or between items that have none.
    var groupSpacing: CGFloat { 10 }

    /// Around a title, at least.
    var titleMargin: CGFloat { 8 }

    /// Of the field of a search: its height, the radius of its corners and the length from its sides to what it holds.
    var searchFieldHeight: CGFloat { isNew ? 44 : 36 }
    var searchFieldRadius: CGFloat { isNew ? searchFieldHeight / 2 : 10 }
    var searchFieldPadding: CGFloat { isNew ? 12 : 8 }

    /// Of the columns of a split view but the detail: sidebars and lists; macOS begins with narrower ones.
    var columnWidth: CGFloat { isMac ? 220 : 320 }
}
