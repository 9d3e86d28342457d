public import Foundation

/// Rows. UIKit's class: when it is laid out it asks its data source for the rows in sight.
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
    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var dragInteractionEnabled = false
    open private(set) var style: Style

    /// The delegate, told of rows as well as of scrolling. It is kept where all scroll views keep theirs.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set {
            (self as UIScrollView).delegate = newValue
            setNeedsPlan()
        }
    }

    /// The separators, heights and surroundings of the rows; lengths are in points.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsPlan() } }
    open var separatorColor: UIColor? { didSet { setNeedsPlan() } }
    open var separatorEffect: UIVisualEffect?
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
        set {
            ownSeparatorInset = newValue
            for cell in shown.values { cell.setNeedsLayout() }
        }
    }
    /// The separators' insets that were said, in points.
    private(set) var ownSeparatorInset: UIEdgeInsets?
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { setNeedsPlan() } }
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsPlan() } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsPlan() } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsPlan() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsPlan() } }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { setNeedsPlan() } }
    open var fillerRowHeight: CGFloat = 0
    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
    open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
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
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            stopFinger()
            setNeedsPlan()
        }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open internal(set) var indexPathsForSelectedRows: [IndexPath]?
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
    /// The rows' places, and the views in sight; nil until rows are asked for, and after what changes them all.
    var plan: TablePlan?
    /// The number of plans that were begun or forgotten.
    var plansMade = 0
    var isPlanning = false
    /// The heights of the rows that were measured before the rows changed, in points, for the next plan.
    var measuredHeights: [IndexPath: CGFloat] = [:]
    var shown: [IndexPath: UITableViewCell] = [:]
    var shownHeaders: [TableHeader: UIView] = [:]
    /// The headers and footers that have been asked for: the delegate may give none.
    var askedHeaders: Set<TableHeader> = []
    /// The row that is to be scrolled to when the rows above are measured.
    var goal: (path: IndexPath, position: ScrollPosition)?
    var isTiling = false
    /// The headers and footers that the delegate was told of.
    var told: Set<ObjectIdentifier> = []
    private var makers: [String: @MainActor (String) -> UITableViewCell] = [:]
    private var headers: [String: @MainActor (String) -> UITableViewHeaderFooterView] = [:]
    /// The views that went out of sight, to be shown for other rows and sections.
    var spareCells = ReuseQueue<UITableViewCell>()
    var spareHeaders = ReuseQueue<UITableViewHeaderFooterView>()
    /// The row whose cell is being filled anew, and stays.
    var reconfigured: IndexPath?

    /// Creates a table of a look.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareForNib()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        style = (coder as? NibCoder)?.tableStyle ?? .plain
        super.init(coder: coder)
    }

    override func prepareForNib() {
        super.prepareForNib()
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Registers the classes of cells and headers, or the nibs that they are in.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        let made = cellClass as? UITableViewCell.Type
        makers[identifier] = nil
        spareCells.empty(identifier)
        if let made { makers[identifier] = { name in made.init(style: .default, reuseIdentifier: name) } }
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        makers[identifier] = nil
        spareCells.empty(identifier)
        guard let nib else { return }
        makers[identifier] = { nib.first() ?? UITableViewCell(style: .default, reuseIdentifier: $0) }
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let made = aClass as? UITableViewHeaderFooterView.Type
        headers[identifier] = nil
        spareHeaders.empty(identifier)
        if let made { headers[identifier] = { name in made.init(reuseIdentifier: name) } }
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headers[identifier] = nil
        spareHeaders.empty(identifier)
        guard let nib else { return }
        headers[identifier] = { nib.first() ?? UITableViewHeaderFooterView(reuseIdentifier: $0) }
    }

    /// A cell or header that went out of sight, or a new one of a class that was registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = spareCells.take(identifier) else { return makers[identifier]?(identifier) }
        cell.prepareForReuse()
        return cell
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if indexPath == reconfigured, let cell = shown[indexPath], cell.reuseIdentifier == identifier { return cell }
        let cell =
            dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        if bounds.width > 0 { cell.frame.size.width = bounds.width - rowInset * 2 }
        return cell
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard let view = spareHeaders.take(identifier) else { return headers[identifier]?(identifier) }
        view.prepareForReuse()
        return view
    }

    /// The numbers of sections and rows, as the data source says.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    open var visibleCells: [UITableViewCell] {
        tileIfNeeded()
        return shown.keys.sorted().compactMap { shown[$0] }
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        tileIfNeeded()
        return shown.keys.sorted()
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        tileIfNeeded()
        return shown[indexPath]
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $1 === cell }?.key }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return placed.rows(from: point.y, to: point.y.nextUp).first
    }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { placed.rows(from: rect.minY, to: rect.maxY) }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tileIfNeeded()
        return shownHeaders[TableHeader(section: section)] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tileIfNeeded()
        return shownHeaders[TableHeader(section: section, isFooter: true)] as? UITableViewHeaderFooterView
    }
    /// The places of sections, rows, headers and footers; those of rows that were never in sight are estimated.
    open func rect(forSection section: Int) -> CGRect {
        stretch(section) { ($0.start, $0.end - $0.start) }
    }
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        let plan = placed
        guard plan.contains(indexPath) else { return .zero }
        let row = plan.row(indexPath)
        return CGRect(x: rowInset, y: row.start, width: bounds.width - rowInset * 2, height: row.height)
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        stretch(section) { ($0.headerStart, $0.header.height) }
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        stretch(section) { ($0.rowsEnd, $0.footer.height) }
    }
    open var hasUncommittedUpdates: Bool { false }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }

    /// Selects rows, as the program asks for: the delegate is not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let severalAllowed = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        let old = indexPathsForSelectedRows ?? []
        if let indexPath, severalAllowed {
            if !old.contains(indexPath) { indexPathsForSelectedRows = old + [indexPath] }
        } else {
            indexPathsForSelectedRows = indexPath.map { [$0] }
            for path in old where path != indexPath { shown[path]?.setSelected(false, animated: animated) }
        }
        if let indexPath {
            shown[indexPath]?.setSelected(true, animated: animated)
            if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
        }
        setNeedsLayout()
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedRows?.removeAll { $0 == indexPath }
        if indexPathsForSelectedRows?.isEmpty == true { indexPathsForSelectedRows = nil }
        shown[indexPath]?.setSelected(false, animated: animated)
        setNeedsLayout()
    }

    /// Scrolls, at once.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        goal = (indexPath, scrollPosition)
        guard bounds.width > 0, bounds.height > 0 else { return setNeedsLayout() }
        tile()
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    /// Brings rows up to date: all in sight are asked for anew when the table is laid out, or those alone that changed.
    open func reloadData() {
        indexPathsForSelectedRows = nil
        askAgain()
    }
    open func reloadSectionIndexTitles() {}
    open func beginUpdates() { beginChange() }
    open func endUpdates() { endChange() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginChange()
        updates?()
        endChange()
        completion?(true)
    }

    /// The updates are made at once, so that `updates` need not say whose members it names.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.inserted.formUnion(indexPaths) }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deleted.formUnion(indexPaths) }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloaded.formUnion(indexPaths) }
    }
    open func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.reconfigured.formUnion(indexPaths) } }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }
    /// The changes that are being collected, and the number of their beginnings without an end.
    var changes = ListUpdates()
    var changeDepth = 0

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginTouch(touches.first) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchedRow == nil { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches.first) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelTouch() { super.touchesCancelled(touches, with: event) }
    }
    /// The row on which a finger is; nil for none that answers.
    var touchedRow: IndexPath?
    /// The row that is swiped aside, and the one that a finger carries elsewhere.
    private(set) lazy var rowSwipe = RowSwipe(self)
    private(set) lazy var rowMove = RowMove(self)

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        rowSwipe.hit(super.hitTest(point, with: event))
    }

    override func sizeDidChange(from old: CGSize) {
        if old.width != bounds.width { forgetPlan() }
        super.sizeDidChange(from: old)
    }

    /// Puts a view in the place of another one. The same view set again may have another height.
    private func replace(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return setNeedsLayout() }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: new === backgroundView ? 0 : subviews.count) }
        setNeedsPlan()
    }

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
