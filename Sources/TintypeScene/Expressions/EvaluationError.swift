/// An error in evaluating an expression: a diagnostic like those that are found before.
package struct EvaluationError: Error, Hashable, Sendable {
    package var diagnostic: Diagnostic
    /// True where this only follows from another error, which has been reported: it is not told.
    package private(set) var isConsequence = false

    init(_ message: String, at place: ScenePlace, hint: String? = nil) {
        diagnostic = Diagnostic(message, at: place, hint: hint)
    }

    /// The error of an expression over a value that could not be made itself.
    static func consequence(at place: ScenePlace) -> EvaluationError {
        var error = EvaluationError("the value is made of one that has none", at: place)
        error.isConsequence = true
        return error
    }
}

extension EvaluationError: CustomStringConvertible {
    package var description: String { diagnostic.description }
}
