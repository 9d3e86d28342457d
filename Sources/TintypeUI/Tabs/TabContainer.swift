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
        let own = ownChoice(in: scope)
        let chosen = selection.flatMap { selection in entries.firstIndex { $0.isChosen(selection) } } ?? own?.value ?? 0
        let choose = { (number: Int) in
            guard entries.indices.contains(number) else { return }
            if let selection { selection.choose(entries[number].values) } else { own?.set(number) }
        }
        guard chosen < entries.count, let view = entries[chosen].node() else { return }
        let place = scope.origin
        let above = accessory.map { place.part(1).later($0) }
        let reader = SteeringPreferenceModifier(
            name: "TabView", key: NavigationKey.description,
            isEqual: { ($0 as? NavigationTraits)?.isAlike($1 as? NavigationTraits ?? NavigationTraits()) ?? false }
        ) { value, node, _ in
            let traits = value as? NavigationTraits ?? NavigationTraits()
            let bars = TabBars(
                origin: place, entries: entries, chosen: chosen, look: look, bar: traits.bars[.tab],
                ground: traits.grounds[.tabView], accessory: above, choose: choose)
            return bars.page(around: node)
        }
        let steered = reader.modify(view, in: &scope)
        scope.appendContainer(steered)
    }
    /// The number of the tab that a living view's user chose where no binding holds the choice.
    private func ownChoice(in scope: Scope) -> StateLocation<Int>? {
        let session = scope.session
        guard session.presentation != nil, selection == nil else { return nil }
        return session.state(of: scope.id, index: scope.stateIndex) {
            StateLocation(0, session: session, owner: "TabView")
        }
    }
}
