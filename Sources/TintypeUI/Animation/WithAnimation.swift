import Foundation
public import TintypeTree

/// Changes state, with an animation. A picture shows where the change leads.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Changes state, with an animation, and asks to be told of its end: as long after as the animation takes, in the virtual time
/// that a picture waits. Of an animation that never ends `completion` is not called.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    if let duration = animation.map({ $0.duration }) ?? 0 {
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { completion() }
    }
    return result
}

extension Animation {
    /// The duration of a change in seconds; nil where it takes more than a minute, or has no end.
    fileprivate var duration: TimeInterval? {
        var context = AnimationContext<Double>()
        let step = 1.0 / 60
        return stride(from: 0, through: 60, by: step).first { time in
            animate(value: 1.0, time: time, context: &context) == nil || context.isLogicallyComplete
        }
    }
}

/// Changes state, with what goes along with the change.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Changes state, with one thing that goes along with the change.
public func withTransaction<Result, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
