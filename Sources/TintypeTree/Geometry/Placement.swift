package import Foundation
package import TintypeGraphics

/// The place of a node.
package struct Placement {
    /// The frame in the coordinates of ``space``, in points.
    package var frame: CGRect
    package var proposal: ProposedViewSize
    /// The context that reached the node from those around it.
    let context: PlacementContext

    /// The coordinate system that ``frame`` is in.
    package var space: Space { context.space }

    /// The geometry as readers see it.
    package var geometry: Geometry {
        Geometry(frame: frame, space: space, named: context.named, safeArea: context.safeArea)
    }

    /// The frame in the root's space; the bounding box where it is rotated.
    package var frameInRoot: CGRect { geometry.frameInRoot }
}

/// A coordinate system that an effect makes: places inside it share one transform to the root.
package final class Space {
    package let toRoot: ProjectionTransform
    /// nil where an effect on the way to the root has no inverse: nothing inside is seen, and nothing can be read there.
    package let fromRoot: ProjectionTransform?
    /// The transform to the space around this one; the identity for the root.
    let toOuter: ProjectionTransform
    /// Indicates whether the space is the root's own, so that its coordinates lie on the pixel grid.
    let isRoot: Bool

    private init() {
        toRoot = ProjectionTransform()
        fromRoot = ProjectionTransform()
        toOuter = ProjectionTransform()
        isRoot = true
    }

    /// The space inside an effect.
    ///
    /// - Parameters:
    ///   - transform: From this space to `outer`.
    ///   - center: The middle of the view, by which it is told whether the view is seen edge on.
    init(_ transform: ProjectionTransform, at center: CGPoint, in outer: Space) {
        toOuter = transform
        toRoot = transform.concatenating(outer.toRoot)
        fromRoot = outer.fromRoot == nil || transform.isSingular(at: center) ? nil : toRoot.inverted()
        isRoot = false
    }

    static var root: Space { Space() }
}

/// A view whose space has a name, and those around it.
package final class NamedSpace {
    let name: AnyHashable
    let origin: CGPoint
    let size: CGSize
    let space: Space
    let outer: NamedSpace?

    init(name: AnyHashable, frame: CGRect, space: Space, outer: NamedSpace?) {
        self.name = name
        origin = frame.origin
        size = frame.size
        self.space = space
        self.outer = outer
    }
}

/// A placed view as values: its size, and how its points map to the root and to the named spaces around it.
package struct Geometry {
    package let frame: CGRect
    package let space: Space
    let named: NamedSpace?
    let safeArea: SafeArea?

    package var size: CGSize { frame.size }

    /// The visible part of the frame in the root's space: its bounding box; zero where nothing is visible.
    package var frameInRoot: CGRect {
        if space.isRoot { return frame }
        let seen = frame.seen(through: space.toRoot)
        return seen.isNull ? .zero : seen
    }

    /// A point of the view's own space, in the root's.
    package func toRoot(_ point: CGPoint) -> HomogeneousPoint {
        HomogeneousPoint(point + frame.origin).applying(space.toRoot)
    }

    /// A point of the root's space, in the view's own; nil where an effect around the view has no inverse.
    package func fromRoot(_ point: HomogeneousPoint) -> HomogeneousPoint? {
        space.fromRoot.map { point.applying($0).moved(by: .zero - frame.origin) }
    }

    /// The bounding box, in the space of `target`, of the view's bounds; zero where nothing is seen of them there, or an
    /// effect has no inverse. An unknown name means the root.
    package func frame(in target: CoordinateSpace) -> CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        switch target {
        case .local: return bounds
        case .global: return frameInRoot
        case .named(let name):
            guard let named = named(name) else { return frameInRoot }
            if named.space === space { return frame.offsetBy(dx: -named.origin.x, dy: -named.origin.y) }
            guard let fromRoot = named.space.fromRoot else { return .zero }
            let seen = CGRect(
                seen: bounds.corners.map { toRoot($0).applying(fromRoot).moved(by: .zero - named.origin) })
            return seen.isNull ? .zero : seen
        }
    }

    /// The bounds of the named view around this one, in this one's space; nil where there is none, or an effect between
    /// them has no inverse.
    package func bounds(of name: AnyHashable) -> CGRect? {
        guard let named = named(name) else { return nil }
        if named.space === space {
            return CGRect(origin: named.origin - frame.origin, size: named.size)
        }
        let corners = CGRect(origin: named.origin, size: named.size).corners
            .compactMap { fromRoot(HomogeneousPoint($0).applying(named.space.toRoot)) }
        let seen = CGRect(seen: corners)
        return seen.isNull ? nil : seen
    }

    private func named(_ name: AnyHashable) -> NamedSpace? {
        var candidate = named
        while let space = candidate, space.name != name { candidate = space.outer }
        return candidate
    }
}
