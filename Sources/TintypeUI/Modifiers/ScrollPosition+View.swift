public import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Sets the part of its content that the scroll view shows at first, and the place of smaller content. nil for the
    /// start.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environmentChange { $0.scrollStart.set(anchor, for: nil) }
    }

    /// One of the things that an anchor decides. In a picture nothing changes its size.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        environmentChange { $0.scrollStart.set(anchor, for: role) }
    }

    /// Sets the place that the scroll view is scrolled to. `anchor` is for a view that the position names without one.
    ///
    /// On a stage the position is written where the user scrolls: it is one by the user then, at the first view that is seen, or the one
    /// nearest to the anchor, of those in a ``scrollTargetLayout(isEnabled:)``.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        let follower = ScrollFollower(anchor: anchor) { view in
            position.wrappedValue.follow(view)
            return position.wrappedValue.target(anchor: anchor)
        }
        return environmentChange {
            $0.scrollStart.target = position.wrappedValue.target(anchor: anchor)
            $0.scrollStart.follower = follower
        }
    }

    /// The view that the scroll view is scrolled to; no further than needed without an anchor.
    ///
    /// On a stage the binding is written where the user scrolls: the first view that is seen, or the one nearest to the anchor, of those
    /// in a ``scrollTargetLayout(isEnabled:)``.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        let goal = { (id: ID?) in
            id.map { ScrollGoal.view(ScrollTargetView(name: "\($0)", key: AnyHashable($0)), anchor: anchor) }
        }
        let follower = ScrollFollower(anchor: anchor) { view in
            if let view = view?.base as? ID, view != id.wrappedValue { id.wrappedValue = view }
            return goal(id.wrappedValue)
        }
        return environmentChange {
            ($0.scrollStart.target, $0.scrollStart.follower) = (goal(id.wrappedValue), follower)
        }
    }

    /// Says that the views inside are those among which ``scrollPosition(id:anchor:)`` looks for the one that the user scrolled to. Any
    /// view inside the scroll view can be scrolled to.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        node(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
