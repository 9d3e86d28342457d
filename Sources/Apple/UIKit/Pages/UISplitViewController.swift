public import Foundation

/// View controllers side by side, or one over another where there is little room. UIKit's class; its view is drawn as
/// SwiftUI's columns or, on a telephone, as a stack of pages.
open class UISplitViewController: UIViewController {
    /// A column.
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact, inspector

        static let allCases: [Column] = [.primary, .supplementary, .secondary]
    }

    /// The number of columns.
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    /// The columns that are seen.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        /// The names of these modes before there could be three columns.
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The width that the system chooses.
    nonisolated public static let automaticDimension: CGFloat = -3.402_823_466_385_288_6e38

    /// The view controllers and their columns.
    open var viewControllers: [UIViewController] {
        get { Column.allCases.compactMap { columns[$0] } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.dropFirst().first, for: .secondary)
        }
    }
    open private(set) var style = Style.unspecified
    open var preferredDisplayMode = DisplayMode.automatic
    open var displayMode: DisplayMode { preferredDisplayMode }
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
    open var presentsWithGesture = true
    open var preferredPrimaryColumnWidth: CGFloat = 0
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
    open var maximumPrimaryColumnWidth: CGFloat = 0
    open var minimumPrimaryColumnWidth: CGFloat = 0
    open var primaryColumnWidth: CGFloat { preferredPrimaryColumnWidth }
    open var preferredSupplementaryColumnWidth: CGFloat = 0
    open var preferredSupplementaryColumnWidthFraction: CGFloat = 0
    open var maximumSupplementaryColumnWidth: CGFloat = 0
    open var minimumSupplementaryColumnWidth: CGFloat = 0
    open var supplementaryColumnWidth: CGFloat { preferredSupplementaryColumnWidth }
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var splitBehavior: SplitBehavior { preferredSplitBehavior }
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var primaryEdge = PrimaryEdge.leading
    open var showsSecondaryOnlyButton = false
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The way in which columns share the width.
    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    /// The background of the first column, and the edge at which it stands.
    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }
    /// The side on which the first column stands.
    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }
    /// The times at which the button for the columns is shown.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic, never, always
    }
    private var columns: [Column: UIViewController] = [:]

    /// Creates a controller of columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        style = (coder as? NibCoder)?.splitStyle ?? .unspecified
        super.init(coder: coder)
    }

    /// The view controller of a column: one without a stack of its own gets one, where the style says the number of
    /// columns.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard columns[column] !== vc else { return }
        if let old = columns[column] {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        columns[column] = vc
        stacks[column] = nil
        isArranged = false
        if let vc {
            let page = stack(for: column) ?? vc
            addChild(page)
            page.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
    }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Shows a column: of a telephone's stack, the pages up to that one.
    open func show(_ column: Column) {
        shownColumn = column
        isArranged = false
        viewIfLoaded?.setNeedsLayout()
    }
    open func hide(_ column: Column) {
        if column == .secondary { show(.primary) }
        if column == .primary { preferredDisplayMode = .secondaryOnly }
    }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        setViewController(vc, for: .secondary)
        show(.secondary)
    }
    open override func loadView() { view = ColumnsView(self) }

    /// The stacks that were made around single pages, the column in front on a telephone, and whether columns stand
    /// where they belong.
    private var stacks: [Column: UINavigationController] = [:]
    private var shownColumn: Column?
    private var isArranged = false
    /// The stack of the pages of all columns on a telephone, which stands in the first one's place.
    private(set) var collapsed: UIViewController?

    /// The page that stands in a column.
    func page(in column: Column) -> UIViewController? { stacks[column] ?? columns[column] }

    private func stack(for column: Column) -> UINavigationController? {
        guard style != .unspecified, let page = columns[column], !(page is UINavigationController), column != .compact
        else {
            return nil
        }
        let stack = UINavigationController(rootViewController: page)
        stacks[column] = stack
        return stack
    }

    /// Puts the pages of the columns where they belong, once it is known how much room there is.
    func arrange() {
        guard let view = viewIfLoaded as? ColumnsView, !isArranged else { return }
        isArranged = true
        if isCollapsed {
            collapsed = collapse()
            view.show([.primary: collapsed].compactMapValues { $0 })
        } else {
            view.show(
                Dictionary(
                    uniqueKeysWithValues: Column.allCases.compactMap { column in page(in: column).map { (column, $0) } }
                ))
        }
    }

    /// The one controller of a telephone: the compact column's, or the first column's stack with the pages of the other
    /// ones upon it.
    private func collapse() -> UIViewController? {
        if let compact = columns[.compact] { return compact }
        guard let primary = page(in: .primary) else { return page(in: .secondary) }
        guard let stack = primary as? UINavigationController, let secondary = page(in: .secondary) else {
            return primary
        }
        let proposed = shownColumn ?? .secondary
        let top: Column
        if style == .unspecified {
            let isGone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
            top = isGone ? .primary : proposed
        } else {
            top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        }
        let shown = Column.allCases.filter { $0.rawValue <= top.rawValue && $0 != .primary }
        let pages = shown.compactMap { page(in: $0) }.flatMap { page in
            (page as? UINavigationController)?.viewControllers ?? [page]
        }
        for page in shown.compactMap({ page(in: $0) as? UINavigationController }) { page.viewControllers = [] }
        stack.viewControllers += pages
        return stack
    }
}
