package import Foundation
package import TintypeGraphics

/// Where a node came to stand.
package struct Placement {
    /// The frame in the coordinates of ``space``, in points.
    package var frame: CGRect
    package var proposal: ProposedViewSize
    package var space: Space
    /// The named spaces around the node.
    var named: NamedSpace?
    var safeArea: EdgeInsets

    /// The geometry as readers see it.
    package var geometry: Geometry {
        Geometry(frame: frame, space: space, named: named, safeArea: safeArea)
    }

    /// The frame in the root's space; the bounding box where it is rotated.
    package var frameInRoot: CGRect { geometry.frameInRoot }
}

/// A coordinate system that an effect makes: places inside it share one transform to the root.
package final class Space {
    package let toRoot: ProjectionTransform
    package let fromRoot: ProjectionTransform?
    /// Whether the space is the root's own, so that its coordinates lie on the pixel grid.
    let isRoot: Bool

    init(toRoot: ProjectionTransform, isRoot: Bool = false) {
        self.toRoot = toRoot
        fromRoot = toRoot.inverted()
        self.isRoot = isRoot
    }

    static var root: Space { Space(toRoot: ProjectionTransform(), isRoot: true) }
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
    package let safeArea: EdgeInsets

    package var size: CGSize { frame.size }

    package var frameInRoot: CGRect {
        if space.isRoot { return frame }
        return CGRect(bounding: frame.corners.map { $0.applying(space.toRoot) })
    }

    /// A point of the view's own space, in the root's.
    package func toRoot(_ point: CGPoint) -> CGPoint {
        (point + frame.origin).applying(space.toRoot)
    }

    /// A point of the root's space, in the view's own; zero where an effect around the view has no inverse.
    package func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let fromRoot = space.fromRoot else { return .zero }
        return point.applying(fromRoot) - frame.origin
    }

    /// The bounding box, in the space of `target`, of the view's bounds. An unknown name means the root.
    package func frame(in target: CoordinateSpace) -> CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        switch target {
        case .local: return bounds
        case .global: return frameInRoot
        case .named(let name):
            guard let named = named(name) else { return frameInRoot }
            if named.space === space { return frame.offsetBy(dx: -named.origin.x, dy: -named.origin.y) }
            guard let fromRoot = named.space.fromRoot else { return .zero }
            return CGRect(bounding: bounds.corners.map { toRoot($0).applying(fromRoot) - named.origin })
        }
    }

    /// The bounds of the named view around this one, in this one's space; nil where there is none.
    package func bounds(of name: AnyHashable) -> CGRect? {
        guard let named = named(name) else { return nil }
        let corners = CGRect(origin: named.origin, size: named.size).corners
        return CGRect(bounding: corners.map { fromRoot($0.applying(named.space.toRoot)) })
    }

    private func named(_ name: AnyHashable) -> NamedSpace? {
        var candidate = named
        while let space = candidate, space.name != name { candidate = space.outer }
        return candidate
    }
}
