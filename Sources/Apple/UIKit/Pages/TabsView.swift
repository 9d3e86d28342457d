import Foundation

/// The view of a tab bar controller: the selected page's view, and the bar. It is drawn as SwiftUI's view of tabs is.
final class TabsView: UIView {
    private weak var tabs: UITabBarController?

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tabs.holder.frame = bounds
        addSubview(tabs.holder)
        addSubview(tabs.tabBar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var ownPicture: AnyView? {
        guard let tabs else { return nil }
        return AnyView(TabsPicture(tabs: tabs, safeArea: EdgeInsets(safeAreaInsets)).inStyle(of: self))
    }
    override var drawsSubviews: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let tabs else { return }
        tabs.showChildren()
        let safe = safeAreaInsets
        let height: CGFloat = tabs.showsTabBar ? 49 : 0
        tabs.tabBar.isHidden = !tabs.showsTabBar
        tabs.tabBar.frame = CGRect(
            x: 0, y: bounds.height - safe.bottom - 49, width: bounds.width, height: 49 + safe.bottom)
        if tabs.holder.surroundings == nil { tabs.holder.frame = bounds }
        tabs.holder.bars = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
        tabs.holder.cutEdges = tabs.tabBar.isTranslucent ? [] : .bottom
    }
}

extension UITabBarController {
    /// Indicates whether the bar is seen: a page on a stack may hide it from there on.
    var showsTabBar: Bool {
        if isTabBarHidden { return false }
        guard let stack = selectedViewController as? UINavigationController else { return true }
        return !stack.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    /// The number of pages that have a place in the bar of a telephone: five, or four beside one for the others.
    var pagesInBar: Int {
        let count = viewControllers?.count ?? 0
        return count > 5 ? 4 : count
    }
}

/// The picture of a tab bar controller: SwiftUI's view of tabs, in which the selected page's view stands.
struct TabsPicture: View {
    let tabs: UITabBarController
    /// In points.
    let safeArea: EdgeInsets

    private var pages: [UIViewController] { tabs.viewControllers ?? [] }
    private var hasMore: Bool { pages.count > tabs.pagesInBar }

    var body: some View {
        accompanied(
            TabView(selection: choice) {
                ForEach(0..<tabs.pagesInBar, id: \.self) { index in
                    page(index).tabItem { TabPicture(page: pages[index], isChosen: index == tabs.selectedIndex) }
                        .badge(badge(pages[index]))
                        .tag(index)
                }
                if hasMore {
                    page(tabs.pagesInBar)
                        .tabItem {
                            Image(systemName: "ellipsis")
                            Text(verbatim: "More")
                        }
                        .tag(tabs.pagesInBar)
                }
            }
        )
        .tint(Color(uiColor: tabs.tabBar.usedTint))
        .safeAreaPadding(safeArea)
        .overlay { BarAdditions(bar: tabs.tabBar, isBehind: false) }
    }

    @ViewBuilder private func accompanied(_ content: some View) -> some View {
        if let view = tabs.bottomAccessory?.contentView {
            content.tabViewBottomAccessory { HostedTree(view: view) }
        } else {
            content
        }
    }

    private var choice: Binding<Int> {
        Binding {
            min(tabs.selectedIndex, tabs.pagesInBar)
        } set: { index in
            tabs.choose(index)
        }
    }

    private func badge(_ page: UIViewController) -> Text? {
        (page.tab?.badgeValue ?? page.tabBarItem.badgeValue).map { Text(verbatim: $0) }
    }

    @ViewBuilder private func page(_ index: Int) -> some View {
        if index == min(tabs.selectedIndex, tabs.pagesInBar) {
            HostedPage(view: tabs.holder)
                .overlay { BarAdditions(bar: tabs.tabBar, isBehind: true).ignoresSafeArea() }
                .toolbar(tabs.showsTabBar ? .visible : .hidden, for: .tabBar)
        } else {
            Color.clear
        }
    }
}

/// The symbol and the title of a tab.
private struct TabPicture: View {
    let page: UIViewController
    let isChosen: Bool

    var body: some View {
        let item: UITabBarItem = page.tabBarItem
        if let image = page.tab?.image ?? (isChosen ? item.selectedImage : nil) ?? item.image {
            if image.renderingMode == .alwaysOriginal {
                Image(uiImage: image)
            } else {
                Image(uiImage: image).renderingMode(.template)
            }
        }
        if let title = page.tab?.title ?? item.title { Text(verbatim: title) }
    }
}
