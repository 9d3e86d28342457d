import Foundation

/// The sections of a compositional layout, arranged; lengths are in points.
@MainActor
struct CompositionalArrangement {
    /// A section with what it was made for.
    @MainActor
    struct Section {
        let section: NSCollectionLayoutSection
        let environment: CollectionEnvironment
        var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    }

    private(set) var parts: [CompositionalPart] = []
    private(set) var sections: [Section] = []
    /// The sections that scroll across the others, by their indices.
    private(set) var strips: [Int: CompositionalStrip] = [:]
    private(set) var contentSize = CGSize.zero
    /// The indices of the parts, by their names.
    private(set) var places: [CollectionElement: Int] = [:]
    /// The colour behind all, which a list asks for.
    private(set) var surface: UIColor?
    /// The bounds of the collection for which the sections were arranged.
    let bounds: CGRect

    private let isVertical: Bool
    private let size: CGSize
    // The collection keeps its layout, and that keeps the arrangement.
    private unowned let collection: UICollectionView
    private let configuration: UICollectionViewCompositionalLayoutConfiguration
    private let measured: [CollectionElement: CGSize]

    init(
        _ collection: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
        measured: [CollectionElement: CGSize], provider: UICollectionViewCompositionalLayout.SectionProvider
    ) {
        (self.collection, self.configuration, self.measured) = (collection, configuration, measured)
        bounds = collection.bounds
        isVertical = configuration.scrollDirection == .vertical
        let inset = collection.adjustedContentInset
        size = CGSize(
            width: max(0, bounds.width - inset.left - inset.right),
            height: max(0, bounds.height - inset.top - inset.bottom))
        let outer = CompositionalBoundary(
            configuration.boundarySupplementaryItems, groups(0, 0), path: IndexPath(index: 0), in: size)
        var place = isVertical ? outer.insets.top : outer.insets.leading
        let start = place
        let count = collection.numberOfSections
        for index in 0..<count {
            let environment = CollectionEnvironment(
                CollectionContainer(size, insets(configuration.contentInsetsReference)), collection.traitCollection)
            guard let section = provider(index, environment) else { continue }
            if let list = section.list {
                surface = surface ?? CollectionListMetrics.surface(list)
                place += CollectionListMetrics.above(list, isFirst: index == 0)
            }
            sections.append(Section(section: section, environment: environment))
            place = add(section, index, from: place, isLast: index == count - 1)
            if index < count - 1 {
                place += configuration.interSectionSpacing
            } else if let list = section.list {
                place += CollectionListMetrics.below(list)
            }
        }
        let end = place
        place += isVertical ? outer.insets.bottom : outer.insets.trailing
        contentSize = CGSize(along: place, across: size.along(!isVertical), isVertical)
        let middle =
            isVertical
            ? CGRect(x: 0, y: start, width: size.width, height: end - start)
            : CGRect(x: start, y: 0, width: end - start, height: size.height)
        parts += outer.parts(around: middle, isVertical: isVertical, from: 0, to: place)
        for (index, part) in parts.enumerated() { places[part.element] = index }
    }

    private func groups(_ section: Int, _ count: Int) -> CompositionalGroups {
        CompositionalGroups(
            section: section, count: count, measured: measured, traits: collection.traitCollection)
    }

