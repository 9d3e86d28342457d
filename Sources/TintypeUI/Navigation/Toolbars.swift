public import TintypeTree

/// A bar that modifiers are for.
public struct ToolbarPlacement: Hashable, Sendable {
    let kind: BarKind?

    public static let automatic = ToolbarPlacement(kind: .navigation)
    public static let navigationBar = ToolbarPlacement(kind: .navigation)
    public static let bottomBar = ToolbarPlacement(kind: .bottom)
    public static let tabBar = ToolbarPlacement(kind: .tab)
    public static let windowToolbar = ToolbarPlacement(kind: .navigation)
    public static let bottomOrnament = ToolbarPlacement(kind: nil)

    /// An accessory bar with an id.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(kind: nil) }
}

/// The purpose of a toolbar: all are drawn alike.
public struct ToolbarRole: Sendable {
    /// Indicates whether SwiftUI puts the title at the leading edge.
    let movesTitle: Bool

    public static let automatic = ToolbarRole(movesTitle: false)
    public static let navigationStack = ToolbarRole(movesTitle: false)
    public static let browser = ToolbarRole(movesTitle: true)
    public static let editor = ToolbarRole(movesTitle: true)
}

/// The items of a toolbar that the system leaves out.
public struct ToolbarDefaultItemRemoval: Sendable, Equatable {
    private let name: String

    public static let sidebarToggle = ToolbarDefaultItemRemoval(name: "sidebarToggle")
    public static let title = ToolbarDefaultItemRemoval(name: "title")
    public static let search = ToolbarDefaultItemRemoval(name: "search")
}

nonisolated extension View {
    /// Items in the bars around.
    @_disfavoredOverload
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let content = content()
        return node(
            ToolbarModifier { scope in
                var items = _ToolbarItems(scope)
                Content._collect(content, into: &items)
                return items.items
            })
    }

    /// Items in the bars around that people may rearrange.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Views at the end of the bar.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return toolbar { ToolbarItemGroup(placement: .automatic) { content } }
    }

    /// Sets whether bars are seen.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        change(bars) { $0.isShown = $0.isShown ?? visibility.isShown }
    }

    /// Sets whether bars are seen.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        change(bars) { $0.isShown = $0.isShown ?? visibility.isShown }
    }

    /// The surface of bars.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        change(bars) { $0.background = $0.background ?? AnyShapeStyle(style) }
    }

    /// Sets whether the background of bars is seen.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        change(bars) { $0.isBackgroundShown = $0.isBackgroundShown ?? visibility.isShown }
    }

    /// Sets whether the background of bars is seen.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        change(bars) { $0.isBackgroundShown = $0.isBackgroundShown ?? visibility.isShown }
    }

    /// The colour scheme of bars.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        change(bars) { $0.colorScheme = $0.colorScheme ?? colorScheme }
    }

    /// Sets those looks of bars that are not nil.
    package func toolbarLook(
        visibility: Visibility? = nil, background: AnyShapeStyle? = nil, backgroundVisibility: Visibility? = nil,
        colorScheme: ColorScheme? = nil, for bars: [ToolbarPlacement]
    ) -> some View {
        change(bars) {
            $0.isShown = $0.isShown ?? visibility?.isShown
            $0.background = $0.background ?? background
            $0.isBackgroundShown = $0.isBackgroundShown ?? backgroundVisibility?.isShown
            $0.colorScheme = $0.colorScheme ?? colorScheme
        }
    }

    private func change(
        _ bars: [ToolbarPlacement], _ edit: @escaping (inout NavigationTraits.BarTraits) -> Void
    ) -> some View {
        let kinds = bars.isEmpty ? [.navigation] : bars.compactMap(\.kind)
        return node(
            NavigationModifier { traits, _ in
                for kind in kinds { edit(&traits.bars[kind, default: NavigationTraits.BarTraits()]) }
            })
    }

    /// Sets the purpose of the toolbar: all are drawn alike yet, also those that put the title at the leading edge.
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        node(InertModifier("toolbarRole(_:)") { _ in role.movesTitle })
    }

    /// A menu of what can be done with the title, whose chevron is not drawn yet.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        node(InertModifier("toolbarTitleMenu(content:)"))
    }

    /// Takes away an item that the system makes: of those one is drawn, the button that brings hidden columns out again.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemRemoval?) -> some View {
        node(
            NavigationModifier { traits, _ in
                if defaultItemKind == .sidebarToggle { traits.removesSidebarToggle = true }
            })
    }

    /// Sets the condition under which the bar becomes small: not while nothing scrolls.
    public func toolbarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior, for bars: ToolbarPlacement...) -> some View
    {
        self
    }
}
