package import Foundation
import TintypeGraphics

/// Content that is made only when its place is known: what a GeometryReader or a lazy container holds.
package protocol DeferredContent: AnyObject, Described {
    /// The size for `proposal`, in points. Must not make content that only placement can decide.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The size for `proposal`, with the other proposals that have the same one.
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer
    /// Makes the content for a node placed in `frame`, and places it.
    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext)
    /// The nodes that were made, in order.
    var made: [Node] { get }
    /// The view that the content aligns, keeps its distance and yields like; nil where it is one of its own kind.
    var model: Node? { get }
    /// The nodes that exist before placement and are sure to be placed, so that their preferences are known early; nil for
    /// none.
    var early: [Node]? { get }
}

extension DeferredContent {
    package var model: Node? { nil }
    package func answer(_ proposal: ProposedViewSize) -> SizeAnswer { .only(sizeThatFits(proposal), for: proposal) }
    package var early: [Node]? { nil }
}

extension SizeAnswer {
    /// The answer of a view that takes what it is offered.
    package static func filling(_ proposal: ProposedViewSize) -> SizeAnswer {
        SizeAnswer(.filling(proposal.width, ideal: 10), .filling(proposal.height, ideal: 10))
    }
}
