import Foundation
import TintypeGraphics
import TintypeTree

/// The distances of a list, in points.
///
/// iOS 26 grouped: measured (Semantics.md 13.6). The room above the header of a later section, plain lists and systems
/// before iOS 26 are estimated from pictures.
struct ListMetrics {
    let look: ListLook
    let platform: Platform

    init(_ look: ListLook, on platform: Platform) {
        self.look = look.resolved(on: platform.name)
        self.platform = platform
    }

    private var isMac: Bool { platform.name == .macOS }
    private var isNew: Bool { platform.version >= 26 }

    /// Indicates whether rows lie on a surface of their own, which is another than that of the list.
    var isGrouped: Bool { look == .grouped || look == .insetGrouped }

    /// The distance from the list's sides to the rows.
    var cardInset: CGFloat {
        switch look {
        case .insetGrouped: isMac ? 20 : 16
        case .inset, .sidebar: isMac ? 8 : 0
        case .automatic, .plain, .grouped, .bordered: 0
        }
    }

    /// The radius of the corners of the first and the last row of a section.
    var cardRadius: CGFloat {
        guard look == .insetGrouped else { return 0 }
        return isMac ? 10 : isNew ? 26 : 10
    }

    /// The radius of the corners of the surfaces of every other row, where they are shaded.
    var stripeRadius: CGFloat { look == .inset ? 5 : 0 }

    /// The way of a finger that moves a row, in points, and the time that it rests before where rows are not edited, in seconds: those of
    /// UIKit's recognizers.
    static let leastMove: CGFloat = 10
    static let restBeforeMove = 0.5
    /// The distance from a row's trailing edge within which its handle is met, in points.
    static let handleReach: CGFloat = 60

    /// The insets of iOS 26's rows, which a modifier completes that names some of their edges alone.
    static let usualRowInsets = EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)

    /// The distance between the sections of a compact list.
    static let compactSectionSpacing: CGFloat = 16

    /// The insets from a row's edges to its content.
    var rowInsets: EdgeInsets {
        if isMac {
            let side: CGFloat = look == .insetGrouped ? 10 : 8
            // A row of a grouped form is 21 higher than its content, one of a list 8 (Semantics.md 13.6).
            let end: CGFloat = isGrouped ? 10.5 : 4
            return EdgeInsets(top: end, leading: side, bottom: end, trailing: side)
        }
        let end: CGFloat = isNew ? 15 : 11
        return EdgeInsets(top: end, leading: 16, bottom: end, trailing: 16)
    }

    var leastRowHeight: CGFloat { isMac ? (isGrouped ? 36 : 24) : isNew ? 52 : 44 }

    /// The distance above a section's first row where it has no header.
    private func spaceAboveRows(isFirst: Bool) -> CGFloat {
        if isGrouped { return isMac ? (isFirst ? 20 : 16) : 35 }
        return isFirst ? (isMac ? 10 : 0) : 12
    }

    private func spaceAboveHeader(isFirst: Bool) -> CGFloat {
        if isGrouped { return isFirst ? (isNew || isMac ? 10 : 17) : isMac ? 16 : isNew ? 25 : 31 }
        if isNew, !isMac { return isFirst ? Self.plainHeaderSpace : 22 + Self.plainHeaderSpace }
        return isFirst ? (isMac ? 6 : 10) : 22
    }

    private var spaceBelowHeader: CGFloat {
        if isMac { return isGrouped ? 10 : 4 }
        if isNew { return isGrouped ? 10 : Self.plainHeaderSpace }
        return isGrouped ? 6 : 8
    }

    /// Above and below the words of a plain list's header: with a line of the headline it is 40.5 high on iOS 26.1, and 22 below
    /// the section before.
    private static let plainHeaderSpace = (40.5 - 20.333) / 2
    private var spaceAboveFooter: CGFloat { 8 }

    /// The distance below all rows.
    private var spaceAtEnd: CGFloat { isGrouped ? (isMac ? 20 : 35) : 0 }

    var headerFont: Font {
        if isMac { return Font.subheadline.weight(.semibold) }
        return isNew || !isGrouped ? .headline : .footnote
    }

    /// Indicates whether headers are in capitals, as those of grouped lists were before iOS 26.
    var capitalizesHeaders: Bool { isGrouped && !isMac && !isNew }

    /// The end of a separator keeps the row's inset since iOS 26; before, it reaches the edge.
    var separatorEnd: CGFloat { isNew || isMac ? rowInsets.trailing : 0 }

    /// Indicates whether a line closes the last row of a section.
    var closesSections: Bool { look == .plain || look == .grouped }

    /// Indicates whether a chosen row has no line above and below it.
    var hidesLinesOfChosen: Bool { isNew && !isMac }

    var drawsSeparators: Bool { !isMac || isGrouped || look == .bordered }

    /// The distances between rows and sections, with what modifiers around the list say of them.
    func spacing(_ options: ListOptions) -> ListSpacing {
        var spacing = ListSpacing()
        spacing.aboveFirstRows = spaceAboveRows(isFirst: true)
        spacing.aboveRows = spaceAboveRows(isFirst: false)
        spacing.aboveFirstHeader = spaceAboveHeader(isFirst: true)
        spacing.aboveHeader = spaceAboveHeader(isFirst: false)
        spacing.belowHeader = spaceBelowHeader
        spacing.aboveFooter = spaceAboveFooter
        spacing.atEnd = spaceAtEnd
        spacing.side = cardInset
        spacing.rows = options.rowSpacing ?? 0
        spacing.sections = options.sectionSpacing
        return spacing
    }

    /// The distance between a row's content and what stands beside it.
    var partGap: CGFloat { 12 }

    /// The thickness of separators, where a pixel is of a length in points.
    func separatorThickness(pixelLength: CGFloat) -> CGFloat { isMac ? 1 : pixelLength }

    /// The font of the chevron of a link: its ink is 6.8 by 11.5 on iOS 26.1, and its line 2 thick.
    var chevronFont: Font { .system(size: 13, weight: .bold) }

    /// The sizes of the symbols of rows: the handle to move a row by, the controls of the edit mode.
    var handleSize: CGFloat { 18 }
    var editingSymbolSize: CGFloat { 22 }

    /// The font of the header of a section that stands out.
    var prominentHeaderFont: Font { .title3.weight(.semibold) }
    var footerFont: Font { .footnote }
}
