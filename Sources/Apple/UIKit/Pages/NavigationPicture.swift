import Foundation

/// The picture of a navigation controller: SwiftUI's stack of pages, in which the top page's view stands.
struct NavigationPicture: View {
    let navigation: UINavigationController
    /// In points.
    let safeArea: EdgeInsets

    private var item: UINavigationItem { navigation.topItem ?? UINavigationItem() }

    var body: some View {
        stack
            .safeAreaInset(edge: .top, spacing: 0) {
                if let prompt = item.prompt, !navigation.isNavigationBarHidden { BarPrompt(text: prompt) }
            }
            .tint(Color(uiColor: navigation.navigationBar.usedTint))
            .safeAreaPadding(safeArea)
            .overlay { additions(isBehind: false) }
    }

    @ViewBuilder private var stack: some View {
        if navigation.viewControllers.count > 1 {
            NavigationStack(path: path) {
                Color.clear.navigationTitle(Text(verbatim: navigation.backTitle))
                    .navigationDestination(for: Int.self) { _ in page }
            }
        } else {
            NavigationStack { page }
        }
    }

    private func additions(isBehind: Bool) -> some View {
        ZStack {
            BarAdditions(bar: navigation.navigationBar, isBehind: isBehind)
            if let toolbar = navigation.toolbar { BarAdditions(bar: toolbar, isBehind: isBehind) }
        }
    }

    /// The way to the top page: a person who goes back takes the page off the stack.
    private var path: Binding<[Int]> {
        Binding {
            [1]
        } set: { path in
            if path.isEmpty { navigation.popViewController(animated: true) }
        }
    }

    private var page: some View {
        HostedPage(view: navigation.holder)
            .overlay { additions(isBehind: true).ignoresSafeArea() }
            .modifier(NavigationTitle(item: item, bar: navigation.navigationBar, isLarge: navigation.isTitleLarge))
            .modifier(NavigationBarLook(item: item, bar: navigation.navigationBar))
            .modifier(NavigationSearch(search: item.searchController))
            .navigationBarBackButtonHidden(!navigation.showsBackButton)
            .toolbar {
                BarButtonItems(item.leadingButtons, placement: .topBarLeading)
                BarButtonItems(item.trailingButtons, placement: .topBarTrailing)
                BarButtonItems(
                    navigation.showsToolbar ? navigation.topViewController?.toolbarItems ?? [] : [],
                    placement: .bottomBar)
            }
            .toolbar(navigation.isNavigationBarHidden ? .hidden : .visible, for: .navigationBar)
            .toolbar(navigation.showsToolbar ? .visible : .hidden, for: .bottomBar)
    }
}

/// The line above a bar's title: 12 points large in a row of 32 on iOS 26.1.
private struct BarPrompt: View {
    let text: String

    var body: some View {
        Text(verbatim: text).font(.system(size: 12)).foregroundStyle(.secondary).lineLimit(1)
            .frame(maxWidth: .infinity, minHeight: 32, maxHeight: 32)
    }
}

/// Titles of a bar, in the looks that its appearance says, or a view in their place.
private struct NavigationTitle: ViewModifier {
    let item: UINavigationItem
    let bar: UINavigationBar
    let isLarge: Bool

    func body(content: Content) -> some View {
        titled(content)
            .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
            .toolbar { BarTitleView(item.titleView) }
    }

    @ViewBuilder private func titled(_ content: Content) -> some View {
        if let title, !title.isEmpty {
            if let subtitle = item.subtitle, !subtitle.isEmpty {
                content.navigationTitle(text(title)).navigationSubtitle(Text(verbatim: subtitle))
            } else {
                content.navigationTitle(text(title))
            }
        } else {
            content
        }
    }

    private var title: String? { isLarge ? item.largeTitle ?? item.title : item.title }

    private func text(_ title: String) -> Text {
        Text(verbatim: title, bar.titleAttributes(of: item, isLarge: isLarge))
    }
}

extension Text {
    /// A text in the font and the colour that attributes of UIKit say.
    init(verbatim text: String, _ attributes: UITextAttributes) {
        self.init(verbatim: text)
        if let font = attributes[.font] as? UIFont { self = self.font(Font(font)) }
        if let color = attributes[.foregroundColor] as? UIColor { self = foregroundColor(Color(uiColor: color)) }
        if let kern = attributes[.kern] as? NSNumber { self = kerning(CGFloat(kern.doubleValue)) }
    }
}

/// The surface and the scheme of colours that a bar's appearance says.
private struct NavigationBarLook: ViewModifier {
    let item: UINavigationItem
    let bar: UINavigationBar

    func body(content: Content) -> some View {
        surfaced(content).toolbarColorScheme(scheme, for: .navigationBar)
    }

    @ViewBuilder private func surfaced(_ content: Content) -> some View {
        let look = bar.restingAppearance(of: item)
        if let color = look.backgroundColor {
            content.toolbarBackground(Color(uiColor: color), for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
        } else if look.backgroundEffect != nil, bar.hasEdgeAppearance(item) {
            content.toolbarBackground(.visible, for: .navigationBar)
        } else if ClassLooks.ofAppearances.barSurface != nil {
            // The bar's own appearance goes before that of all bars.
            content.toolbarBackground(.hidden, for: .navigationBar)
        } else {
            content
        }
    }

    private var scheme: ColorScheme? {
        bar.barStyle == .black ? .dark : ColorScheme(bar.overrideUserInterfaceStyle)
    }
}

/// The field of a search below the title.
private struct NavigationSearch: ViewModifier {
    let search: UISearchController?

    @ViewBuilder func body(content: Content) -> some View {
        if let search {
            let (bar, scopes) = (search.searchBar, search.searchBar.scopeButtonTitles ?? [])
            let field = content.overlay { if let results = search.shownResults { HostedPage(view: results.view) } }
                .searchable(
                    text: text(search), isPresented: isPresented(search),
                    prompt: Text(verbatim: bar.placeholder ?? "Search"))
            if scopes.isEmpty {
                field
            } else {
                field.searchScopes(scope(bar)) {
                    ForEach(0..<scopes.count, id: \.self) { Text(verbatim: scopes[$0]).tag($0) }
                }
            }
        } else {
            content
        }
    }

    private func text(_ search: UISearchController) -> Binding<String> {
        let bar = search.searchBar
        return Binding {
            bar.text ?? ""
        } set: { text in
            bar.text = text
            bar.delegate?.searchBar(bar, textDidChange: text)
            search.searchResultsUpdater?.updateSearchResults(for: search)
        }
    }

    private func isPresented(_ search: UISearchController) -> Binding<Bool> {
        Binding {
            search.isActive
        } set: { isActive in
            search.isActive = isActive
        }
    }

    private func scope(_ bar: UISearchBar) -> Binding<Int> {
        Binding {
            bar.selectedScopeButtonIndex
        } set: { index in
            bar.selectedScopeButtonIndex = index
            bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: index)
        }
    }
}
