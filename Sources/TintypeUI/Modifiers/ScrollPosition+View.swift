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
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        let target = position.wrappedValue.target(anchor: anchor)
        return environmentChange { $0.scrollStart.target = target }
    }

    /// The view that the scroll view is scrolled to; no further than needed without an anchor. The binding is read, and
    /// never written: nobody scrolls a picture.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        let target = id.wrappedValue.map {
            ScrollGoal.view(ScrollTargetView(name: "\($0)", key: AnyHashable($0)), anchor: anchor)
        }
        return environmentChange { $0.scrollStart.target = target }
    }

    /// Says that the views inside may be scrolled to. All may.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
