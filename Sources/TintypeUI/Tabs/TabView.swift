import TintypeTree

/// Views of which one is chosen, and a bar or dots that show which there are. Only the chosen view is made.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    fileprivate init(chosen selection: Binding<SelectionValue>?, content: Content) {
        self.selection = selection
        self.content = content
    }

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(chosen: selection, content: content())
    }

    func evaluate(into scope: inout Scope) {
        let choice = selection.map { selection in
            let chosen = AnyHashable(selection.wrappedValue)
            return TabSelection {
                $0 == chosen
            } choose: { values in
                if let value = values.lazy.compactMap({ $0.base as? SelectionValue }).first {
                    selection.wrappedValue = value
                }
            }
        }
        let environment = scope.environment
        TabContainer(
            look: environment.tabLook, selection: choice, accessory: environment.tabAccessory, content: content
        ).evaluate(into: &scope)
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        self.init(chosen: nil, content: content())
    }
}

extension TabView {
    /// Tabs that are chosen by values.
    @_disfavoredOverload
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(chosen: selection, content: TabContentBuilder<SelectionValue>.Content(content()))
    }

    /// Tabs of which the first is chosen.
    @_disfavoredOverload
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(chosen: nil, content: TabContentBuilder<Never>.Content(content()))
    }
}

nonisolated extension View {
    /// Sets the symbol and text of this view in the bar of the tab view around.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabMarkerView(label: label().labelStyle(TabLabelStyle()), content: self)
    }
}
