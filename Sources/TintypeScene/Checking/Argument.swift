import TintypeTree

/// An argument as it was checked: how to get its value where names have values.
struct Argument<Value> {
    private let read: (SceneFrame, Scope) throws(EvaluationError) -> Value
    /// The value after an error, which keeps the scene from being drawn.
    let fallback: Value
    /// The value where it depends on no name.
    let constant: Value?

    /// - Parameter fallback: The value after an error, which keeps the scene from being drawn.
    init(fallback: Value, _ read: @escaping (SceneFrame, Scope) throws(EvaluationError) -> Value) {
        self.read = read
        self.fallback = fallback
        constant = nil
    }

    init(_ value: Value) {
        read = { (_, _) throws(EvaluationError) in value }
        fallback = value
        constant = value
    }

    /// The value; an error is reported to the session.
    func callAsFunction(_ frame: SceneFrame, _ scope: Scope) -> Value {
        if let constant { return constant }
        do {
            return try read(frame, scope)
        } catch {
            if !error.isConsequence { frame.run.report(error.diagnostic) }
            return fallback
        }
    }

    func map<Other>(_ change: @escaping (Value) -> Other) -> Argument<Other> {
        if let constant { return Argument<Other>(change(constant)) }
        let read = read
        return Argument<Other>(fallback: change(fallback)) { (frame, scope) throws(EvaluationError) in
            change(try read(frame, scope))
        }
    }
}
