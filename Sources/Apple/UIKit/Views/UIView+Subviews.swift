extension UIView {
    /// Adds a view, or moves it among those inside, to an index.
    func insert(_ view: UIView, at index: Int) { insert(view) { _ in index } }

    /// Adds a view, or moves it, behind or in front of another of those inside; behind or in front of all without that.
    func insert(_ view: UIView, beside sibling: UIView, _ offset: Int) {
        insert(view) { ($0.firstIndex { $0 === sibling } ?? $0.count - offset) + offset }
    }

    /// Exchanges the places of two of those inside.
    func exchange(_ index1: Int, _ index2: Int) {
        guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        insert(high, at: min(index1, index2))
        insert(low, at: max(index1, index2))
    }

    /// - Parameter index: The place among the other views inside.
    private func insert(_ view: UIView, at index: ([UIView]) -> Int) {
        // UIKit raises an exception for a view that comes into itself.
        guard view.superview === self || !isDescendant(of: view) && !layer.isPart(of: view.layer) else { return }
        let (old, oldWindow, newWindow) = (view.superview, view.window, window)
        if old !== self { view.willMove(toSuperview: self) }
        if oldWindow !== newWindow { view.windowWillChange(to: newWindow) }
        if let old, old !== self {
            old.willRemoveSubview(view)
            view.dropOuterConstraints()
        }
        old?.forget(view)
        view.superview = self
        let place = min(max(index(subviews), 0), subviews.count)
        if place < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[place].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviews.insert(view, at: place)
        if old !== self {
            didAddSubview(view)
            view.didMoveToSuperview()
        }
        if oldWindow !== newWindow { view.windowDidChange() }
        setNeedsLayout()
        constraintsDidChange()
        if let old, old !== self {
            old.setNeedsLayout()
            old.constraintsDidChange()
        }
        if old !== self { view.controllersDidMove(from: old) }
    }

    /// Takes the view out of the one around it.
    func leaveSuperview() {
        guard let superview else { return }
        let oldWindow = window
        controllersWillGo()
        willMove(toSuperview: nil)
        if oldWindow != nil { windowWillChange(to: nil) }
        superview.willRemoveSubview(self)
        dropOuterConstraints()
        superview.forget(self)
        self.superview = nil
        layer.removeFromSuperlayer()
        didMoveToSuperview()
        if oldWindow != nil { windowDidChange() }
        superview.setNeedsLayout()
        superview.constraintsDidChange()
        // The view is outermost now, and no change of its tree was noted there so far.
        constraintsDidChange()
        controllersDidMove(from: superview)
    }

    /// Takes a view out of the list of those inside.
    private func forget(_ view: UIView) {
        if let index = subviews.firstIndex(where: { $0 === view }) { subviews.remove(at: index) }
    }

    /// Tells the view and all inside of another window.
    private func windowWillChange(to window: UIWindow?) {
        willMove(toWindow: window)
        for view in subviews { view.windowWillChange(to: window) }
    }
    private func windowDidChange() {
        if window != nil { Appearances.apply(to: self) }
        didMoveToWindow()
        for view in subviews { view.windowDidChange() }
    }
}
