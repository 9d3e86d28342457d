import TintypeTree

/// A tab, or a page that may not exist yet.
struct TabEntry {
    let node: () -> Node?
    let key: AnyHashable?

    /// The values that stand for the tab, as far as they are known before its view is made.
    var values: [AnyHashable] {
        guard let node = node() else { return key.map { [$0] } ?? [] }
        let said = node.tags + (node.tabMarker?.values ?? [])
        return (said.isEmpty ? node.tabMarker?.view?.tags ?? [] : said) + (key.map { [$0] } ?? [])
    }

    func isChosen(_ selection: TabSelection) -> Bool {
        if let key, selection.isChosen(key) { return true }
        guard let node = node() else { return false }
        if node.tags.contains(where: selection.isChosen) { return true }
        guard let marker = node.tabMarker else { return false }
        if marker.values.contains(where: selection.isChosen) { return true }
        // A tag below `tabItem` is known only when the tab's view is made.
        return node.tags.isEmpty && marker.values.isEmpty
            && marker.view?.tags.contains(where: selection.isChosen) ?? false
    }
}

extension TabEntry {
    /// The tabs that `content` appends. Those of data are made where somebody asks for them.
    static func entries(in scope: inout Scope, _ content: (inout Scope) -> Void) -> [TabEntry] {
        scope.items(content).flatMap { item -> [TabEntry] in
            switch item {
            case .node(let node): return [TabEntry(node: { node }, key: nil)]
            case .run(let run):
                return (0..<run.count).map { index in
                    let made = MadeOnce { run.make(index) }
                    return TabEntry(node: { made.value.first }, key: run.key(index))
                }
            }
        }
    }
}

/// Nodes that are made at the first question.
private final class MadeOnce {
    private let make: () -> [Node]
    private(set) lazy var value = make()

    init(_ make: @escaping () -> [Node]) {
        self.make = make
    }
}
