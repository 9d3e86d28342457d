import Foundation

/// The sections of a flow layout, arranged in lines; lengths are in points.
///
/// UIKit's rules as measured on UIKit 26: a line takes items while they fit with the least spacing. The rest of a full line is
/// shared among its gaps, so that its ends touch. The last line of items of one size has the gaps that it would have if it were
/// full of them; one of several sizes has the least spacing. An item that is alone on its line stands in the middle. Items that
/// are shorter than their line stand in the middle of it. Places are whole pixels.
@MainActor
struct FlowArrangement {
    /// A section; the places of its items are in order.
    struct Section {
        var start: CGFloat = 0
        var end: CGFloat = 0
        var header: CGRect?
        var footer: CGRect?
        var items: [CGRect] = []

        /// Answers whether any of the items can be in a rectangle.
        func reach(meets rect: CGRect) -> Bool {
            isVertical ? start <= rect.maxY && end >= rect.minY : start <= rect.maxX && end >= rect.minX
        }

        var isVertical = true
    }

    private(set) var sections: [Section] = []
    private(set) var contentSize = CGSize.zero
    /// The bounds of the collection for which the sections were arranged.
    let bounds: CGRect
    private let isVertical: Bool
    private let pixels: CGFloat

    init(_ layout: UICollectionViewFlowLayout) {
        isVertical = layout.scrollDirection == .vertical
        guard let collection = layout.collectionView else {
            (bounds, pixels) = (.zero, 1)
            return
        }
        bounds = collection.bounds
        pixels = max(1, collection.traitCollection.displayScale)
        let inset = collection.adjustedContentInset
        let across =
            isVertical ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
        var start: CGFloat = 0
        for index in 0..<collection.numberOfSections {
            let section = arrange(FlowSection(layout, collection, index), from: start, across: across)
            start = section.end
            sections.append(section)
        }
        contentSize = isVertical ? CGSize(width: across, height: start) : CGSize(width: start, height: across)
    }

    private func arrange(_ section: FlowSection, from start: CGFloat, across: CGFloat) -> Section {
        var made = Section(start: start, isVertical: isVertical)
        var place = start
        let header = along(section.header)
        if header > 0 {
            made.header = rect(place, 0, header, across)
            place += header
        }
        let inset = section.inset
        let (before, first, second) =
            isVertical ? (inset.top, inset.left, inset.right) : (inset.left, inset.top, inset.bottom)
        place += before
        let lengths = section.sizes.map { (along: along($0), across: self.across($0)) }
        var index = 0
        while index < section.sizes.count {
            let line = Line(lengths[index...], least: section.spacing, room: across - first - second)
            for (offset, item) in line.places.enumerated() {
                let size = section.sizes[index + offset]
                made.items.append(
                    rect(
                        whole(place + (line.height - along(size)) / 2), whole(first + item), along(size),
                        self.across(size)))
            }
            index += line.places.count
            place += line.height + (index < section.sizes.count ? section.lineSpacing : 0)
        }
        place += isVertical ? inset.bottom : inset.right
        let footer = along(section.footer)
        if footer > 0 {
            made.footer = rect(place, 0, footer, across)
            place += footer
        }
        made.end = place
        return made
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func whole(_ length: CGFloat) -> CGFloat { (length * pixels).rounded() / pixels }
    private func rect(_ main: CGFloat, _ cross: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: cross, y: main, width: breadth, height: length)
            : CGRect(x: main, y: cross, width: length, height: breadth)
    }
}

/// A section as a flow layout and its delegate say it.
@MainActor
private struct FlowSection {
    let header, footer: CGSize
    let inset: UIEdgeInsets
    let lineSpacing, spacing: CGFloat
    let sizes: [CGSize]

    init(_ layout: UICollectionViewFlowLayout, _ collection: UICollectionView, _ section: Int) {
        let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
        header =
            delegate?.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
        footer =
            delegate?.collectionView(collection, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
        lineSpacing =
            delegate?.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? layout.minimumLineSpacing
        spacing =
            delegate?.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? layout.minimumInteritemSpacing
        let said =
            delegate?.collectionView(collection, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
        inset = said + layout.referenceInset(collection)
        let isEstimated = layout.estimatedItemSize != .zero
        let isAutomatic = layout.estimatedItemSize.width > 1e300
        sizes = (0..<max(0, collection.numberOfItems(inSection: section))).map { item in
            let place = IndexPath(item: item, section: section)
            if isEstimated, let size = layout.measured[CollectionElement(indexPath: place)] { return size }
            if isEstimated, !isAutomatic { return layout.estimatedItemSize }
            return delegate?.collectionView(collection, layout: layout, sizeForItemAt: place) ?? layout.itemSize
        }
    }
}

/// A line of items: the length of the line across its section, and the places of items in it.
private struct Line {
    private(set) var places: [CGFloat] = []
    private(set) var height: CGFloat = 0

    /// - Parameters:
    ///   - items: The lengths of all items that are left, along the layout's axis and across it.
    ///   - room: The length of the line.
    init(_ items: ArraySlice<(along: CGFloat, across: CGFloat)>, least: CGFloat, room: CGFloat) {
        let slack: CGFloat = 1e-6
        guard let first = items.first else { return }
        var (count, total) = (1, first.across)
        while count < items.count {
            let next = items[items.startIndex + count].across
            guard total + least * CGFloat(count) + next <= room + slack else { break }
            total += next
            count += 1
        }
        let isUniform = items.prefix(count).allSatisfy { $0 == first }
        var gaps = count
        if count == items.count, isUniform, first.across + least > 0 {
            gaps = max(count, Int((room + least + slack) / (first.across + least)))
            total = first.across * CGFloat(gaps)
        }
        let isJustified = count < items.count || isUniform
        let gap = !isJustified ? least : gaps > 1 ? (room - total) / CGFloat(gaps - 1) : 0
        var place = isJustified && gaps == 1 ? (room - total) / 2 : 0
        for item in items.prefix(count) {
            places.append(place)
            place += item.across + gap
            height = max(height, item.along)
        }
    }
}

extension UICollectionViewFlowLayout {
    /// The insets that all sections have besides their own: the safe area's or the margins' sides, in points.
    func referenceInset(_ collection: UICollectionView) -> UIEdgeInsets {
        let outer: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: outer = collection.safeAreaInsets
        case .fromLayoutMargins: outer = collection.layoutMargins
        }
        let inset = collection.adjustedContentInset
        return scrollDirection == .vertical
            ? UIEdgeInsets(
                top: 0, left: max(0, outer.left - inset.left), bottom: 0, right: max(0, outer.right - inset.right))
            : UIEdgeInsets(
                top: max(0, outer.top - inset.top), left: 0, bottom: max(0, outer.bottom - inset.bottom), right: 0)
    }
}

extension CGRect {
    /// Answers whether the rectangles share more than an edge.
    func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }

    /// The rectangle moved into sight along an axis, as far as its section reaches; lengths are in points.
    func pinned(
        in seen: CGRect, atStart: Bool, from start: CGFloat, to end: CGFloat, isVertical: Bool
    ) -> CGRect {
        let (place, length) = isVertical ? (minY, height) : (minX, width)
        let (low, high) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        let moved =
            atStart
            ? max(place, min(low, end - length)) : min(place, max(high - length, start))
        return isVertical ? offsetBy(dx: 0, dy: moved - place) : offsetBy(dx: moved - place, dy: 0)
    }
}
