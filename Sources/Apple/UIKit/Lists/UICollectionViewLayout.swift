public import Foundation

/// The arrangement of a collection's cells. UIKit's class: the collection asks it whenever it is laid out.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    /// The length that stands for a size that is found by itself.
    nonisolated public static let automaticDimension = CGFloat.greatestFiniteMagnitude
    /// The collection, and the calls of layout, which it makes.
    open internal(set) weak var collectionView: UICollectionView?
    open var collectionViewContentSize: CGSize { .zero }
    open func prepare() {}
    open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }
    /// Indicates whether the layout was prepared, and nothing has changed since.
    private(set) var isPrepared = false
    private var isPreparing = false
    /// The classes of the views behind cells, by their kinds.
    private(set) var decorations: [String: UICollectionReusableView.Type] = [:]
    /// The sizes in points that views themselves asked for, where the layout has only estimates.
    private(set) var measured: [CollectionElement: CGSize] = [:]
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass as? UICollectionReusableView.Type
    }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        if context.invalidateDataSourceCounts { measured = [:] }
        collectionView?.setNeedsLayout()
    }
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    public override init() {
        super.init()
    }

    /// Creates the layout of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibCoder)?.setUp(self)
    }

    /// A new context of the layout's own class.
    func makeInvalidationContext(
        everything: Bool = false, counts: Bool = false
    ) -> UICollectionViewLayoutInvalidationContext {
        let kind = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        let context = kind.map { $0.init() } ?? UICollectionViewLayoutInvalidationContext()
        context.isOfEverything = everything
        context.isOfCounts = counts
        return context
    }

    /// A new place of the layout's own class.
    func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let kind = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = kind.map { $0.init() } ?? UICollectionViewLayoutAttributes()
        attributes.element = element
        return attributes
    }

    /// Prepares the layout if something has changed since it was prepared.
    func prepareIfNeeded() {
        guard !isPrepared, !isPreparing, collectionView != nil else { return }
        isPreparing = true
        prepare()
        isPreparing = false
        // A layout that changes itself while it is prepared is prepared all the same.
        isPrepared = true
    }

    /// Keeps the size that a view asked for in the place of its estimate.
    func keep(_ size: CGSize, of element: CollectionElement) { measured[element] = size }

    /// Forgets the size that a view asked for.
    func forgetSize(of element: CollectionElement) { measured[element] = nil }

    /// Forgets all sizes that views asked for.
    func forgetSizes() { measured = [:] }

    /// The place of a cell or view.
    func place(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let kind = element.kind else { return layoutAttributesForItem(at: element.indexPath) }
        return element.isDecoration
            ? layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
            : layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
    }

    /// The places as they are seen, once for each time that the collection is laid out.
    func shown(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] { attributes }

    /// The colour behind the whole collection that the layout asks for; nil for the collection's own.
    var surface: UIColor? { nil }

    /// The calls as layouts change, as cells come and go, and as a cell is moved by a finger.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { previousIndexPath }
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let place = layoutAttributesForItem(at: indexPath) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        place.center = position
        return place
    }
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
}

/// The parts of a layout that are to be made anew. UIKit's class.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// The parts: all, or some cells.
    open var invalidateEverything: Bool { isOfEverything }
    open var invalidateDataSourceCounts: Bool { isOfCounts }
    fileprivate(set) var isOfEverything = false
    fileprivate(set) var isOfCounts = false
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// The views beside cells and behind them that are to be made anew, and those of a cell that is moved.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
    open var interactiveMovementTarget: CGPoint { .zero }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var all = invalidatedSupplementaryIndexPaths ?? [:]
        all[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = all
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var all = invalidatedDecorationIndexPaths ?? [:]
        all[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = all
    }
}

/// The parts of a flow layout that are to be made anew. UIKit's class.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// The choice of parts.
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}

/// A change of one cell. UIKit's class.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// The places before and after, and the kind.
    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }
}

/// A layout between two others, as far as a finger has come. UIKit's class.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layouts, and the share of the way, 0...1.
    open private(set) var currentLayout: UICollectionViewLayout
    open private(set) var nextLayout: UICollectionViewLayout
    open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
    private var values: [String: CGFloat] = [:]

    /// Creates a layout between two.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    open override func prepare() {
        currentLayout.prepareIfNeeded()
        nextLayout.prepareIfNeeded()
    }
    open override var collectionViewContentSize: CGSize {
        let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let places = (currentLayout.layoutAttributesForElements(in: rect) ?? []).map(moved)
        let known = Set(places.map(\.element))
        let others = (nextLayout.layoutAttributesForElements(in: rect) ?? []).filter { !known.contains($0.element) }
        return places
            + others.compactMap { place in
                currentLayout.place(of: place.element).map(moved) ?? (transitionProgress >= 1 ? place : nil)
            }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        currentLayout.layoutAttributesForItem(at: indexPath).map(moved)
    }

    /// A place of the first layout on its way to that of the next.
    private func moved(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let end = nextLayout.place(of: place.element) else { return place }
        place.size = CGSize(
            width: between(place.size.width, end.size.width), height: between(place.size.height, end.size.height))
        place.center = CGPoint(x: between(place.center.x, end.center.x), y: between(place.center.y, end.center.y))
        place.alpha = between(place.alpha, end.alpha)
        return place
    }

    private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

    /// The values of the way that an app keeps under names.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
