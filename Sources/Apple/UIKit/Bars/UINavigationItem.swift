public import Foundation

/// The items of a view controller in the navigation bar above it. UIKit's class.
@MainActor @preconcurrency
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    /// The choice whether a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline
    }

    /// The choice of the button that leads back.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    /// The purpose of the bar.
    public enum ItemStyle: Int, Sendable {
        case navigator, browser, editor
    }

    /// The place of the field for searching.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }

    /// Called as the item looks otherwise.
    var didChange: () -> Void = {}

    /// The titles of the bar.
    open var title: String? {
        didSet { if title != oldValue { didChange() } }
    }
    open var subtitle: String? {
        didSet { if subtitle != oldValue { didChange() } }
    }
    open var largeTitle: String?
    open var largeSubtitle: String?
    open var prompt: String? {
        didSet { if prompt != oldValue { didChange() } }
    }
    open var titleView: UIView? {
        didSet { didChange() }
    }
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }
    open var style = ItemStyle.navigator

    /// The buttons of the bar, from its ends on.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// The first button of a side; to set it takes the place of that one alone.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = UINavigationItem.replacingFirst(of: leftBarButtonItems, with: newValue) }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = UINavigationItem.replacingFirst(of: rightBarButtonItems, with: newValue) }
    }

    private static func replacingFirst(
        of items: [UIBarButtonItem]?, with item: UIBarButtonItem?
    ) -> [UIBarButtonItem]? {
        let all = (item.map { [$0] } ?? []) + (items ?? []).dropFirst()
        return all.isEmpty ? nil : all
    }
    /// The groups of buttons, and the way back.
    open var leadingItemGroups: [UIBarButtonItemGroup] = []
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    open var trailingItemGroups: [UIBarButtonItemGroup] = []
    open var leftItemsSupplementBackButton = false
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var backAction: UIAction?
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { didChange() } }
    }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// The name and the document of the bar.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    open var documentProperties: UIDocumentProperties?
    open var customizationIdentifier: String?
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
    open var additionalOverflowItems: UIDeferredMenuElement?
    open var searchBarPlacement: SearchBarPlacement { preferredSearchBarPlacement }

    /// The field for searching, and the looks of the bar.
    open var searchController: UISearchController? {
        didSet { didChange() }
    }
    open var hidesSearchBarWhenScrolling = true
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
    }

    public convenience override init() {
        self.init(title: "")
        title = nil
    }

    /// Creates the item of a storyboard or a nib; of another archive it is as a new one.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder)?.setUp(self)
    }
    open func encode(with coder: NSCoder) {}

    /// Told once a storyboard or a nib has made the item and connected it.
    open func awakeFromNib() {}

    /// The views in the place of the lines below the titles.
    open var subtitleView: UIView?
    open var largeSubtitleView: UIView?
}
