package import Foundation
package import TintypeGraphics

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
