import Foundation
import TintypeTree

/// The hold that a finger has on a sheet of a living view, for as long as the sheet is there.
final class SheetHold {
    /// The number of the height that a finger chose, from the least one on; nil for none.
    private let chosen: StateLocation<Int?>
    /// Indicates whether the sheet is as high as it may be.
    var isHighest = true
    /// Indicates whether content scrolls before the sheet grows.
    var scrollsFirst = false

    init(session: Session) {
        chosen = StateLocation(nil, session: session, owner: "sheet")
    }

    /// The height that a finger chose; nil for none.
    func height(of heights: [CGFloat]) -> CGFloat? {
        chosen.value.flatMap { heights.indices.contains($0) ? heights.sorted()[$0] : nil }
    }

    /// Chooses one of the heights that there are, in points.
    func choose(_ height: CGFloat, of heights: [CGFloat]) {
        chosen.set(heights.sorted().firstIndex(of: height))
    }

    /// Returns whether a finger that goes so far down over the start of content, in points, moves the sheet and not that.
    func takesScroll(_ way: CGFloat) -> Bool { way > 0 || !(isHighest || scrollsFirst) }
}
