import TintypeTree

import TintypeTree

nonisolated extension View {
    /// Sets the menu that a long press brings out: of no effect in a still picture.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        let items = evaluation(of: menuItems())
        return node(TouchModifier { .offer(.items(items, in: $0)) })
    }

    /// Sets the menu that a long press brings out, with a preview: of no effect in a still picture.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }

    /// Sets the menu that a long press on rows brings out: of no effect in a still picture.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }

    /// Sets the menu that a long press brings out, in its older form: of no effect in a still picture.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        let items = contextMenu.map { evaluation(of: $0.items) }
        return node(TouchModifier { scope in items.map { .offer(.items($0, in: scope)) } })
    }
}

/// The menu that a long press brings out, as a value: the older form.
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// Creates a menu.
    public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}
