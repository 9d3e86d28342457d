public import TintypeTree

/// Changes state, with an animation. A picture shows where the change leads.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Changes state, with an animation, and asks to be told of its end. A picture shows where the change leads and not what
/// comes after: `completion` is not called.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    try body()
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
