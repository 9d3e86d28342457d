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

        init(space: Space, named: NamedSpace?, safeArea: SafeArea?, visible: CGRect?) {
            self.space = space
            self.named = named
            self.safeArea = safeArea
            self.visible = visible
        }
    }

    private var storage: Storage

    init(space: Space, named: NamedSpace?, safeArea: SafeArea?) {
        storage = Storage(space: space, named: named, safeArea: safeArea, visible: nil)
    }

    package var space: Space {
        get { storage.space }
        set { storage = Storage(space: newValue, named: named, safeArea: safeArea, visible: visible) }
    }

    /// The named spaces around the node, the innermost first.
    var named: NamedSpace? {
        get { storage.named }
        set { storage = Storage(space: space, named: newValue, safeArea: safeArea, visible: visible) }
    }

    /// The safe area of the containers around; nil where they keep nothing for themselves.
    var safeArea: SafeArea? {
        get { storage.safeArea }
        set { storage = Storage(space: space, named: named, safeArea: newValue, visible: visible) }
    }

    /// The visible part of a scrolled content, in points of ``space``; nil where nothing is cut off.
    package var visible: CGRect? {
        get { storage.visible }
        set { storage = Storage(space: space, named: named, safeArea: safeArea, visible: newValue) }
    }
}

extension PlacementContext {
    /// The geometry of a view that stands in `frame`.
    func geometry(of frame: CGRect) -> Geometry {
        Geometry(frame: frame, space: space, named: named, safeArea: safeArea)
    }
}
