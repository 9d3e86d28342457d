package import Foundation
import TintypeGraphics

/// The place of a node.
package struct Placement {
    /// The frame in the coordinates of ``space``, in points.
    package var frame: CGRect
    package var proposal: ProposedViewSize
    /// The context that reached the node from those around it.
    let context: PlacementContext

    /// The coordinate system that ``frame`` is in.
    package var space: Space { context.space }

    /// Indicates whether the node is on its way from one place to another.
    var isMoving: Bool { context.isMoving }

    /// The geometry as readers see it.
    package var geometry: Geometry {
        Geometry(frame: frame, space: space, named: context.named, safeArea: context.safeArea)
    }

    /// The frame in the root's space; the bounding box where it is rotated.
    package var frameInRoot: CGRect { geometry.frameInRoot }
}
