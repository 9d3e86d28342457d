package import Foundation
import TintypeGraphics

private enum IsInTabsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether views are the tabs of a tab view.
    package var isInTabs: Bool {
        get { self[IsInTabsKey.self] }
        set { self[IsInTabsKey.self] = newValue }
    }
}

/// A tab: what the bar shows of it, and its view, which is made only where it is seen.
package final class TabMarker: DeferredContent {
    let label: Evaluation<Void>
    /// What the tab is chosen by; empty where a tag says it.
    let values: [AnyHashable]
    /// Whether the tab stands apart from the others, as a search does.
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

    package var made: [Node] { (known ?? nil).map { [$0] } ?? [] }
    package var early: [Node]? { view.map { [$0] } ?? [] }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view?.size(proposal) ?? .zero }

    package func place(
        _ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext
    ) {
        guard let view else { return }
        pass.place(view, at: frame.origin, proposal: proposal, context)
    }

    package var nodeName: String { "Tab" }
}

extension Node {
    /// The tab that the node is, or is put around.
    var tabMarker: TabMarker? {
        switch kind {
        case .deferred(let content): content as? TabMarker
        case .effect(_, let child), .value(_, let child): child.tabMarker
        case .attachment(let attachment): attachment.primary.tabMarker
        case .layout(let box, let children): box.isUnary && children.count == 1 ? children[0].tabMarker : nil
        case .leaf: nil
        }
    }
}

extension Scope {
    /// Appends a tab of the tab view around; elsewhere its view alone.
    ///
    /// - Parameters:
    ///   - label: What the bar shows: a symbol and a text.
    ///   - values: What the tab is chosen by, where no `tag` says it.
    ///   - isApart: Whether it stands apart from the others in the bar.
    package mutating func appendTab(
        label: @escaping (inout Scope) -> Void, values: [AnyHashable] = [], isApart: Bool = false,
        content: @escaping (inout Scope) -> Void
    ) {
        guard environment.isInTabs else { return content(&self) }
        var place = origin
        place.environment.isInTabs = false
        place.stackAxis = nil
        var names = place
        names.id = session.identity.child(of: id, .secondary)
        let marker = TabMarker(
            label: names.later(label), values: values, isApart: isApart, content: place.later(content))
        append(.deferred(marker))
    }
}
