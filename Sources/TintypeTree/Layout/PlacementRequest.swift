import Foundation
import TintypeGraphics

/// A container's wish for the place of a child.
struct PlacementRequest {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
    /// Indicates whether the container does not show the child at all.
    var isLeftOut = false

    /// The request for a child that its container did not place.
    static func centered(in bounds: CGRect, proposal: ProposedViewSize) -> PlacementRequest {
        PlacementRequest(
            position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }

    /// The top leading corner of a child of `size`.
    func origin(for size: CGSize) -> CGPoint {
        position - anchor.point(in: size)
    }
}
