import Foundation
import TintypeGraphics
import TintypeTree

/// The distances of tab bars, in points.
///
/// iOS 26: the bar's region and platter were measured (Semantics.md 13.7), and what stands in them on UIKit's tab bar of iOS
/// 26.1. Earlier strips, bars at the top and what stands above a bar are estimated from pictures.
struct TabMetrics {
    let platform: Platform
    private let isRegular: Bool

    init(_ environment: EnvironmentValues) {
        platform = environment.platform
        isRegular = environment.sizeClasses.horizontal == .regular
    }

    var isMac: Bool { platform.name == .macOS }
    var isNew: Bool { platform.version >= 26 }

    /// On large canvases the bar is at the top since iOS 18.
    var isAtTop: Bool { isMac || (isRegular && platform.version >= 18) }

    /// The length that the bar takes of a view whose unsafe area at the lower edge is as given.
    ///
    /// The region of iOS 26 is counted from the lower edge of the canvas, where it has an unsafe area of at least 21 points
    /// there; a canvas without one has 13 less.
    func barHeight(unsafe: CGFloat) -> CGFloat {
        if isAtTop { return isMac ? 40 : 56 }
        guard isNew else { return 49 }
        return max((unsafe == 0 ? 70 : 83) - unsafe, 49)
    }

    /// The height of the platter.
    var platterHeight: CGFloat { 62 }
    /// The distance of the platter from the screen's sides.
    var platterMargin: CGFloat { 16 }

    /// The distance from the platter to the canvas's lower edge: 8 where nothing is unsafe there.
    func platterBottom(unsafe: CGFloat) -> CGFloat { unsafe == 0 ? 8 : 21 }

    /// The width of the platter of a number of tabs where there is room for it: 86 a tab and 16 beside them. An item is 8
    /// points wider than its share, so that capsules reach to 4 points from the platter's ends: 94 by 54.
    func platterWidth(_ tabs: Int) -> CGFloat { CGFloat(tabs) * 86 + 16 }
    var platterPadding: CGFloat { 4 }
    var platterOverlap: CGFloat { 8 }

    /// The height of an item of a bar at the top.
    var topItemHeight: CGFloat { isMac ? 24 : 36 }
    var topItemPadding: CGFloat { 16 }

    /// The height of the accessory above the bar.
    var accessoryHeight: CGFloat { 48 }
    /// The length that the accessory takes of the page.
    var accessoryRegion: CGFloat { 56 }
    /// The distance of the accessory from the sides.
    var accessoryMargin: CGFloat { 20 }

    /// The size of the dots of pages: UIPageControl's of iOS 26.1, 18 apart from middle to middle.
    var dotSize: CGFloat { 7.6 }
    /// The distance between the dots.
    var dotSpacing: CGFloat { 18 - dotSize }
    /// The opacity of the dots of pages that are not seen.
    var dotOpacity: Double { 0.45 }
    /// The insets from the surface of the dots to them.
    var dotInsets: EdgeInsets { EdgeInsets(top: 9, leading: 12, bottom: 9, trailing: 12) }
    /// The height of the row of dots.
    var dotRowHeight: CGFloat { 36 }
    /// The distance from the top of that row to the lower edge.
    var dotRowBottom: CGFloat { 44 }

    /// The side of a badge of one digit (Semantics.md 13.7), and the place of its corner from that of a symbol 23 points large.
    var badgeSize: CGFloat { 20 }
    var badgePadding: CGFloat { 6 }
    var badgeOffset: CGSize { CGSize(width: 11, height: -7) }
    var badgedSymbolSize: CGFloat { 23 }

    var symbolFont: Font { .system(size: 20, weight: .medium) }
    var badgeFont: Font { .system(size: 13) }
    /// The distance between symbol and title at the top.
    var topSpacing: CGFloat { 6 }
    func topFont(isChosen: Bool) -> Font { .system(size: 15, weight: isChosen ? .semibold : .medium) }
}

extension Font {
    /// The font of the titles of tabs: 10 points semibold (Semantics.md 13.7).
    static let tabTitle = Font.system(size: 10, weight: .semibold)
}
