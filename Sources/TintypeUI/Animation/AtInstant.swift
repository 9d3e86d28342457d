import Foundation
import TintypeTree

/// Views that are made for the moment that the picture shows.
nonisolated struct AtInstant<Content: View>: PrimitiveView {
    let content: (Date) -> Content

    init(@ViewBuilder content: @escaping (Date) -> Content) {
        self.content = content
    }

    func evaluate(into scope: inout Scope) {
        let content = content(scope.session.context.instant)
        scope.descend(.content) { Content._evaluate(content, into: &$0) }
    }
}
