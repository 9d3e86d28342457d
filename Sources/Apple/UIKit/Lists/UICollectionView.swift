public import Foundation

/// Cells in any order. UIKit's class; it is not laid out.
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
        set { (self as UIScrollView).delegate = newValue }
    }

    /// The data, the layout, and the choice of cells.
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var collectionViewLayout: UICollectionViewLayout
    open var backgroundView: UIView?
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
    open var isEditing = false
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// The change of cells after which their sizes are asked for again.
    public typealias SelfSizingInvalidation = UITableView.SelfSizingInvalidation
    open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
    private var makers: [String: UICollectionReusableView.Type] = [:]
    private var nibs: [String: UINib] = [:]

    /// Creates a view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        let layout = (coder as? NibCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
        collectionViewLayout = layout
        super.init(coder: coder)
        layout.collectionView = self
    }

    /// Registers the classes of cells and of views beside them, or the nibs that they are in.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        makers[identifier] = cellClass as? UICollectionReusableView.Type
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { nibs[identifier] = nib }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { makers[elementKind + identifier] = viewClass as? UICollectionReusableView.Type }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        nibs[kind + identifier] = nib
    }

    /// A new cell or view of a class that was registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        nibs[identifier]?.first() ?? makers[identifier].map { $0.init(frame: .zero) } as? UICollectionViewCell
            ?? UICollectionViewCell(frame: .zero)
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        nibs[elementKind + identifier]?.first() ?? makers[elementKind + identifier].map { $0.init(frame: .zero) } ?? UICollectionReusableView(frame: .zero)
    }
    open func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = Cell(frame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
    open func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = Supplementary(frame: .zero)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    /// The numbers of sections and cells, as the data source says.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open var visibleCells: [UICollectionViewCell] { [] }
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        nil
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Selects cells, as the program asks for: the delegate is not told.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedItems = indexPath.map { [$0] } ?? []
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }

    /// Scrolls, or brings cells up to date.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        setCollectionViewLayout(layout, animated: animated)
        completion?(true)
    }
    open func reloadData() {}
    open func reloadSections(_ sections: IndexSet) {}
    open func reloadItems(at indexPaths: [IndexPath]) {}
    open func reconfigureItems(at indexPaths: [IndexPath]) {}
    open func insertItems(at indexPaths: [IndexPath]) {}
    open func deleteItems(at indexPaths: [IndexPath]) {}
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    open func insertSections(_ sections: IndexSet) {}
    open func deleteSections(_ sections: IndexSet) {}
    open func reconfigureSections(_ sections: IndexSet) {}
    open func moveSection(_ section: Int, toSection newSection: Int) {}
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var hasUncommittedUpdates: Bool { false }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
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

    /// The views beside cells that are seen: none.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? { nil }

    /// Begins a change of the layout that a finger moves, and ends it: the layout that is between the two is the collection's
    /// for as long as it lasts.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let between = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
        between.collectionView = self
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
        collectionViewLayout.collectionView = self
        transitionEnd?(true, finished)
        transitionEnd = nil
    }
}

extension UICollectionView {
    /// The making of cells of a class for items. UIKit's type.
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// The closure that fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler

        /// Creates a registration. Nothing is read from nibs here.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// The making of views beside cells. UIKit's type.
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// The closure that fills a view.
        public typealias Handler = (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
        let elementKind: String
        let handler: Handler

        /// Creates a registration.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.init(elementKind: elementKind, handler: handler)
        }
    }
}

extension IndexPath {
    /// Creates the place of a row or an item in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section, and the row or item in it.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
