package import Foundation
import TintypeGraphics

/// The context that reaches a node from those that it is placed in.
///
/// Most nodes pass on what reached them, so it is shared, and copied where something changes.
package struct PlacementContext {
    private struct Values {
        var space: Space
        var named: NamedSpace?
        var safeArea: SafeArea?
        var visible: CGRect?
        var window: CGRect?
        var isMoving = false
    }

    private final class Storage {
        let values: Values

        init(_ values: Values) {
            self.values = values
        }
    }

    private var storage: Storage

    init(space: Space, named: NamedSpace?, safeArea: SafeArea?) {
        storage = Storage(Values(space: space, named: named, safeArea: safeArea))
    }

    private mutating func change(_ change: (inout Values) -> Void) {
        var values = storage.values
        change(&values)
        storage = Storage(values)
    }

    package var space: Space {
        get { storage.values.space }
        set { change { $0.space = newValue } }
    }

    /// The named spaces around the node, the innermost first.
    var named: NamedSpace? {
        get { storage.values.named }
        set { change { $0.named = newValue } }
    }

    /// The safe area of the containers around; nil where they keep nothing for themselves.
    var safeArea: SafeArea? {
        get { storage.values.safeArea }
        set { change { $0.safeArea = newValue } }
    }

    /// The visible part of a scrolled content, in points of ``space``; nil where nothing is cut off.
    package var visible: CGRect? {
        get { storage.values.visible }
        set { change { $0.visible = newValue } }
    }

    /// The part of ``visible`` that no bar covers, in points of ``space``: what is pinned stays in it.
    package var window: CGRect? {
        get { storage.values.window }
        set { change { $0.window = newValue } }
    }

    /// Indicates whether the node is on its way from one place to another: it is seen between pixels.
    var isMoving: Bool {
        get { storage.values.isMoving }
        set { change { $0.isMoving = newValue } }
    }
}

extension PlacementContext {
    /// The geometry of a view that stands in `frame`.
    func geometry(of frame: CGRect) -> Geometry {
        Geometry(frame: frame, space: space, named: named, safeArea: safeArea)
    }
}
