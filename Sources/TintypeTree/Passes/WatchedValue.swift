/// A value that is watched, and the update in which it changed last.
package final class WatchedValue<Value: Equatable> {
    private var value: Value
    private var changed = 0

    package init(_ value: Value) {
        self.value = value
    }

    /// Returns whether the value is another one than before; each change is told once.
    package func isReplaced(by new: Value) -> Bool {
        guard new != value else { return false }
        value = new
        return true
    }

    /// Returns whether the value changes in this update, of which there may be several rounds.
    func changes(to new: Value, in update: Int) -> Bool {
        if isReplaced(by: new) { changed = update }
        return changed == update && update > 0
    }
}

extension Scope {
    /// Returns whether a value of this view is another one than it was; each change is told once. False for a picture.
    package func isReplaced<Value: Equatable>(by value: Value) -> Bool {
        guard session.presentation != nil else { return false }
        return session.state(of: id, index: triggerIndex) { WatchedValue(value) }.isReplaced(by: value)
    }

    /// A number for what begins something, apart from those of properties, modifiers and leaves.
    private var triggerIndex: Int { stateIndex + (1 << 34) }
}
