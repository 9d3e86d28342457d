import Foundation

/// The view of a navigation controller: the top page's view, and the bars. It is drawn as SwiftUI's stack of pages is.
final class NavigationView: UIView {
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        navigation.holder.frame = bounds
        addSubview(navigation.holder)
        addSubview(navigation.navigationBar)
        addSubview(navigation.toolbar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var ownPicture: AnyView? {
        guard let navigation else { return nil }
        return AnyView(
            NavigationPicture(navigation: navigation, safeArea: EdgeInsets(safeAreaInsets)).inStyle(of: self))
    }
    override var drawsSubviews: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let navigation else { return }
        navigation.showChildren()
        let (safe, bar) = (safeAreaInsets, navigation.navigationBar)
        let height = bar.isHidden || navigation.isNavigationBarHidden ? 0 : navigation.barHeight
        let toolbarHeight: CGFloat = navigation.showsToolbar ? 56 : 0
        let items = navigation.topViewController?.toolbarItems ?? []
        if navigation.toolbar.items?.elementsEqual(items, by: ===) != true { navigation.toolbar.items = items }
        bar.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: height)
        bar.isHidden = navigation.isNavigationBarHidden
        navigation.toolbar.frame = CGRect(
            x: 0, y: bounds.height - safe.bottom - toolbarHeight, width: bounds.width, height: toolbarHeight)
        navigation.toolbar.isHidden = !navigation.showsToolbar
        let holder = navigation.holder
        if holder.surroundings == nil { holder.frame = bounds }
        holder.bars = UIEdgeInsets(top: height, left: 0, bottom: toolbarHeight, right: 0)
        holder.cutEdges = navigation.cutEdges
    }
}

extension UINavigationController {
    /// The item of the page that is seen.
    var topItem: UINavigationItem? { topViewController?.navigationItem }

    var showsToolbar: Bool { !isToolbarHidden && topViewController?.toolbarItems?.isEmpty == false }

    /// Indicates whether the title of the page that is seen is large: as it says, or as the page below it has it.
    var isTitleLarge: Bool {
        guard navigationBar.usesLargeTitles else { return false }
        for page in viewControllers.reversed() {
            switch page.navigationItem.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// The height of the bar with a large title, a prompt and a search, in points: 54, 52, 32 and 56 on iOS 26.1.
    var barHeight: CGFloat {
        guard let item = topItem else { return 54 }
        return 54 + (isTitleLarge && item.title?.isEmpty == false ? 52 : 0) + (item.prompt == nil ? 0 : 32)
            + (item.searchController == nil ? 0 : 56)
    }

    /// The edges at which the page that is seen ends where the bars begin: those that it does not extend to, and those
    /// of bars that nothing shines through.
    var cutEdges: UIRectEdge {
        guard let top = topViewController else { return [] }
        var edges = UIRectEdge.all.subtracting(top.edgesForExtendedLayout)
        if !top.extendedLayoutIncludesOpaqueBars {
            if !navigationBar.isTranslucent { edges.insert(.top) }
            if showsToolbar, !toolbar.isTranslucent { edges.insert(.bottom) }
        }
        if isNavigationBarHidden { edges.remove(.top) }
        if !showsToolbar, tabBarController == nil { edges.remove(.bottom) }
        return edges
    }

    /// Indicates whether a button leads back from the page that is seen.
    var showsBackButton: Bool {
        guard viewControllers.count > 1, let item = topItem, !item.hidesBackButton else { return false }
        return item.leftItemsSupplementBackButton || item.leadingButtons.isEmpty
    }

    /// The title of the button that leads back: of the page below, or as that page says.
    var backTitle: String {
        guard viewControllers.count > 1 else { return "" }
        let item = viewControllers[viewControllers.count - 2].navigationItem
        return item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
    }
}

extension UIView {
    /// The size of the view in a bar, in points: its own, or else the one that its content has.
    var sizeInBar: CGSize {
        var size = bounds.size
        let intrinsic = intrinsicContentSize
        if size.width <= 0 { size.width = intrinsic.width }
        if size.height <= 0 { size.height = intrinsic.height }
        guard size.width < 0 || size.height < 0 else { return size }
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: size.width < 0 ? fitting.width : size.width, height: size.height < 0 ? fitting.height : size.height)
    }
}

extension EdgeInsets {
    /// Insets of UIKit by the direction of reading from left to right.
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
