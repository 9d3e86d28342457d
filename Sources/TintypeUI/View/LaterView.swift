import TintypeTree

/// Views that were handed over to be made elsewhere, such as a title that a bar shows.
///
/// They are made of what surrounds the place where they were written. So a font that the bar gives them is said here, and
/// not by modifiers around.
nonisolated struct LaterView: PrimitiveView {
    private let evaluation: Evaluation<Void>
    private let change: (inout EnvironmentValues) -> Void

    /// - Parameter change: Changes the environment in which the views are made.
    init(_ evaluation: Evaluation<Void>, change: @escaping (inout EnvironmentValues) -> Void = { _ in }) {
        self.evaluation = evaluation
        self.change = change
    }

    func evaluate(into scope: inout Scope) {
        for node in evaluation.nodes(change) { scope.append(node) }
    }
}

extension Evaluation where Input == Void {
    /// The views, made in a changed environment.
    func nodes(_ change: (inout EnvironmentValues) -> Void) -> [Node] {
        var place = origin
        change(&place.environment)
        return Evaluation(place, body)(())
    }
}
