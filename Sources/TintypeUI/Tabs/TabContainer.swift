import TintypeTree

/// Tabs, of which the chosen one is made and seen, with what shows which there are.
nonisolated struct TabContainer<Content: View>: PrimitiveView {
    let look: TabLook
    /// nil where the first tab is chosen.
    let selection: TabSelection?
    /// The accessory above the bar; nil for none.
    let accessory: ((inout Scope) -> Void)?
    let content: Content

    func evaluate(into scope: inout Scope) {
        let outer = (scope.environment, scope.stackAxis)
        defer { (scope.environment, scope.stackAxis) = outer }
        scope.environment.beginScreen(isPresented: scope.environment.isPresented)
        scope.environment.isInTabs = true
        scope.stackAxis = nil
        let entries = TabEntry.entries(in: &scope) { Content._evaluate(content, into: &$0) }
        scope.environment.isInTabs = false
        let chosen = selection.flatMap { selection in entries.firstIndex { $0.isChosen(selection) } } ?? 0
        guard chosen < entries.count, let view = entries[chosen].node() else { return }
        let place = scope.origin
        let above = accessory.map { place.part(1).later($0) }
        let reader = SteeringPreferenceModifier(
            name: "TabView", key: NavigationKey.description,
            isEqual: { ($0 as? NavigationTraits)?.isAlike($1 as? NavigationTraits ?? NavigationTraits()) ?? false }
        ) { value, node, _ in
            let traits = value as? NavigationTraits ?? NavigationTraits()
            let bars = TabBars(
                origin: place, entries: entries, chosen: chosen, look: look, bar: traits.bars[.tab], accessory: above)
            return bars.page(around: node)
        }
        let steered = reader.modify(view, in: &scope)
        scope.appendContainer(steered)
    }
}
