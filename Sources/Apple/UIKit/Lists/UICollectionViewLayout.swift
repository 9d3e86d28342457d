public import Foundation

/// The arrangement of a collection's cells. UIKit's class; collections are not laid out.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    /// The length that stands for a size that is found by itself.
    nonisolated public static let automaticDimension = CGFloat.greatestFiniteMagnitude
    /// The collection, and the calls of layout, which nothing here makes.
    open internal(set) weak var collectionView: UICollectionView?
    open var collectionViewContentSize: CGSize { .zero }
    open func prepare() {}
    open func invalidateLayout() {}
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
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
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

    /// The calls as layouts change, as cells come and go, and as a cell is moved by a finger.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
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
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
}

/// The parts of a layout that are to be made anew. UIKit's class.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// The parts: all, or some cells.
    open var invalidateEverything: Bool { false }
    open var invalidateDataSourceCounts: Bool { false }
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

/// The place of a cell. UIKit's class; lengths are in points.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The place and the look of the cell.
    open var frame = CGRect.zero
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var transform3D = CATransform3DIdentity
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var indexPath = IndexPath(item: 0, section: 0)
    open var representedElementKind: String?
    open var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
    }
    private var isDecoration = false

    public override init() {
        super.init()
    }

    nonisolated open override func copy() -> Any {
        nonisolated(unsafe) var made: Any = self
        MainActor.assumeIsolated { made = copied() }
        return made
    }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { copy() }

    /// A place with the same values.
    private func copied() -> UICollectionViewLayoutAttributes {
        let copy = type(of: self).init()
        copy.frame = frame
        copy.transform3D = transform3D
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.indexPath = indexPath
        copy.representedElementKind = representedElementKind
        copy.isDecoration = isDecoration
        return copy
    }

    /// Creates the place of a cell or of a view beside one.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = elementKind
    }
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
        isDecoration = true
    }
}

/// A layout between two others, as far as a finger has come. UIKit's class.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layouts, and the share of the way, 0...1.
    open private(set) var currentLayout: UICollectionViewLayout
    open private(set) var nextLayout: UICollectionViewLayout
    open var transitionProgress: CGFloat = 0
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

    /// The values of the way that an app keeps under names.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
