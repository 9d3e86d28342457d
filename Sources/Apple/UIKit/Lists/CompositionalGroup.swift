import Foundation

/// A part of a compositional layout: an item, or a view beside or behind items; lengths are in points.
struct CompositionalPart {
    let element: CollectionElement
    var frame: CGRect
    var zIndex = 0
    var isWidthEstimated = false
    var isHeightEstimated = false
    var row: CollectionListRow?
    var pin: Pin?
    /// The section that scrolls across the others with the part; nil for none.
    var strip: Int?

    /// The stretch along the layout's axis in which the part stays in sight.
    struct Pin {
        let isAtStart: Bool
        var start: CGFloat
        var end: CGFloat
    }
}

/// The arranging of a section's items in groups.
@MainActor
struct CompositionalGroups {
    let section: Int
    let count: Int
    let measured: [CollectionElement: CGSize]
    let traits: UITraitCollection

    /// An item or a group with its parts, whose places are relative to its own.
    struct Laid {
        var size: CGSize
        var parts: [CompositionalPart]
    }

    /// Arranges an item, or a group of as many items as it takes.
    ///
    /// - Parameters:
    ///   - next: The index of the next item of the section.
    ///   - forced: The lengths that are given in the place of the item's own.
    func lay(
        _ item: NSCollectionLayoutItem, in container: CGSize, next: inout Int,
        forced: (width: CGFloat?, height: CGFloat?) = (nil, nil)
    ) -> Laid {
        let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
        var size = CGSize(
            width: forced.width ?? width.length(in: container), height: forced.height ?? height.length(in: container))
        let first = IndexPath(item: next, section: section)
        var laid: Laid
        if let group = item as? NSCollectionLayoutGroup {
            laid = lay(group, size, (width.isEstimated, height.isEstimated), next: &next)
        } else {
            let element = CollectionElement(indexPath: first)
            next += 1
            if let own = measured[element] {
                if width.isEstimated, forced.width == nil { size.width = own.width }
                if height.isEstimated, forced.height == nil { size.height = own.height }
            }
            var insets = item.contentInsets
            if width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
            if height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
            let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.within(insets))
            laid = Laid(
                size: size,
                parts: [
                    CompositionalPart(
                        element: element, frame: frame, isWidthEstimated: width.isEstimated,
                        isHeightEstimated: height.isEstimated)
                ])
        }
        let isGroup = item is NSCollectionLayoutGroup
        let frame = (isGroup ? nil : laid.parts.first?.frame) ?? CGRect(origin: .zero, size: laid.size)
        laid.parts += item.supplementaryItems.map { supplementary($0, at: first, of: frame) }
        return laid
    }

    /// The size of a view beside items, with the lengths it asked for itself.
    func size(_ item: NSCollectionLayoutSupplementaryItem, at path: IndexPath, in container: CGSize) -> CGSize {
        let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
        let own = measured[CollectionElement(kind: item.elementKind, indexPath: path)]
        return CGSize(
            width: (width.isEstimated ? own?.width : nil) ?? width.length(in: container),
            height: (height.isEstimated ? own?.height : nil) ?? height.length(in: container))
    }

    func part(
        _ item: NSCollectionLayoutSupplementaryItem, at path: IndexPath, _ frame: CGRect
    ) -> CompositionalPart {
        CompositionalPart(
            element: CollectionElement(kind: item.elementKind, indexPath: path), frame: frame, zIndex: item.zIndex,
            isWidthEstimated: item.layoutSize.widthDimension.isEstimated,
            isHeightEstimated: item.layoutSize.heightDimension.isEstimated)
    }

    private func supplementary(
        _ item: NSCollectionLayoutSupplementaryItem, at path: IndexPath, of frame: CGRect
    ) -> CompositionalPart {
        let size = size(item, at: path, in: frame.size)
        let (outer, inner) = (item.containerAnchor, item.itemAnchor)
        let own = inner?.edges ?? outer.edges
        let point = outer.edges.point(of: frame.size)
        let corner = own.point(of: size)
        let moved = outer.moved(size)
        let itself = inner?.moved(size) ?? .zero
        let origin = CGPoint(
            x: frame.minX + point.x - corner.x + moved.x + itself.x,
            y: frame.minY + point.y - corner.y + moved.y + itself.y)
        return part(item, at: path, CGRect(origin: origin, size: size))
    }

    private func lay(
        _ group: NSCollectionLayoutGroup, _ size: CGSize, _ isEstimated: (width: Bool, height: Bool),
        next: inout Int
    ) -> Laid {
        let insets = group.contentInsets
        let isVertical: Bool
        switch group.arrangement {
        case .custom(let provider): return custom(group, size, provider, next: &next)
        case .row: isVertical = false
        case .column: isVertical = true
        }
        let (isOpen, isCrossOpen) =
            isVertical ? (isEstimated.height, isEstimated.width) : (isEstimated.width, isEstimated.height)
        var room = size.within(insets)
        let start = next
        var line = take(group, isVertical, room, isOpen, next: &next)
        if isCrossOpen {
            let own = line.filter { !$0.dependsOnBreadth(isVertical) }.map { $0.laid.size.along(!isVertical) }
            let breadth = own.max() ?? room.along(!isVertical)
            room = CGSize(along: room.along(isVertical), across: breadth, isVertical)
            next = start
            line = take(group, isVertical, room, isOpen, next: &next)
        }
        if line.contains(where: { $0.isUniform(isVertical) }) {
            let breadth = line.map { $0.laid.size.along(!isVertical) }.max()
            next = start
            line = take(group, isVertical, room, isOpen, uniform: breadth, next: &next)
        }
        let (length, parts) = place(line, isVertical, room, isOpen, group.interItemSpacing)
        let inner = CGSize(
            along: isOpen ? length : room.along(isVertical), across: room.along(!isVertical), isVertical)
        return Laid(
            size: CGSize(
                width: inner.width + insets.leading + insets.trailing,
                height: inner.height + insets.top + insets.bottom),
            parts: parts.map { $0.moved(by: CGPoint(x: insets.leading, y: insets.top)) })
    }

    private func custom(
        _ group: NSCollectionLayoutGroup, _ size: CGSize,
        _ provider: (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem], next: inout Int
    ) -> Laid {
        let container = CollectionContainer(size, group.contentInsets)
        var parts: [CompositionalPart] = []
        for item in provider(CollectionEnvironment(container, traits)) where next < count {
            parts.append(
                CompositionalPart(
                    element: CollectionElement(indexPath: IndexPath(item: next, section: section)),
                    frame: item.frame.offsetBy(dx: group.contentInsets.leading, dy: group.contentInsets.top),
                    zIndex: item.zIndex))
            next += 1
        }
        return Laid(size: size, parts: parts)
    }

    /// Takes items for a row or column: its pattern once where the group is as long as they are, a number of times where it is
    /// said, and else for as long as there is room.
    private func take(
        _ group: NSCollectionLayoutGroup, _ isVertical: Bool, _ room: CGSize, _ isOpen: Bool,
        uniform: CGFloat? = nil, next: inout Int
    ) -> [CompositionalMember] {
        guard !group.subitems.isEmpty else { return [] }
        let gap = group.interItemSpacing?.spacing ?? 0
        var line: [CompositionalMember] = []
        var length: CGFloat = 0
        let limit = group.count ?? (isOpen ? group.subitems.count : .max)
        let share = share(group, isVertical, room, isOpen, gap)
        while line.count < limit, next < count {
            let item = group.subitems[line.count % group.subitems.count]
            let breadth = CompositionalMember.isUniform(item, isVertical) ? uniform : nil
            var after = next
            let laid = lay(
                item, in: room, next: &after,
                forced: isVertical ? (breadth, share) : (share, breadth))
            let member = CompositionalMember(item: item, laid: laid)
            let more = laid.size.along(isVertical) + member.least(isVertical) + (line.isEmpty ? 0 : gap)
            let isFull = length + more > room.along(isVertical) + 0.01
            if after == next || (group.count == nil && !isOpen && !line.isEmpty && isFull) { break }
            next = after
            length += more
            line.append(member)
        }
        return line
    }

    /// The length of each of a number of items that share the group's; nil where they have their own.
    private func share(
        _ group: NSCollectionLayoutGroup, _ isVertical: Bool, _ room: CGSize, _ isOpen: Bool, _ gap: CGFloat
    ) -> CGFloat? {
        guard let count = group.count, count > 0, !isOpen, let item = group.subitems.first else { return nil }
        let size = item.layoutSize
        let own = isVertical ? size.heightDimension : size.widthDimension
        let equal = max(0, (room.along(isVertical) - gap * CGFloat(count - 1)) / CGFloat(count))
        guard !own.isEstimated else { return nil }
        return group.isShared || own.length(in: room) > equal ? equal : nil
    }

    /// Places the members of a row or column: what is left of its length is shared among its flexible distances.
    private func place(
        _ line: [CompositionalMember], _ isVertical: Bool, _ room: CGSize, _ isOpen: Bool,
        _ spacing: NSCollectionLayoutSpacing?
    ) -> (length: CGFloat, parts: [CompositionalPart]) {
        var total: CGFloat = 0
        var flexible = 0
        for (index, member) in line.enumerated() {
            let edges = member.edges(isVertical)
            total += member.laid.size.along(isVertical) + member.least(isVertical)
            flexible += [edges.before, edges.after].count { $0?.isFlexible == true }
            guard index > 0 else { continue }
            total += spacing?.spacing ?? 0
            flexible += spacing?.isFlexible == true ? 1 : 0
        }
        let left = isOpen ? 0 : max(0, room.along(isVertical) - total)
        let share = flexible > 0 ? left / CGFloat(flexible) : 0
        func length(_ gap: NSCollectionLayoutSpacing?) -> CGFloat {
            gap.map { $0.spacing + ($0.isFlexible ? share : 0) } ?? 0
        }
        var (start, parts) = (CGFloat(0), [CompositionalPart]())
        for (index, member) in line.enumerated() {
            let edges = member.edges(isVertical)
            start += (index > 0 ? length(spacing) : 0) + length(edges.before)
            let across = member.edges(!isVertical).start(
                of: member.laid.size.along(!isVertical), in: room.along(!isVertical))
            let origin = isVertical ? CGPoint(x: across, y: start) : CGPoint(x: start, y: across)
            parts += member.laid.parts.map { $0.moved(by: origin) }
            start += member.laid.size.along(isVertical) + length(edges.after)
        }
        return (start, parts)
    }
}

extension CompositionalPart {
    func moved(by offset: CGPoint) -> Self {
        var part = self
        part.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
        return part
    }
}
