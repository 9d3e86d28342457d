import Foundation
import TintypeGraphics

/// The place of a guide in a view, and the proposals for which it lies there.
package struct GuideAnswer {
    /// The guide's place along its axis, in points from the leading or top edge.
    var place: LengthAnswer
    /// The proposals across that axis for which the guide lies there: only they count.
    var crossRange: LengthAnswer

    /// A place that is known for one proposal.
    static func only(_ place: CGFloat, _ key: AlignmentKey, for proposal: ProposedViewSize) -> GuideAnswer {
        GuideAnswer(
            place: .only(place, for: proposal[key.axis]), crossRange: .only(0, for: proposal[key.axis.cross]))
    }

    /// A place that is known for all proposals for which `size` is the view's size.
    static func constant(_ place: CGFloat, _ key: AlignmentKey, within size: SizeAnswer) -> GuideAnswer {
        GuideAnswer(place: .constant(place, within: size[key.axis]), crossRange: size[key.axis.cross])
    }

    func holds(_ proposal: ProposedViewSize, _ axis: Axis) -> Bool {
        place.holds(proposal[axis]) && crossRange.holds(proposal[axis.cross])
    }

    mutating func narrow(to other: GuideAnswer) {
        place.narrow(to: other.place)
        crossRange.narrow(to: other.crossRange)
    }
}
