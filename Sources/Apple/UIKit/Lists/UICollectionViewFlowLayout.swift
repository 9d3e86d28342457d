public import Foundation

/// Cells in lines. UIKit's class; lengths are in points.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size that is asked of the cells themselves.
    nonisolated public static let automaticSize = CGSize(
        width: 1.797_693_134_862_315_7e308, height: 1.797_693_134_862_315_7e308)

    /// The sizes and distances of the cells.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
    open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { changed(scrollDirection != oldValue) }
    }
    open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
    open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
    open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { changed(true) } }
    open var sectionFootersPinToVisibleBounds = false { didSet { changed(true) } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { changed(true) } }

    /// The sections as they were last arranged; nil until they are asked for again.
    private var arranged: FlowArrangement?

    private func changed(_ isChanged: Bool) {
        guard isChanged else { return }
        arranged = nil
        invalidateLayout()
    }

    /// The sections, arranged when they are first asked for: sizes may be said while the layout is prepared.
    private var arrangement: FlowArrangement {
        prepareIfNeeded()
        if let arranged { return arranged }
        let made = FlowArrangement(self)
        arranged = made
        return made
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    open override func prepare() { arranged = nil }
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        arranged = nil
        super.invalidateLayout(with: context)
    }
    open override var collectionViewContentSize: CGSize {
        collectionView == nil ? .zero : arrangement.contentSize
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard collectionView != nil else { return [] }
        let arrangement = arrangement
        var places: [UICollectionViewLayoutAttributes] = []
        for section in arrangement.sections.indices {
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                guard let place = supplementary(kind, section), place.frame.meets(rect) else { continue }
                places.append(place)
            }
            guard arrangement.sections[section].reach(meets: rect) else { continue }
            for (item, frame) in arrangement.sections[section].items.enumerated() where frame.meets(rect) {
                if let place = cell(IndexPath(item: item, section: section)) { places.append(place) }
            }
        }
        return places
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionView == nil ? nil : cell(indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { collectionView == nil ? nil : supplementary(elementKind, indexPath[0]) }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = arranged?.bounds else { return false }
        return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { originalAttributes.isWidthEstimated && preferredAttributes.size != originalAttributes.size }

    private func cell(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let sections = arrangement.sections
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        let place = makeAttributes(CollectionElement(indexPath: indexPath))
        place.frame = sections[indexPath.section].items[indexPath.item]
        place.isWidthEstimated = estimatedItemSize != .zero
        place.isHeightEstimated = place.isWidthEstimated
        return place
    }

    /// The place of a header or footer: one that is pinned stays in sight for as long as its section is.
    private func supplementary(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
        let sections = arrangement.sections
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter, sections.indices.contains(section),
            var frame = isHeader ? sections[section].header : sections[section].footer
        else { return nil }
        let place = makeAttributes(CollectionElement(kind: kind, indexPath: IndexPath(item: 0, section: section)))
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let collectionView {
            let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
            frame = frame.pinned(
                in: seen, atStart: isHeader, from: sections[section].start, to: sections[section].end,
                isVertical: scrollDirection == .vertical)
            place.zIndex = 10
        }
        place.frame = frame
        return place
    }

    /// The edges that a section's insets are measured from.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }
}

extension UICollectionView {
    /// The kind of what a layout places.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    /// The axis along which cells scroll.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }
}

/// The delegate of cells in lines. UIKit's protocol; lengths are in points.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The sizes and distances of the cells.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
