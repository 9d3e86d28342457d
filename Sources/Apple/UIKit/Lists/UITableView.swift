public import Foundation

/// Rows. UIKit's class: it asks its data source as one does that is on the screen, when it is drawn.
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
    /// The choice whether it opens below a thing that is held: nobody drags.
    open var isSpringLoaded = false

    /// The look of the sections.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// The reference of the separators' insets.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }

    /// The place of a row after scrolling.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// The movement of rows that come and go.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// The choice whether cells size themselves again.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }

    /// The height that is asked of the rows themselves, and the picture of a section's index.
    nonisolated public static let automaticDimension: CGFloat = -1
    nonisolated public static let indexSearch = "{search}"
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// The data, and those who are told.
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var dragInteractionEnabled = false
    open private(set) var style: Style

    /// The delegate, told of rows as well as of scrolling. It is kept where all scroll views keep theirs.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    /// The separators, heights and surroundings of the rows; lengths are in points.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorEffect: UIVisualEffect?
    open var separatorInset = UIEdgeInsets.zero
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var rowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    open var fillerRowHeight: CGFloat = 0
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0

    /// The choice of rows, and their editing.
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = false
    open var selectionFollowsFocus = false
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open private(set) var indexPathsForSelectedRows: [IndexPath]?
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
    private var makers: [String: @MainActor (String) -> UITableViewCell] = [:]
    private var headers: [String: @MainActor (String) -> UITableViewHeaderFooterView] = [:]

    /// Creates a table of a look.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        style = (coder as? NibCoder)?.tableStyle ?? .plain
        super.init(coder: coder)
    }

    /// Registers the classes of cells and headers, or the nibs that they are in.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        let made = cellClass as? UITableViewCell.Type
        makers[identifier] = nil
        if let made { makers[identifier] = { name in made.init(style: .default, reuseIdentifier: name) } }
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        makers[identifier] = nil
        guard let nib else { return }
        makers[identifier] = { nib.first() ?? UITableViewCell(style: .default, reuseIdentifier: $0) }
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let made = aClass as? UITableViewHeaderFooterView.Type
        headers[identifier] = nil
        if let made { headers[identifier] = { name in made.init(reuseIdentifier: name) } }
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headers[identifier] = nil
        guard let nib else { return }
        headers[identifier] = { nib.first() ?? UITableViewHeaderFooterView(reuseIdentifier: $0) }
    }

    /// A new cell or header of a class that was registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        makers[identifier]?(identifier)
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headers[identifier]?(identifier)
    }

    /// The numbers of sections and rows, as the data source says.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    open var visibleCells: [UITableViewCell] { [] }
    open var indexPathsForVisibleRows: [IndexPath]? { [] }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { [] }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func rect(forSection section: Int) -> CGRect { .zero }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    open func rectForHeader(inSection section: Int) -> CGRect { .zero }
    open var hasUncommittedUpdates: Bool { false }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open func rectForFooter(inSection section: Int) -> CGRect { .zero }

    /// Selects rows, as the program asks for: the delegate is not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedRows = indexPath.map { [$0] }
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedRows?.removeAll { $0 == indexPath }
    }

    /// Scrolls, or brings rows up to date: they are asked for anew whenever the table is drawn.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}
    open func reloadData() {}
    open func reloadSectionIndexTitles() {}
    open func beginUpdates() {}
    open func endUpdates() {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }

    /// The updates are made at once, so that `updates` need not say whose members it names.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func reconfigureRows(at indexPaths: [IndexPath]) {}
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func moveSection(_ section: Int, toSection newSection: Int) {}

    /// The focus, which nothing has here, and the colour of an index that is touched.
    open var allowsFocusDuringEditing = false
    open var remembersLastFocusedIndexPath = false
    open var sectionIndexTrackingBackgroundColor: UIColor?

    /// The parts of a table that are as small as their contents.
    public enum ContentHuggingElements: Int, Sendable {
        case none, sectionHeaders
    }

    /// The parts that are as small as their contents: they are kept, and nothing reads them.
    open var contentHuggingElements = ContentHuggingElements.none
}
