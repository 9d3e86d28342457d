public import Foundation

/// Cells in any order. UIKit's class: its layout says where they are, and its data source makes those in sight.
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
    /// The choice whether it opens below a thing that is held: nobody drags.
    open var isSpringLoaded = false

    /// The place of a cell after scrolling.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kinds of views beside cells.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The delegate, told of cells as well as of scrolling. It is kept where all scroll views keep theirs.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
        set {
            (self as UIScrollView).delegate = newValue
            collectionViewLayout.invalidateLayout()
        }
    }

    /// The data, the layout, and the choice of cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { if collectionViewLayout !== oldValue { adoptLayout(oldValue) } }
    }
    open var backgroundView: UIView? {
        didSet {
            if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
            setNeedsLayout()
        }
    }
    open var isPrefetchingEnabled = true
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var dragInteractionEnabled = false
    open var reorderingCadence = ReorderingCadence.immediate
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            stopFinger()
            setNeedsLayout()
        }
    }
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// The change of cells after which their sizes are asked for again.
    public typealias SelfSizingInvalidation = UITableView.SelfSizingInvalidation
    open internal(set) var indexPathsForSelectedItems: [IndexPath]? = []
    /// The item on which a finger is, and the sign that it met there; nil for none that answers.
    var touchedItem: IndexPath?
    var touchedSign: CellSignView?
    /// The row of a list that is swiped aside, and the one that a finger carries elsewhere.
    private(set) lazy var rowSwipe = RowSwipe(self)
    private(set) lazy var rowMove = RowMove(self)
    private(set) lazy var sectionPan = SectionPan(self)
    private var makers: [String: UICollectionReusableView.Type] = [:]
    private var nibs: [String: UINib] = [:]
    /// The views that are shown.
    var shownViews: [CollectionElement: UICollectionReusableView] = [:]
    /// The item whose cell is being filled anew, and stays.
    var reconfigured: IndexPath?
    /// The views that went out of sight, to be shown for other items and sections, by their stores.
    var spareViews = ReuseQueue<UICollectionReusableView>()
    /// The place for which a view is being made.
    var placeInMaking: UICollectionViewLayoutAttributes?
    /// The bounds and insets for which the views were laid out.
    var laidOut: (bounds: CGRect, inset: UIEdgeInsets)?
    var isLayingOut = false
    /// Indicates whether the data were taken anew since the last layout: there may be less to scroll then.
    var hasNewData = false
    /// The cell to be scrolled to until the next layout has found all sizes, and the offset that this led to so far.
    var awaited: (path: IndexPath, position: ScrollPosition, offset: CGPoint?)?
    /// The view behind all that shows the colour of a list.
    let surfaceView = UIView(frame: .zero)

    /// Creates a view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        prepareForNib()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        let layout = (coder as? NibCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
        collectionViewLayout = layout
        super.init(coder: coder)
    }

    override func prepareForNib() {
        super.prepareForNib()
        collectionViewLayout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Registers the classes of cells and of views beside them, or the nibs that they are in.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, nil, UICollectionView.store(ofCells: identifier))
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nil, nib, UICollectionView.store(ofCells: identifier))
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { register(viewClass, nil, UICollectionView.store(of: elementKind, identifier)) }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        register(nil, nib, UICollectionView.store(of: kind, identifier))
    }

    /// Registers the views of a store: those that wait there are of the class before.
    private func register(_ viewClass: AnyClass?, _ nib: UINib?, _ store: String) {
        makers[store] = viewClass as? UICollectionReusableView.Type
        nibs[store] = nib
        spareViews.empty(store)
    }

    private static func store(ofCells identifier: String) -> String { "cell " + identifier }
    private static func store(of kind: String, _ identifier: String) -> String { "view \(kind) \(identifier)" }

    /// A cell or view of a class that was registered: a new one, or one that went out of sight.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let element = CollectionElement(indexPath: indexPath)
        let store = UICollectionView.store(ofCells: identifier)
        let view = dequeue(store, identifier, element) {
            nibs[store]?.first() ?? makers[store]?.init(frame: $0) ?? UICollectionViewCell(frame: $0)
        }
        return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let element = CollectionElement(kind: elementKind, indexPath: indexPath)
        let store = UICollectionView.store(of: elementKind, identifier)
        return dequeue(store, identifier, element) {
            nibs[store]?.first() ?? makers[store]?.init(frame: $0) ?? UICollectionReusableView(frame: $0)
        }
    }
    open func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let name = registration.name.text
        let view = dequeue(name, name, CollectionElement(indexPath: indexPath)) {
            registration.nib?.first(Cell.self) ?? Cell(frame: $0)
        }
        let cell = view as? Cell ?? Cell(frame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
    open func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let name = registration.name.text
        let element = CollectionElement(kind: registration.elementKind, indexPath: indexPath)
        let made = dequeue(name, name, element) {
            registration.nib?.first(Supplementary.self) ?? Supplementary(frame: $0)
        }
        let view = made as? Supplementary ?? Supplementary(frame: .zero)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    /// Takes a view from a store, or makes one with the frame that the layout gives it.
    func dequeue(
        _ store: String, _ name: String, _ element: CollectionElement, _ make: (CGRect) -> UICollectionReusableView
    ) -> UICollectionReusableView {
        if element.kind == nil, element.indexPath == reconfigured, let view = shownViews[element], view.store == store {
            return view
        }
        let place = placeInMaking.flatMap { $0.element == element ? $0 : nil }
        let view: UICollectionReusableView
        if let spare = spareViews.take(store) {
            view = spare
            (view as? UICollectionViewCell)?.isExpanded = false
            view.prepareForReuse()
        } else {
            view = make(place?.frame ?? .zero)
            view.reuseName = name
            view.store = store
        }
        (view as? UICollectionViewListCell)?.expectedRow = place?.row
        return view
    }

    /// Keeps a view that is not shown any more, to be shown again.
    func putAway(_ view: UICollectionReusableView) {
        view.removeFromSuperview()
        if let cell = view as? UICollectionViewCell, cell.isHighlighted { cell.isHighlighted = false }
        spareViews.put(view, view.store)
    }

    /// The numbers of sections and cells, as the data source says.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }
    open var indexPathsForVisibleItems: [IndexPath] {
        shownViews.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
    }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownViews[CollectionElement(indexPath: indexPath)] as? UICollectionViewCell
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { element(of: cell)?.indexPath }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        places(in: CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001))
            .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        shownViews[CollectionElement(kind: elementKind, indexPath: indexPath)]
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        rowSwipe.hit(super.hitTest(point, with: event))
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginTouch(touches.first) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchedItem == nil, touchedSign == nil { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches.first) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelTouch() { super.touchesCancelled(touches, with: event) }
    }

    /// Selects cells, as the program asks for: the delegate is not told.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return choose([]) }
        guard allowsSelection else { return }
        let others = choosesSeveral ? (indexPathsForSelectedItems ?? []).filter { $0 != indexPath } : []
        choose(others + [indexPath])
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        choose((indexPathsForSelectedItems ?? []).filter { $0 != indexPath })
    }

    /// Scrolls, at once, or brings cells up to date.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition)
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        setCollectionViewLayout(layout, animated: animated)
        completion?(true)
    }
    open func reloadData() {
        indexPathsForSelectedItems = []
        takeData()
    }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
    open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfigured.formUnion(indexPaths) } }
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    open func reconfigureSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }
    /// The changes that are being collected, and the number of their beginnings without an end.
    var changes = ListUpdates()
    var changeDepth = 0
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var hasUncommittedUpdates: Bool { false }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        changeDepth += 1
        updates?()
        endChange()
        layOutItems()
        completion?(true)
    }

    /// The updates are made at once, so that `updates` need not say whose members it names.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}

    /// The focus, which nothing has here.
    open var allowsFocusDuringEditing = false

    /// The views beside cells that are seen.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownViews.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.indexPath).sorted()
    }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        element(of: supplementaryView)?.indexPath
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        collectionViewLayout.invalidateLayout()
    }

    /// Begins a change of the layout that a finger moves, and ends it: the layout that is between the two is the collection's
    /// for as long as it lasts.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let between = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
        collectionViewLayout = between
        transitionEnd = completion
        return between
    }
    open func finishInteractiveTransition() { endTransition(finished: true) }
    open func cancelInteractiveTransition() { endTransition(finished: false) }
    private var transitionEnd: UICollectionView.LayoutInteractiveTransitionCompletion?
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    private func endTransition(finished: Bool) {
        guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        collectionViewLayout = finished ? between.nextLayout : between.currentLayout
        transitionEnd?(true, finished)
        transitionEnd = nil
    }
}
