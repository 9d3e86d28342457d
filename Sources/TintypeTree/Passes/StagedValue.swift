/// A value that somebody may write, and that the views of a living scene see changed only in the round of the change: changes with
/// animations of their own are shown one after the other.
package struct StagedValue<Value> {
    /// The value that was written last.
    package private(set) var stored: Value
    /// The value that evaluation sees, and the number of changes that it does not see yet; nil where that is the stored one.
    private var shown: (value: Value, pending: Int)?

    package init(_ value: Value) {
        stored = value
    }

    /// The value as `session` sees it: while views are being made, without the changes whose round has not come.
    package func value(in session: Session?) -> Value {
        if let shown, session?.isEvaluating == true { return shown.value }
        return stored
    }

    /// Writes a value, of which evaluation must be told by ``show(_:)`` where the session shows a living scene.
    package mutating func write(_ value: Value, in session: Session?) {
        if session?.presentation != nil { shown = (shown?.value ?? stored, (shown?.pending ?? 0) + 1) }
        stored = value
    }

    /// Lets evaluation see a change, whose round has come.
    package mutating func show(_ value: Value) {
        guard let pending = shown?.pending else { return }
        shown = pending > 1 ? (value, pending - 1) : nil
    }
}
