package import TintypeTree

/// One of the views of a provider of previews.
package nonisolated struct ProvidedView<Provider: PreviewProvider>: PrimitiveView {
    /// Its place among the provider's views, from 0.
    private let index: Int

    package init(_ provider: Provider.Type, index: Int) {
        self.index = index
    }

    package func evaluate(into scope: inout Scope) {
        onMainActor(self, into: &scope) { $0.evaluateView(into: &$1) }
    }

    @MainActor
    private func evaluateView(into scope: inout Scope) {
        // The previews are made once for a picture, as those of `#Preview` are.
        let session = scope.session
        let kept = session.state(of: scope.id, index: 0) { Kept(Provider.previews) }
        let nodes = scope.nodes { Provider.Previews._evaluate(kept.views, into: &$0) }
        if nodes.indices.contains(index) { scope.append(nodes[index]) }
    }

    /// The settings of the preview of each of the provider's views.
    ///
    /// - Throws: ``RenderErrors`` for views that cannot be evaluated.
    @MainActor
    package static func previews(in session: Session) throws -> [ProvidedPreview] {
        try session.nodes { Provider.Previews._evaluate(Provider.previews, into: &$0) }.map { ProvidedPreview(of: $0) }
    }

    private final class Kept {
        let views: Provider.Previews

        init(_ views: Provider.Previews) {
            self.views = views
        }
    }
}
