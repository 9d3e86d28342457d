extension VocabularyGroup {
    /// Navigation, tabs, bars, and what is presented.
    static let screens = VocabularyGroup(
        "Screens",
        views: [
            Word("NavigationStack") { .navigationStack },
            Word("NavigationLink") { .navigationLink },
            Word("NavigationSplitView") { .navigationSplitView },
            Word("NavigationView") { .navigationView },
            Word("ToolbarItem") { .toolbarItem },
            Word("ToolbarItemGroup") { .toolbarItemGroup },
            Word("ToolbarSpacer") { .toolbarSpacer },
            Word("TabView") { .tabView },
            Word("Tab") { .tab },
            Word("TabSection") { .tabSection },
            Word("HSplitView") { .hSplitView },
            Word("VSplitView") { .vSplitView },
            Word("ContentUnavailableView") { .contentUnavailableView },
        ],
        modifiers: navigationWords + tabWords + presentationWords)

    private static let navigationWords: [Word<ModifierSpec>] = [
        Word("navigationTitle") { .navigationTitle },
        Word("navigationSubtitle") { .navigationSubtitle },
        Word("navigationBarTitle") { .navigationBarTitle },
        Word("navigationBarTitleDisplayMode") { .navigationBarTitleDisplayMode },
        Word("navigationBarHidden") { .navigationBarHidden },
        Word("navigationBarBackButtonHidden") { .navigationBarBackButtonHidden },
        Word("navigationBarItems") { .navigationBarItems },
        Word("navigationDestination") { .navigationDestination },
        Word("navigationViewStyle") { .navigationViewStyle },
        Word("navigationSplitViewStyle") { .navigationSplitViewStyle },
        Word("navigationSplitViewColumnWidth") { .navigationSplitViewColumnWidth },
        Word("toolbar") { .toolbar },
        Word("toolbarVisibility") { .toolbarVisibility },
        Word("toolbarBackground") { .toolbarBackground },
        Word("toolbarBackgroundVisibility") { .toolbarBackgroundVisibility },
        Word("toolbarColorScheme") { .toolbarColorScheme },
        Word("toolbarRole") { .toolbarRole },
        Word("toolbarTitleDisplayMode") { .toolbarTitleDisplayMode },
        Word("toolbarTitleMenu") { .toolbarTitleMenu },
        Word("searchable") { .searchable },
        Word("searchScopes") { .searchScopes },
        Word("searchSuggestions") { .searchSuggestions },
        Word("searchCompletion") { .searchCompletion },
    ]

    private static let tabWords: [Word<ModifierSpec>] = [
        Word("tabItem") { .tabItem },
        Word("tabViewStyle") { .tabViewStyle },
        Word("indexViewStyle") { .indexViewStyle },
        Word("tabViewBottomAccessory") { .tabViewBottomAccessory },
        Word("tabViewSidebarHeader") { .tabViewSidebarHeader },
        Word("tabViewSidebarFooter") { .tabViewSidebarFooter },
        Word("tabViewSidebarBottomBar") { .tabViewSidebarBottomBar },
    ]

    private static let presentationWords: [Word<ModifierSpec>] = [
        Word("sheet") { .sheet },
        Word("fullScreenCover") { .fullScreenCover },
        Word("popover") { .popover },
        Word("inspector") { .inspector },
        Word("inspectorColumnWidth") { .inspectorColumnWidth },
        Word("presentationDetents") { .presentationDetents },
        Word("presentationDragIndicator") { .presentationDragIndicator },
        Word("presentationBackground") { .presentationBackground },
        Word("presentationCornerRadius") { .presentationCornerRadius },
        Word("presentationCompactAdaptation") { .presentationCompactAdaptation },
        Word("alert") { .alert },
        Word("confirmationDialog") { .confirmationDialog },
        Word("contextMenu") { .contextMenu },
        Word("containerBackground") { .containerBackground },
        Word("backgroundExtensionEffect") { .backgroundExtensionEffect },
    ]
}
