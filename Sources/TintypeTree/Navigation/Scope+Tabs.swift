import Foundation
import TintypeGraphics

/// How a tab view shows which tabs there are.
package enum TabLook: Hashable, Sendable {
    /// A bar at the bottom, or at the top where there is much room.
    case bar
    /// Pages, with dots where they are not hidden, and behind them a surface or none.
    case pages(showsDots: Bool, hasSurface: Bool)
}

/// A tab view's choice.
package struct TabSelection {
    package let isChosen: (AnyHashable) -> Bool

    package init(isChosen: @escaping (AnyHashable) -> Bool) {
        self.isChosen = isChosen
    }
}

/// A tab, or a page that may not exist yet.
struct TabEntry {
    let node: () -> Node?
    let key: AnyHashable?

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

extension Scope {
    /// Appends a tab view, of which the chosen tab is made and seen.
    ///
    /// - Parameters:
    ///   - selection: nil where the first tab is chosen.
    ///   - accessory: What stands above the bar.
    package mutating func appendTabView(
        _ look: TabLook, selection: TabSelection?, accessory: ((inout Scope) -> Void)? = nil,
        _ content: (inout Scope) -> Void
    ) {
        let outer = (environment, stackAxis)
        environment.beginScreen(isPresented: environment.isPresented)
        environment.isInTabs = true
        stackAxis = nil
        let entries = tabEntries(content)
        environment.isInTabs = false
        let chosen = selection.flatMap { selection in entries.firstIndex { $0.isChosen(selection) } } ?? 0
        guard chosen < entries.count, let view = entries[chosen].node() else {
            (environment, stackAxis) = outer
            return
        }
        let place = origin
        let above = accessory.map { place.part(1).later($0) }
        let reader = SteeringPreferenceModifier(
            name: "TabView", key: NavigationKey.description,
            isEqual: { ($0 as? NavigationTraits)?.isAlike($1 as? NavigationTraits ?? NavigationTraits()) ?? false }
        ) { value, node, scope in
            let traits = value as? NavigationTraits ?? NavigationTraits()
            let builder = TabBuilder(
                origin: place, entries: entries, chosen: chosen, look: look, bar: traits.bars[.tab], accessory: above)
            return builder.screen(node)
        }
        let steered = reader.modify(view, in: &self)
        (environment, stackAxis) = outer
        appendContainer(steered)
    }

    private mutating func tabEntries(_ content: (inout Scope) -> Void) -> [TabEntry] {
        var entries: [TabEntry] = []
        for item in items(content) {
            switch item {
            case .node(let node): entries.append(TabEntry(node: { node }, key: nil))
            case .run(let run):
                for index in 0..<run.count {
                    let made = MadeOnce { run.make(index) }
                    entries.append(TabEntry(node: { made.value.first }, key: run.key(index)))
                }
            }
        }
        return entries
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
