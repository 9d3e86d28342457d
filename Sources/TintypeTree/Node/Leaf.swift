package import Foundation
package import TintypeGraphics

/// A view that draws and has no children: text, a shape, a colour, an image, a Spacer.
package protocol Leaf: Described {
    /// The leaf's size for `proposal`, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The size for `proposal`, with the other proposals that have the same one.
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer
    /// Adds what is to be seen of a leaf that was placed with `proposal`; `frame` is on the pixel grid where there is one.
    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder)
    /// Tells a leaf of a living view the proposal of its own place, before animations show it in another frame.
    func takeNote(of proposal: ProposedViewSize)
    /// The axes along which the size can follow the proposal.
    var flexibleAxes: Axis.Set { get }
    /// Indicates whether there is one size for all proposals, which is asked for once.
    var isFixed: Bool { get }
    /// The guides that the leaf sets.
    var guides: GuideSet { get }
    /// The place of a guide that the leaf sets, at the size that it answered to `proposal`.
    func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
    var spacing: ViewSpacing { get }
    var layoutPriority: Double { get }
    /// Indicates whether a finger meets the leaf where its lines and areas are; anything else it meets in the whole frame.
    var isTouchedByOutline: Bool { get }
}

/// A leaf, its type erased, that is asked without being copied: what a node of the kind `leaf` holds.
package final class LeafBox {
    package let leaf: any Leaf

    init(_ leaf: any Leaf) {
        self.leaf = leaf
    }
}

extension Leaf {
    package func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        .only(sizeThatFits(proposal), for: proposal, flexibleAxes: flexibleAxes)
    }

    package func takeNote(of proposal: ProposedViewSize) {}
    package var flexibleAxes: Axis.Set { [.horizontal, .vertical] }
    package var isFixed: Bool { flexibleAxes.isEmpty }
    package var guides: GuideSet { [] }
    package func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    package var spacing: ViewSpacing { ViewSpacing() }
    package var layoutPriority: Double { 0 }
    package var isTouchedByOutline: Bool { false }
}
