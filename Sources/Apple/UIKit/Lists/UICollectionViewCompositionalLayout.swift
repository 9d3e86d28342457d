public import Foundation

/// A layout of sections, groups and items. UIKit's class.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The closure that gives the section of an index.
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    open var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }
    private let provider: SectionProvider
    /// The sections as they were last arranged; nil until they are asked for again.
    private var arranged: CompositionalArrangement?
    /// The offsets of the sections that scroll across the others, by their indices, in points.
    private var offsets: [Int: CGFloat] = [:]

    /// Creates a layout of sections.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        super.init()
        self.configuration = configuration
    }
    public init(sectionProvider: @escaping SectionProvider) {
        provider = sectionProvider
        super.init()
    }
    public init(
        sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        super.init()
        self.configuration = configuration
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// A layout as a list.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout {
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: $1)
        }
    }

    private var arrangement: CompositionalArrangement? {
        prepareIfNeeded()
        if arranged == nil, let collectionView {
            arranged = CompositionalArrangement(
                collectionView, configuration, measured: measured, provider: provider)
        }
        return arranged
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    open override func prepare() { arranged = nil }
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        arranged = nil
        super.invalidateLayout(with: context)
    }
    open override var collectionViewContentSize: CGSize { arrangement?.contentSize ?? .zero }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        arrangement?.parts.compactMap { part in
            guard part.pin != nil || part.strip != nil || part.frame.meets(rect) else { return nil }
            let place = attributes(part)
            return place.frame.meets(rect) ? place : nil
        }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(CollectionElement(indexPath: indexPath))
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(CollectionElement(kind: elementKind, indexPath: indexPath)) }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(CollectionElement(kind: elementKind, isDecoration: true, indexPath: indexPath))
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        arranged.map { $0.bounds.size != newBounds.size } ?? false
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return originalAttributes.isWidthEstimated && new.width != old.width
            || originalAttributes.isHeightEstimated && new.height != old.height
    }

    // MARK: Sections that scroll across the others

    var strips: [Int: CompositionalStrip] { arrangement?.strips ?? [:] }

    func offset(ofSection section: Int) -> CGFloat {
        guard let offset = offsets[section], let strip = strips[section] else { return 0 }
        return strip.clamped(offset)
    }

    func scroll(section: Int, to offset: CGFloat) {
        guard let strip = strips[section] else { return }
        offsets[section] = strip.clamped(offset)
        collectionView?.setNeedsLayout()
    }

    /// The offset of a section as a point of its groups' content.
    private func offsetPoint(_ section: Int) -> CGPoint {
        let offset = offset(ofSection: section)
        return strips[section]?.runsDown == true ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    }

    /// Scrolls an item's section so that the item has a position in it.
    func scroll(to path: IndexPath, _ position: UICollectionView.ScrollPosition) {
        guard let strip = strips[path.section], let index = arrangement?.places[CollectionElement(indexPath: path)],
            let frame = arrangement?.parts[index].frame
        else { return }
        let current = offset(ofSection: path.section)
        let goal: CGFloat
        if strip.runsDown {
            goal = strip.offset(
                current, showing: (frame.minY - strip.frame.minY, frame.maxY - strip.frame.minY),
                atStart: position.contains(.top), inMiddle: position.contains(.centeredVertically),
                atEnd: position.contains(.bottom))
        } else {
            let isMirrored = collectionView?.isRightToLeft == true
            goal = strip.offset(
                current, showing: (frame.minX - strip.frame.minX, frame.maxX - strip.frame.minX),
                atStart: position.contains(isMirrored ? .right : .left),
                inMiddle: position.contains(.centeredHorizontally),
                atEnd: position.contains(isMirrored ? .left : .right))
        }
        if goal != current { scroll(section: path.section, to: goal) }
    }

    override var surface: UIColor? { arrangement?.surface }

    /// The places, as each section's handler leaves them.
    override func shown(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let arrangement, let collectionView else { return attributes }
        for (index, section) in arrangement.sections.enumerated() {
            guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
            let items = attributes.filter { $0.indexPath.first == index && $0.indexPath.count == 2 }
            // The items of a section that scrolls by itself have their places in its content.
            let shift = section.isOrthogonal ? offsetPoint(index) : .zero
            let offset = section.isOrthogonal ? shift : collectionView.bounds.origin
            handler(items.map { CollectionVisibleItem($0, shift) }, offset, section.environment)
        }
        return attributes
    }

    private func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let arrangement, let index = arrangement.places[element] else { return nil }
        return attributes(arrangement.parts[index])
    }

    private func attributes(_ part: CompositionalPart) -> UICollectionViewLayoutAttributes {
        let place = makeAttributes(part.element)
        place.frame = part.frame
        if let strip = part.strip {
            let offset = offsetPoint(strip)
            place.frame = part.frame.offsetBy(dx: -offset.x, dy: -offset.y)
        }
        if let pin = part.pin, let collectionView {
            let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
            place.frame = part.frame.pinned(
                in: seen, atStart: pin.isAtStart, from: pin.start, to: pin.end,
                isVertical: configuration.scrollDirection == .vertical)
        }
        place.zIndex = part.zIndex
        place.isWidthEstimated = part.isWidthEstimated
        place.isHeightEstimated = part.isHeightEstimated
        place.row = part.row
        return place
    }
}

/// The distances and the axis of a collection's layout. UIKit's class.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The axis, and the distance of sections in points.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// An item that is seen, as a section's handler is told of it: it changes the place that the layout gave.
private final class CollectionVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let place: UICollectionViewLayoutAttributes
    /// The offset of the section that scrolls by itself, in points.
    private let shift: CGPoint

    init(_ place: UICollectionViewLayoutAttributes, _ shift: CGPoint) {
        (self.place, self.shift) = (place, shift)
    }

    var frame: CGRect { place.frame.offsetBy(dx: shift.x, dy: shift.y) }
    var bounds: CGRect { place.bounds }
    var center: CGPoint {
        get { CGPoint(x: place.center.x + shift.x, y: place.center.y + shift.y) }
        set { place.center = CGPoint(x: newValue.x - shift.x, y: newValue.y - shift.y) }
    }
    var zIndex: Int {
        get { place.zIndex }
        set { place.zIndex = newValue }
    }
    var isHidden: Bool {
        get { place.isHidden }
        set { place.isHidden = newValue }
    }
    var indexPath: IndexPath { place.indexPath }
    var name: String { place.representedElementKind ?? "" }
    var representedElementKind: String? { place.representedElementKind }
    var representedElementCategory: UICollectionView.ElementCategory { place.representedElementCategory }
    var alpha: CGFloat {
        get { place.alpha }
        set { place.alpha = newValue }
    }
    var transform: CGAffineTransform {
        get { place.transform }
        set { place.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { place.transform3D }
        set { place.transform3D = newValue }
    }
}
