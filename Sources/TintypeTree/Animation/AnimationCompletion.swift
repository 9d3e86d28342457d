/// Somebody who waits for the end of a change's animations.
package final class AnimationCompletion {
    package let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    /// The number of animations that must come to their end before.
    private(set) var pending = 0
    /// True once a living view has taken up the change.
    package internal(set) var isTaken = false
    /// True once something that views are made of has changed in the transaction.
    package internal(set) var hasChange = false
    /// True once it was told.
    package private(set) var isDone = false

    package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    func begin() { pending += 1 }

    /// Takes note of the end of one of its animations.
    func end() { pending -= 1 }

    /// Tells it where nothing is left to wait for.
    package func finish() {
        guard pending <= 0, !isDone else { return }
        isDone = true
        action()
    }
}
