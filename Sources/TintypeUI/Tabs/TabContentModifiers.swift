public import TintypeGraphics
public import TintypeTree

/// Tabs with something said about them.
public nonisolated struct _ModifiedTabContent<Base: TabContent>: PrimitiveTabContent {
    /// The type of the selection.
    public typealias TabValue = Base.TabValue

    let base: Base
    let badge: Text?
    /// The modifier that is written and of which SwiftUI would show something; nil for none.
    var inert: String?

    func evaluateTabs(into scope: inout Scope) {
        if let inert { scope.session.notes.add(inert: inert) }
        guard let badge else { return Base._evaluate(tab: base, into: &scope) }
        let modifier = ListRowModifier(part: \.badge) { Text._evaluate(badge, into: &$0) }
        scope.wrap(with: modifier) { Base._evaluate(tab: base, into: &$0) }
    }
}

nonisolated extension TabContent {
    /// A count on the tab; nothing for 0.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        _ModifiedTabContent(base: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// A text on the tab.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { _ModifiedTabContent(base: self, badge: label) }

    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        _ModifiedTabContent(base: self, badge: key.map { Text($0) })
    }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        _ModifiedTabContent(base: self, badge: label.map { Text($0) })
    }

    /// Hides the tab, or shows it.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _HiddenTabContent(base: self, isHidden: hidden)
    }

    /// Disables the tab: nobody touches it in a still picture.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }

    /// Sets the id by which people's arrangement knows the tab: of no effect in a still picture.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

    /// Sets the ways in which people may rearrange the tab: of no effect in a still picture.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Sets the places where the tab is seen: not drawn yet.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let isSeen = visibility == .hidden && placements != [.sidebar]
        return _ModifiedTabContent(base: self, badge: nil, inert: isSeen ? "defaultVisibility(_:for:)" : nil)
    }

    /// Puts views beneath the tabs of a section in a sidebar: not drawn yet.
    public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        _ModifiedTabContent(base: self, badge: nil, inert: "sectionActions(content:)")
    }

    /// Presents a popover over the tab: not drawn yet.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> {
        let isShown = isPresented.wrappedValue
        return _ModifiedTabContent(base: self, badge: nil, inert: isShown ? "popover(isPresented:content:)" : nil)
    }
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> {
        let isShown = item.wrappedValue != nil
        return _ModifiedTabContent(base: self, badge: nil, inert: isShown ? "popover(item:content:)" : nil)
    }

    /// Sets whether a drag that rests over the tab chooses it: nobody drags in a still picture.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { self }

    /// Sets the place of the tab: not drawn yet.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        _ModifiedTabContent(base: self, badge: nil, inert: placement == .sidebarOnly ? "tabPlacement(_:)" : nil)
    }
}

/// The ways in which people may rearrange a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The bar or the sidebar of tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The place of a tab.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Tabs that are there or not.
public nonisolated struct _HiddenTabContent<Base: TabContent>: PrimitiveTabContent {
    /// The type of the selection.
    public typealias TabValue = Base.TabValue

    let base: Base
    let isHidden: Bool

    func evaluateTabs(into scope: inout Scope) {
        if !isHidden { Base._evaluate(tab: base, into: &scope) }
    }
}
