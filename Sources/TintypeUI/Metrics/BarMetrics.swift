import Foundation
import TintypeGraphics
import TintypeTree

/// The distances of bars, in points.
///
/// iOS 26: height of the bar, of the tab bar's region and platter: measured (Semantics.md 13.7). The zone of a large
/// title is 52 high since iOS 11. The room around titles and items is estimated from pictures.
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

    /// The distance from the edge of a screen to a bar that nothing unsafe is above, as in a sheet: iOS 26 has the middle of
    /// items at 32 and the end of the large title at 116.
    var roomAboveBar: CGFloat { hasSurfaces ? 10 : 0 }

    var largeTitleHeight: CGFloat { 52 }
    /// The distance from the leading edge within which a finger leads back, in points; UIKit documents none.
    var backReach: CGFloat { 20 }
    var searchHeight: CGFloat { isMac ? 0 : isNew ? 56 : 52 }
    var side: CGFloat { 16 }

    /// The height of a round surface behind the items of a bar.
    var itemHeight: CGFloat { 44 }
    var toolbarHeight: CGFloat { isNew ? 56 : 44 }

    /// Indicates whether items stand on surfaces of glass.
    var hasSurfaces: Bool { isNew && !isMac }

    /// The distance from the sides of a surface to its items: 16 beside words on iOS 26.1.
    func itemPadding(holdsText: Bool) -> CGFloat { holdsText ? 16 : 12 }
    /// The distance between the items of a surface.
    var itemSpacing: CGFloat { 16 }

    /// The distance between surfaces, or between items that have none.
    var groupSpacing: CGFloat { 10 }

    /// The distance around a title, at least.
    var titleMargin: CGFloat { 8 }

    /// The height of the field of a search.
    var searchFieldHeight: CGFloat { isNew ? 44 : 36 }
    /// The height of the scopes of a search with the room below them, which is taken to be that below the field.
    var scopesHeight: CGFloat { SegmentedMetrics(platform).height + searchHeight - searchFieldHeight }
    /// The radius of the corners of that field.
    var searchFieldRadius: CGFloat { isNew ? searchFieldHeight / 2 : 10 }
    /// The distance from the sides of that field to what it holds.
    var searchFieldPadding: CGFloat { isNew ? 12 : 8 }

    /// The width of the columns of a split view but the detail, that is of sidebars and lists; macOS begins with narrower ones.
    var columnWidth: CGFloat { isMac ? 220 : 320 }
}
