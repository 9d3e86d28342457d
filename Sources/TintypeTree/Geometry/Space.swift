import Foundation
package import TintypeGraphics

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
        fromRoot = outer.fromRoot == nil || transform.isSingular(at: center) ? nil : toRoot.inverse
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
