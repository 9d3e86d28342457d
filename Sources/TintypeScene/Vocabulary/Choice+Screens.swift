import TintypeTree
import TintypeUI

/// The choices of screens and their bars.
extension Choices {
    static let titleDisplayMode = Choice<NavigationBarItem.TitleDisplayMode>(
        "display mode", [("automatic", .automatic), ("inline", .inline), ("large", .large)])
    static let toolbarTitleDisplayMode = Choice<ToolbarTitleDisplayMode>(
        "display mode",
        [("automatic", .automatic), ("inline", .inline), ("inlineLarge", .inlineLarge), ("large", .large)])
    static let bar = Choice<ToolbarPlacement>(
        "bar",
        [
            ("automatic", .automatic), ("navigationBar", .navigationBar), ("bottomBar", .bottomBar),
            ("tabBar", .tabBar), ("windowToolbar", .windowToolbar),
        ])
    static let toolbarRole = Choice<ToolbarRole>(
        "toolbar role",
        [
            ("automatic", .automatic), ("navigationStack", .navigationStack), ("browser", .browser),
            ("editor", .editor),
        ])
    static let toolbarItemPlacement = Choice<ToolbarItemPlacement>(
        "placement",
        [
            ("automatic", .automatic), ("topBarLeading", .topBarLeading), ("topBarTrailing", .topBarTrailing),
            ("principal", .principal), ("title", .title), ("largeTitle", .largeTitle), ("subtitle", .subtitle),
            ("largeSubtitle", .largeSubtitle), ("bottomBar", .bottomBar), ("status", .status),
            ("primaryAction", .primaryAction), ("secondaryAction", .secondaryAction),
            ("confirmationAction", .confirmationAction), ("cancellationAction", .cancellationAction),
            ("destructiveAction", .destructiveAction), ("navigation", .navigation), ("keyboard", .keyboard),
            ("navigationBarLeading", .navigationBarLeading), ("navigationBarTrailing", .navigationBarTrailing),
        ])
    static let spacerSizing = Choice<SpacerSizing>("sizing", [("flexible", .flexible), ("fixed", .fixed)])
    static let searchPlacement = Choice<SearchFieldPlacement>(
        "placement",
        [
            ("automatic", .automatic), ("navigationBarDrawer", .navigationBarDrawer), ("sidebar", .sidebar),
            ("toolbar", .toolbar), ("toolbarPrincipal", .toolbarPrincipal),
        ])
    static let searchScopeActivation = Choice<SearchScopeActivation>(
        "activation",
        [
            ("automatic", .automatic), ("onTextEntry", .onTextEntry), ("onSearchPresentation", .onSearchPresentation),
        ])
    static let splitVisibility = Choice<NavigationSplitViewVisibility>(
        "column visibility",
        [("automatic", .automatic), ("all", .all), ("doubleColumn", .doubleColumn), ("detailOnly", .detailOnly)])
    static let splitColumn = Choice<NavigationSplitViewColumn>(
        "column", [("sidebar", .sidebar), ("content", .content), ("detail", .detail)])
    static let containerBackgroundPlacement = Choice<ContainerBackgroundPlacement>(
        "container",
        [
            ("navigation", .navigation), ("navigationSplitView", .navigationSplitView), ("tabView", .tabView),
            ("window", .window), ("widget", .widget),
        ])
    static let tabRole = Choice<TabRole>("tab role", [("search", .search)])
    static let detent = Choice<PresentationDetent>("detent", [("medium", .medium), ("large", .large)])
    static let adaptation = Choice<PresentationAdaptation>(
        "adaptation",
        [
            ("automatic", .automatic), ("none", .none), ("popover", .popover), ("sheet", .sheet),
            ("fullScreenCover", .fullScreenCover),
        ])
    static let scenePadding = Choice<ScenePadding>(
        "scene padding", [("minimum", .minimum), ("navigationBar", .navigationBar)])
    static let directionBehavior = Choice<LayoutDirectionBehavior>(
        "behavior", [("fixed", .fixed), ("mirrors", .mirrors)])
}

/// The choices of looks that are types in Swift.
extension Choices {
    static let navigationSplitViewStyle = Choice<String>(
        "split view style", ["automatic", "balanced", "prominentDetail"].map { ($0, $0) })
    /// True for one page at a time.
    static let navigationViewStyle = Choice<Bool>(
        "navigation view style", [("automatic", false), ("stack", true), ("columns", false)])
    static let tabViewStyle = Choice<any TabViewStyle>(
        "tab view style",
        [
            ("automatic", DefaultTabViewStyle()), ("page", PageTabViewStyle()),
            ("sidebarAdaptable", SidebarAdaptableTabViewStyle()), ("tabBarOnly", TabBarOnlyTabViewStyle()),
            ("grouped", GroupedTabViewStyle()), ("verticalPage", VerticalPageTabViewStyle()),
            ("carousel", CarouselTabViewStyle()),
        ])
    static let indexDisplayMode = Choice<PageTabViewStyle.IndexDisplayMode>(
        "index display mode", [("automatic", .automatic), ("always", .always), ("never", .never)])
    static let indexBackground = Choice<PageIndexViewStyle.BackgroundDisplayMode>(
        "background display mode",
        [("automatic", .automatic), ("always", .always), ("interactive", .interactive), ("never", .never)])
}
