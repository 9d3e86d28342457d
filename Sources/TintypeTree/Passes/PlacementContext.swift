package import Foundation
import TintypeGraphics

/// The context that reaches a node from those that it is placed in.
///
/// Most nodes pass on what reached them, so it is shared, and copied where something changes.
package struct PlacementContext {
    private final class Storage {
        let space: Space
        let named: NamedSpace?
        let safeArea: SafeArea?
        let visible: CGRect?
        let isMoving: Bool

        init(_ space: Space, _ named: NamedSpace?, _ safeArea: SafeArea?, _ visible: CGRect?, _ isMoving: Bool) {
            self.space = space
            self.named = named
            self.safeArea = safeArea
            self.visible = visible
            self.isMoving = isMoving
        }
    }

    private var storage: Storage

    init(space: Space, named: NamedSpace?, safeArea: SafeArea?) {
        storage = Storage(space, named, safeArea, nil, false)
    }

    package var space: Space {
        get { storage.space }
        set { storage = Storage(newValue, named, safeArea, visible, isMoving) }
    }

    /// The named spaces around the node, the innermost first.
    var named: NamedSpace? {
        get { storage.named }
        set { storage = Storage(space, newValue, safeArea, visible, isMoving) }
    }

    /// The safe area of the containers around; nil where they keep nothing for themselves.
    var safeArea: SafeArea? {
        get { storage.safeArea }
        set { storage = Storage(space, named, newValue, visible, isMoving) }
    }

    /// The visible part of a scrolled content, in points of ``space``; nil where nothing is cut off.
    package var visible: CGRect? {
        get { storage.visible }
        set { storage = Storage(space, named, safeArea, newValue, isMoving) }
    }

    /// Indicates whether the node is on its way from one place to another: it is seen between pixels.
    var isMoving: Bool {
        get { storage.isMoving }
        set { storage = Storage(space, named, safeArea, visible, newValue) }
    }
}

extension PlacementContext {
    /// The geometry of a view that stands in `frame`.
    func geometry(of frame: CGRect) -> Geometry {
        Geometry(frame: frame, space: space, named: named, safeArea: safeArea)
    }
}
