import TintypeTree

nonisolated extension View {
    /// Sets the destination of values of a type on the path of the navigation.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        navigationDestination(named: "\(D.self)") { value in (value.base as? D).map { destination($0) } }
    }

    /// Sets the destination of those values on the path of the navigation that `destination` makes a view of.
    ///
    /// - Parameter name: The name of their type, for errors.
    package func navigationDestination<C: View>(
        named name: String, destination: @escaping (AnyHashable) -> C?
    ) -> some View {
        node(
            NavigationModifier { traits, place in
                let found = NavigationDestination(name: name) { value in
                    destination(value).map { view in place.later { C._evaluate(view, into: &$0) } }
                }
                traits.destinations.append(found)
            })
    }

    /// Sets the destination that is shown above this view where the binding says so.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let shown = isPresented.wrappedValue ? destination() : nil
        return node(
            NavigationModifier { traits, place in
                guard let shown else { return }
                let view = place.later { V._evaluate(shown, into: &$0) }
                traits.pushed.append(PushedView(view: view) { isPresented.wrappedValue = false })
            })
    }

    /// Sets the destination that is shown above this view where the binding holds an item.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let shown = item.wrappedValue.map(destination)
        return node(
            NavigationModifier { traits, place in
                guard let shown else { return }
                let view = place.later { C._evaluate(shown, into: &$0) }
                traits.pushed.append(PushedView(view: view) { item.wrappedValue = nil })
            })
    }
}
