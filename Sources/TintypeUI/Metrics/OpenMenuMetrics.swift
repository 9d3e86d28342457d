import Foundation
import TintypeGraphics
import TintypeTree

/// The measures and colours of open menus, in points.
///
/// iOS 26: measured on UIMenu of iOS 26.1: a card of the glass of alerts (``DialogMetrics``), 250 wide, with corners of 32.6; rows
/// 42 high, their words 28 from the edge, 40 beside ticks and 60 beside pictures; 21 between groups, headers 40.3 high. Other
/// lengths are estimated from pictures, those of earlier systems and of macOS too.
struct OpenMenuMetrics {
    private let environment: EnvironmentValues
    private let isMac: Bool
    private let isNew: Bool

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        isMac = environment.platform.name == .macOS
        isNew = environment.platform.version >= 26
    }

    // MARK: Card

    /// nil for the width that the rows need. Large type has more room.
    var width: CGFloat? {
        if isMac { return nil }
        return environment.dynamicTypeSize.isAccessibilitySize ? 350 : 250
    }

    var cornerRadius: CGFloat { isNew ? (isMac ? 13 : 32.6) : (isMac ? 6 : 13) }

    /// The distance from the screen's sides.
    var margin: CGFloat { 8 }

    /// The distance from the view that opens the menu.
    var gap: CGFloat { isMac ? 2 : 8 }

    /// Above the first row and below the last.
    var inset: CGFloat { isMac ? 5 : isNew ? 10 : 0 }

    var ground: AnyShapeStyle { DialogMetrics(environment).ground }

    /// Indicates whether the card is of glass.
    var hasRim: Bool { isNew }

    // MARK: Rows

    var rowFont: Font { isMac ? .system(size: 13) : .body }
    var rowHeight: CGFloat { isMac ? 24 : isNew ? 42 : 44 }
    /// From the edges to the words of rows without pictures and ticks.
    var rowInset: CGFloat { isMac ? 12 : isNew ? 28 : 16 }
    /// The room before the words that a column of pictures or ticks takes off the inset.
    var columnInset: CGFloat { isNew && !isMac ? 14 : 0 }
    /// Above and below the words of a row, at least.
    var leastRowPadding: CGFloat { isMac ? 2 : isNew ? 7 : 8 }
    var hasLeadingIcons: Bool { isMac || isNew }
    var iconWidth: CGFloat { isMac ? 18 : isNew ? 36 : 26 }
    var iconSpacing: CGFloat { isMac ? 6 : isNew ? 10 : 12 }
    var markFont: Font { isMac ? .system(size: 11, weight: .semibold) : .subheadline.weight(.semibold) }
    var markWidth: CGFloat { isMac ? 18 : 26 }
    var hasLinesBetweenRows: Bool { !isMac && !isNew }
    /// Views that are no controls are pale, as what cannot be chosen is.
    var plainViewOpacity: Double { 0.5 }

    // MARK: Groups

    /// The height of the dark band between two groups; 0 where a line parts them.
    var bandHeight: CGFloat { isMac || isNew ? 0 : 8 }
    var bandColor: Color { .black.opacity(environment.colorScheme == .dark ? 0.4 : 0.08) }

    /// Around the line between two groups.
    var lineInsets: EdgeInsets {
        if isMac { return EdgeInsets(top: 5, leading: 12, bottom: 5, trailing: 12) }
        return isNew ? EdgeInsets(top: 10 + 1 / 3, leading: 28, bottom: 10 + 1 / 3, trailing: 28) : EdgeInsets()
    }
    var headerFont: Font { isMac ? .system(size: 11, weight: .semibold) : .footnote.weight(.semibold) }
    var headerInsets: EdgeInsets {
        let (top, bottom): (CGFloat, CGFloat) = isMac ? (3, 3) : isNew ? (12.33, 12.33) : (8, 6)
        return EdgeInsets(top: top, leading: rowInset, bottom: bottom, trailing: rowInset)
    }

    // MARK: Tiles

    var tileInset: CGFloat { isMac ? 6 : 12 }
    var tileSpacing: CGFloat { 4 }
    var tileIconFont: Font { isMac ? .system(size: 15) : .title3 }
    var tileFont: Font { isMac ? .system(size: 10) : .caption }

    func tileHeight(isCompact: Bool) -> CGFloat { isMac ? (isCompact ? 28 : 40) : (isCompact ? 48 : 62) }

    // MARK: Context menus

    /// Over what lies behind an open context menu: blurred and a little darker.
    var backdrop: AnyShapeStyle {
        let isDark = environment.colorScheme == .dark
        let tint =
            isDark ? ResolvedColor(bytes: 0, 0, 0, alpha: 0.45) : ResolvedColor(bytes: 120, 120, 128, alpha: 0.22)
        return AnyShapeStyle(
            FixedShapeStyle(_ResolvedStyle(.backdrop(BackdropPaint(sigma: 12, saturation: 1.2, tint: tint)))))
    }

    /// Around a view that is lifted above the others, on the ground that it has then.
    var liftedMargin: CGFloat { 8 }
    var liftedCornerRadius: CGFloat { 14 }

    /// From what is lifted to the menu.
    var liftedGap: CGFloat { 12 }

    /// The least distance between the words of a row and what stands at its end.
    static let leastGap: CGFloat = 8
}
