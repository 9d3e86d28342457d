import Foundation
public import TintypeTree

/// A look of tab views. The system's styles are the only ones.
public protocol TabViewStyle: Sendable {
    var _showsPages: PageTabViewStyle.IndexDisplayMode? { get }
}

/// The style that the system chooses.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public var _showsPages: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// Pages beside each other, with dots.
public nonisolated struct PageTabViewStyle: TabViewStyle {
    /// The choice whether the dots are seen.
    public struct IndexDisplayMode: Hashable, Sendable {
        let isShown: Bool?

        /// The dots are seen where there is more than one page.
        public static let automatic = IndexDisplayMode(isShown: nil)
        public static let always = IndexDisplayMode(isShown: true)
        public static let never = IndexDisplayMode(isShown: false)
    }

    private let mode: IndexDisplayMode

    /// Creates the style; dots are seen as `indexDisplayMode` says.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }

    public var _showsPages: IndexDisplayMode? { mode }
}

/// A bar, or a sidebar where there is room: drawn as a bar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
    public var _showsPages: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// A bar, and never a sidebar.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
    public var _showsPages: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// Tabs in groups.
public nonisolated struct GroupedTabViewStyle: TabViewStyle {
    public init() {}
    public var _showsPages: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// Pages below each other, as on watches: drawn without dots.
public nonisolated struct VerticalPageTabViewStyle: TabViewStyle {
    public init() {}
    public var _showsPages: PageTabViewStyle.IndexDisplayMode? { .never }
}

/// Cards of watches: drawn as pages.
public nonisolated struct CarouselTabViewStyle: TabViewStyle {
    public init() {}
    public var _showsPages: PageTabViewStyle.IndexDisplayMode? { .never }
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages beside each other, with dots.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages beside each other, with dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar, or a sidebar where there is room: drawn as a bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar, and never a sidebar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == GroupedTabViewStyle {
    /// Tabs in groups.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// Pages below each other, as on watches: drawn without dots.
    public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == CarouselTabViewStyle {
    /// Cards of watches: drawn as pages.
    public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

/// A look of the dots of pages.
public protocol IndexViewStyle: Sendable {
    var _hasSurface: Bool { get }
}

/// Dots, on a surface or without one.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
    /// The choice whether the dots stand on a surface.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        let isShown: Bool

        public static let automatic = BackgroundDisplayMode(isShown: false)
        public static let interactive = BackgroundDisplayMode(isShown: false)
        public static let always = BackgroundDisplayMode(isShown: true)
        public static let never = BackgroundDisplayMode(isShown: false)
    }

    private let mode: BackgroundDisplayMode

    /// Creates the style; dots stand on a surface as `backgroundDisplayMode` says.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        mode = backgroundDisplayMode
    }

    public var _hasSurface: Bool { mode.isShown }
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots, on a surface or without one.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots, on a surface or without one.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

/// The condition under which the bar of tabs becomes small: not while nothing scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The way in which a tab for searching begins the search: nobody chooses the tab in a still picture.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String

    public static let automatic = TabSearchActivation(name: "automatic")
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

private enum PagesKey: EnvironmentKey { static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil } }
private enum DotSurfaceKey: EnvironmentKey { static let defaultValue = false }
private enum AccessoryKey: EnvironmentKey { static var defaultValue: ((inout Scope) -> Void)? { nil } }

extension EnvironmentValues {
    var tabLook: TabLook {
        guard let pages = self[PagesKey.self] else { return .bar }
        return .pages(showsDots: pages.isShown ?? true, hasSurface: self[DotSurfaceKey.self])
    }

    var tabAccessory: ((inout Scope) -> Void)? { self[AccessoryKey.self] }
}

nonisolated extension View {
    /// The look of the tab views below.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environmentChange { $0[PagesKey.self] = style._showsPages }
    }

    /// The look of the dots of pages below.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environmentChange { $0[DotSurfaceKey.self] = style._hasSurface }
    }

    /// Sets the condition under which the bar of tabs becomes small: not while nothing scrolls.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    /// Sets the way in which the tab for searching begins a search: of no effect in a still picture.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

    /// A view above the bar of tabs.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        let evaluate: (inout Scope) -> Void = { Content._evaluate(content, into: &$0) }
        return environmentChange { $0[AccessoryKey.self] = evaluate }
    }

    /// People's arrangement of the tabs: of no effect in a still picture.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

/// People's arrangement of the tabs of a tab view.
public struct TabViewCustomization: Equatable, Codable, Sendable {
    private var shown: [String: Bool] = [:]
    private var orders: [String: [String]] = [:]

    public init() {}

    /// The visibility of a tab in the sidebar, or in the bar, as people chose it; automatic where they did not.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { visibility("sidebar " + id) }
        set { setVisibility(newValue, "sidebar " + id) }
    }
    public subscript(tabBarVisibility id: String) -> Visibility {
        get { visibility("bar " + id) }
        set { setVisibility(newValue, "bar " + id) }
    }

    private func visibility(_ key: String) -> Visibility { shown[key].map { $0 ? .visible : .hidden } ?? .automatic }

    private mutating func setVisibility(_ visibility: Visibility, _ key: String) {
        shown[key] = visibility == .automatic ? nil : visibility == .visible
    }

    /// The order of the tabs of a section as people chose it; nil where they did not.
    public subscript(section id: String) -> [String]? {
        get { orders[id] }
        set { orders[id] = newValue }
    }

    /// Forgets what people chose.
    public mutating func resetVisibility() { shown = [:] }
    public mutating func resetSectionOrder() { orders = [:] }
}

extension TabViewCustomization: _StorableChoices {}

/// The place of the bar of tabs.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
    public static let ornament = TabBarPlacement(name: "ornament")
}

/// The place of what stands above the bar of tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    case inline, expanded
}

private enum TabBarPlacementKey: EnvironmentKey { static let defaultValue: TabBarPlacement? = nil }
private enum TabAccessoryPlacementKey: EnvironmentKey {
    static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}

extension EnvironmentValues {
    /// The place of the bar of tabs; nil outside of tabs, and not told yet inside.
    public var tabBarPlacement: TabBarPlacement? { self[TabBarPlacementKey.self] }
    /// The place of what stands above the bar of tabs, for what stands there; not told yet.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { self[TabAccessoryPlacementKey.self] }
}
