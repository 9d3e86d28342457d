public import Foundation

extension Timer {
    /// Creates a timer that calls a target's method at a moment and, in seconds, again and again; a run loop has yet to take it.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        nonisolated(unsafe) let target = t
        self.init(fire: date, interval: ti, repeats: rep) { timer in s._performLater(on: target, timer) }
    }
}

extension RunLoop {
    /// Calls a target's method when the loop runs next, whatever its order among others.
    public func perform(
        _ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode]
    ) {
        nonisolated(unsafe) let (target, argument) = (target, arg)
        perform(inModes: modes) { aSelector._performLater(on: target, argument) }
    }
    /// Takes nothing back: what is to be called is called.
    public func cancelPerform(_ aSelector: Selector, target: Any, argument arg: Any?) {}
    public func cancelPerformSelectors(withTarget target: Any) {}
}
