/// What went wrong while an expression was evaluated: a diagnostic like those that are found before.
package struct EvaluationError: Error, Hashable, Sendable {
    package var diagnostic: Diagnostic

    init(_ message: String, at place: ScenePlace, hint: String? = nil) {
        diagnostic = Diagnostic(message, at: place, hint: hint)
    }
}

extension EvaluationError: CustomStringConvertible {
    package var description: String { diagnostic.description }
}
