import Foundation
import TintypeTree

/// The words of a presented view about its presentation.
struct SheetTraits {
    /// nil for the large height alone.
    var heights: ((_ most: CGFloat) -> [CGFloat])?
    /// The height that is chosen of them, given the greatest one; nil for the least.
    var chosen: ((_ most: CGFloat) -> CGFloat)?
    /// Chooses one of them, given the greatest one; nil where nobody is told.
    var choose: ((_ most: CGFloat, _ height: CGFloat) -> Void)?
    /// Indicates whether content scrolls before the sheet grows.
    var scrollsFirst = false
    var showsIndicator: Bool?
    var background: Evaluation<Void>?
    /// In points.
    var cornerRadius: CGFloat?
    /// Indicates whether a popover stays one where there is little room.
    var keepsPopover = false
    /// Indicates whether a popover becomes a cover where there is little room.
    var becomesCover = false

    /// Indicates whether people cannot end the presentation.
    var staysOpen = false

    init() {}

    /// The words of `content`, as far as they are known before it is placed.
    init(of content: Node, in session: Session) {
        let said = content.earlyContribution(SheetKey.description, session.feedback)
        self = said as? SheetTraits ?? SheetTraits()
    }
}

/// Carries what a presented view says to what presents it.
enum SheetKey: PreferenceKey {
    static var defaultValue: SheetTraits { SheetTraits() }

    static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
        let next = nextValue()
        value.heights = value.heights ?? next.heights
        value.chosen = value.chosen ?? next.chosen
        value.choose = value.choose ?? next.choose
        value.scrollsFirst = value.scrollsFirst || next.scrollsFirst
        value.showsIndicator = value.showsIndicator ?? next.showsIndicator
        value.background = value.background ?? next.background
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.keepsPopover = value.keepsPopover || next.keepsPopover
        value.becomesCover = value.becomesCover || next.becomesCover
        value.staysOpen = value.staysOpen || next.staysOpen
    }

    static var description: PreferenceKeyDescription { PreferenceKeyDescription(SheetKey.self) }
}
