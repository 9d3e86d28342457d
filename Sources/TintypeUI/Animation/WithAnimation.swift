import Foundation
public import TintypeTree

/// Changes state, with an animation. A picture shows where the change leads; a living view, the way there.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Changes state, with an animation, and asks to be told of its end: at once where nothing changes. In a picture that is as long after as
/// the animation takes, in the virtual time that a picture waits; of an animation that never ends `completion` is not called.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    let waiting = AnimationCompletion(completionCriteria, completion)
    transaction.add(waiting)
    let result = try withTransaction(transaction, body)
    // Nobody takes up the transaction where nothing lives.
    if !waiting.isTaken {
        let length = animation.map { $0.length(completionCriteria) } ?? 0
        let duration = CurrentTransaction.excludesChange(waiting) ? 0 : length
        nonisolated(unsafe) let waiting = waiting
        if duration.isFinite {
            DispatchQueue.main.asyncAfter(deadline: .now() + duration) { waiting.finish() }
        }
    }
    return result
}

/// Changes state, with what goes along with the change.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try CurrentTransaction.with(transaction, body)
}

/// Changes state, with one thing that goes along with the change.
public func withTransaction<Result, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
