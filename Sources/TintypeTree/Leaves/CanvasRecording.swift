package import TintypeGraphics

/// Collects what a drawing closure draws, and makes views for it. Confined to the placement that runs it.
package final class CanvasRecording {
    package var items: [DisplayItem] = []
    private let origin: ScopeOrigin
    private var count = 0

    package init(_ origin: ScopeOrigin) {
        self.origin = origin
    }

    /// The environment of the view that is drawn for.
    package var environment: EnvironmentValues { origin.environment }

    /// A recording of its own in the same surroundings.
    package func nested() -> CanvasRecording { CanvasRecording(origin) }

    /// Makes a view in the surroundings of the one that is drawn for.
    package func view(in environment: EnvironmentValues, _ body: (inout Scope) -> Void) -> RecordedView {
        var scope = Scope(origin)
        scope.environment = environment
        scope.stackAxis = nil
        scope.id = origin.session.identity.child(of: origin.id, .index(count))
        count += 1
        let nodes = scope.nodes(body)
        return RecordedView(scope.single(nodes), session: origin.session)
    }
}

extension CanvasRecording {
    /// Views one by one, each with what tells it from the others: its tag, its identity in a list, its name.
    package func taggedViews(_ body: (inout Scope) -> Void) -> [(tags: [AnyHashable], view: RecordedView)] {
        var scope = Scope(origin)
        scope.stackAxis = nil
        scope.id = origin.session.identity.child(of: origin.id, .secondary)
        return scope.nodes(body).map { ($0.names, RecordedView($0, session: origin.session)) }
    }
}
