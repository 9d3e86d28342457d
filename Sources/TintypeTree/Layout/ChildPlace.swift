import Foundation
import TintypeGraphics

/// A child's place in its container, with its proposal.
struct ChildPlace {
    /// The child's top leading corner, in the space of the container's bounds.
    var origin: CGPoint
    var size: CGSize
    var proposal: ProposedViewSize

    init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        self.origin = origin
        self.size = size
        self.proposal = proposal
    }

    init(_ request: PlacementRequest, size: CGSize) {
        self.init(origin: request.origin(for: size), size: size, proposal: request.proposal)
    }
}
