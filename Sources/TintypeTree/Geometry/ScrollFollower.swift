package import TintypeGraphics

/// The end of a binding that is told of the view to which the user of a living view has scrolled.
package struct ScrollFollower {
    /// The point at which the view stands in the window; nil for the first view that is seen.
    let anchor: UnitPoint?
    /// Told of the view, or of nil where the scroll view knows of none. Returns the goal that the binding has then.
    let tell: (AnyHashable?) -> ScrollGoal?

    package init(anchor: UnitPoint?, tell: @escaping (AnyHashable?) -> ScrollGoal?) {
        self.anchor = anchor
        self.tell = tell
    }
}