    /// Adds a section's parts. Returns its end.
    private mutating func add(
        _ section: NSCollectionLayoutSection, _ index: Int, from start: CGFloat, isLast: Bool
    ) -> CGFloat {
        let groups = groups(index, max(0, collection.numberOfItems(inSection: index)))
        let reference =
            section.contentInsetsReference == .automatic
            ? configuration.contentInsetsReference : section.contentInsetsReference
        let insets = section.contentInsets + self.insets(reference)
        var beside = section.supplementariesFollowContentInsets ? insets : self.insets(reference)
        if !section.supplementariesFollowContentInsets, section.supplementaryContentInsetsReference != .automatic {
            beside = self.insets(section.supplementaryContentInsetsReference)
        }
        if isVertical { (beside.top, beside.bottom) = (0, 0) } else { (beside.leading, beside.trailing) = (0, 0) }
        let boundary = CompositionalBoundary(
            section.boundarySupplementaryItems, groups, path: IndexPath(item: 0, section: index), in: size,
            beside: beside)
        var room = size.within(insets)
        let outer = boundary.insets
        if isVertical {
            room.width = max(0, room.width - outer.leading - outer.trailing)
        } else {
            room.height = max(0, room.height - outer.top - outer.bottom)
        }
        let laid = CompositionalGroupRun(section, groups, room, isVertical: isVertical, across: size.along(!isVertical))
        let content =
            laid.length + (isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing)
        let origin = CGPoint(x: outer.leading + insets.leading, y: outer.top + insets.top)
        let shift = isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
        let across =
            isVertical ? size.width - outer.leading - outer.trailing : size.height - outer.top - outer.bottom
        let middle = CGRect(
            origin: CGPoint(x: outer.leading, y: outer.top),
            size: CGSize(along: content, across: across, isVertical))
        let length = content + (isVertical ? outer.top + outer.bottom : outer.leading + outer.trailing)
        let whole = CGRect(origin: shift, size: CGSize(along: length, across: size.along(!isVertical), isVertical))
        parts += section.decorationItems.map { item in
            let inside = whole.size.within(item.contentInsets)
            let frame = CGRect(
                origin: CGPoint(x: whole.minX + item.contentInsets.leading, y: whole.minY + item.contentInsets.top),
                size: inside)
            let path = IndexPath(item: 0, section: index)
            return CompositionalPart(
                element: CollectionElement(kind: item.elementKind, isDecoration: true, indexPath: path),
                frame: frame, zIndex: item.zIndex)
        }
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        if isOrthogonal {
            var strip = CompositionalStrip()
            strip.frame = middle.offsetBy(dx: shift.x, dy: shift.y)
            (strip.groups, strip.behavior) = (laid.groups, section.orthogonalScrollingBehavior)
            (strip.length, strip.runsDown) = (across, !isVertical)
            strip.contentLength =
                laid.end + (isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom)
            strips[index] = strip
        }
        let rows = section.list.map { CompositionalList($0, index, groups.count) }
        parts += laid.parts.map { part in
            var part = part.moved(by: CGPoint(x: origin.x + shift.x, y: origin.y + shift.y))
            part.strip = isOrthogonal ? index : nil
            if part.element.kind == nil { part.row = rows?.row(part.element.indexPath) }
            return part
        }
        parts += boundary.parts(
            around: middle.offsetBy(dx: shift.x, dy: shift.y), isVertical: isVertical, from: start,
            to: start + length
        ).map { part in
            var part = part
            part.row = rows?.row(part.element)
            return part
        }
        return start + length
    }

    /// The insets at the sides, across the layout's axis.
    private func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        let direction = collection.effectiveUserInterfaceLayoutDirection
        let inset = collection.adjustedContentInset.directional(direction)
        var outer: NSDirectionalEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: outer = collection.safeAreaInsets.directional(direction)
        case .layoutMargins: outer = collection.directionalLayoutMargins
        case .readableContent:
            outer = collection.directionalLayoutMargins
            let side = (bounds.width - 672) / 2
            (outer.leading, outer.trailing) = (max(outer.leading, side), max(outer.trailing, side))
        }
        outer.top = isVertical ? 0 : max(0, outer.top - inset.top)
        outer.bottom = isVertical ? 0 : max(0, outer.bottom - inset.bottom)
        outer.leading = isVertical ? max(0, outer.leading - inset.leading) : 0
        outer.trailing = isVertical ? max(0, outer.trailing - inset.trailing) : 0
        return outer
    }
}

/// The rows of a section that is a list.
@MainActor
struct CompositionalList {
    private let list: UICollectionLayoutListConfiguration
    private let section: Int
    private let count: Int
    /// The index of the first row that is not a header.
    private var first: Int { list.headerMode == .firstItemInSection ? 1 : 0 }

    init(_ list: UICollectionLayoutListConfiguration, _ section: Int, _ count: Int) {
        (self.list, self.section, self.count) = (list, section, count)
    }

    func row(_ path: IndexPath) -> CollectionListRow {
        var lines = list.separatorConfiguration
        if let handler = list.itemSeparatorHandler { lines = handler(path, lines) }
        let isHeader = path.item < first
        if !list.showsSeparators || isHeader {
            (lines.topSeparatorVisibility, lines.bottomSeparatorVisibility) = (.hidden, .hidden)
        }
        return CollectionListRow(
            configuration: list, role: isHeader ? .header : .cell, isFirst: path.item == first,
            isLast: path.item == count - 1, lines: lines)
    }

    /// The part of a header or footer.
    func row(_ element: CollectionElement) -> CollectionListRow {
        let isFooter = element.kind == UICollectionView.elementKindSectionFooter
        return CollectionListRow(
            configuration: list, role: isFooter ? .footer : .header, lines: list.separatorConfiguration)
    }
}
