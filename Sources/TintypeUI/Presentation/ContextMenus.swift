import TintypeTree

nonisolated extension View {
    /// Sets the menu that a long press brings out: of no effect in a still picture.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        OwnerOfMenu(content: self, items: menuItems(), preview: Never?.none, isOpen: false)
    }

    /// Sets the menu that a long press brings out, with a preview: of no effect in a still picture.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        OwnerOfMenu(content: self, items: menuItems(), preview: preview(), isOpen: false)
    }

    /// Sets the menu that a long press brings out, and shows it where `isOpen` is true, below the view, which is lifted above
    /// the others. SwiftUI's modifiers are those without `isOpen`: nobody presses in a picture.
    public func contextMenu<MenuItems: View>(isOpen: Bool, @ViewBuilder menuItems: () -> MenuItems) -> some View {
        OwnerOfMenu(content: self, items: menuItems(), preview: Never?.none, isOpen: isOpen)
    }

    /// Sets the menu that a long press brings out, with a preview, and shows both where `isOpen` is true.
    public func contextMenu<M: View, P: View>(
        isOpen: Bool, @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        OwnerOfMenu(content: self, items: menuItems(), preview: preview(), isOpen: isOpen)
    }

    /// Sets the menu that a long press on rows brings out: of no effect in a still picture.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }

    /// Sets the menu that a long press brings out, in its older form: of no effect in a still picture.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        OwnerOfMenu(content: self, items: contextMenu?.items, preview: Never?.none, isOpen: false)
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

/// A view with a menu that a long press opens.
private nonisolated struct OwnerOfMenu<Content: View, Items: View, Preview: View>: BuiltInView {
    let content: Content
    /// nil for no menu.
    let items: Items?
    /// nil for the view itself.
    let preview: Preview?
    let isOpen: Bool
    @State private var isOpened = false

    var body: some View {
        let isOpened = $isOpened
        let offered = items.map { evaluation(of: $0) }
        let opened = isOpen || isOpened.wrappedValue ? items : nil
        let owner =
            content
            .node(
                TouchModifier { scope in
                    guard items != nil else { return nil }
                    return .responder(
                        .longPress("contextMenu", isEnabled: scope.environment.isEnabled) {
                            isOpened.wrappedValue = true
                        })
                }
            )
            .node(TouchModifier { scope in offered.map { .offer(.items($0, in: scope)) } })
        if let preview {
            owner.opening(.contextMenu, opened, preview: preview) { isOpened.wrappedValue = false }
        } else {
            owner.opening(.contextMenu, opened, lifted: content) { isOpened.wrappedValue = false }
        }
    }
}
