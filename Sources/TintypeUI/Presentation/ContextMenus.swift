import TintypeTree

nonisolated extension View {
    /// Sets the menu that a long press brings out: of no effect in a still picture.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }

    /// Sets the menu that a long press brings out, with a preview: of no effect in a still picture.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { self }

    /// Sets the menu that a long press brings out, and shows it where `isOpen` is true, below the view, which is lifted above
    /// the others. SwiftUI's modifiers are those without `isOpen`: nobody presses in a picture.
    public func contextMenu<MenuItems: View>(isOpen: Bool, @ViewBuilder menuItems: () -> MenuItems) -> some View {
        opening(.contextMenu, isOpen ? menuItems() : nil, lifted: self)
    }

    /// Sets the menu that a long press brings out, with a preview, and shows both where `isOpen` is true.
    public func contextMenu<M: View, P: View>(
        isOpen: Bool, @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        opening(.contextMenu, isOpen ? menuItems() : nil, preview: preview())
    }

    /// Sets the menu that a long press on rows brings out: of no effect in a still picture.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }

    /// Sets the menu that a long press brings out, in its older form: of no effect in a still picture.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }
}

/// The menu that a long press brings out, as a value: the older form.
public struct ContextMenu<MenuItems: View> {
    /// Creates a menu.
    public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
