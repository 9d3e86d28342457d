import Foundation
import TintypeGraphics
import TintypeTree

/// A tab: what the bar shows of it, and its view, which is made only where it is seen.
final class TabMarker: DeferredContent {
    let label: Evaluation<Void>
    /// The values by which the tab is chosen; empty where a tag says it.
    let values: [AnyHashable]
    /// Indicates whether the tab stands apart from the others, as a search does.
    let isApart: Bool
    private let content: Evaluation<Void>
    private var known: Node??

    init(label: Evaluation<Void>, values: [AnyHashable], isApart: Bool, content: Evaluation<Void>) {
        self.label = label
        self.values = values
        self.isApart = isApart
        self.content = content
    }

    /// nil where the tab shows nothing.
    var view: Node? {
        if let known { return known }
        var scope = Scope(content.origin)
        let views = scope.nodes { content.body((), &$0) }
        let view = scope.page(views)
        known = .some(view)
        return view
    }

    var made: [Node] { (known ?? nil).map { [$0] } ?? [] }
    var early: [Node]? { view.map { [$0] } ?? [] }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view?.size(proposal) ?? .zero }

    func place(
        _ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext
    ) {
        guard let view else { return }
        pass.place(view, at: frame.origin, proposal: proposal, context)
    }

    var nodeName: String { "Tab" }
}

extension Node {
    /// The tab that the node is, or is put around.
    var tabMarker: TabMarker? { deferred(as: TabMarker.self) }
}
