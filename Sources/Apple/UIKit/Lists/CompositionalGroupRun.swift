import Foundation

/// The groups of a section, one after the other; lengths are in points.
@MainActor
struct CompositionalGroupRun {
    /// The parts from the corner of the section's content, and the length of the content along the layout's axis.
    private(set) var parts: [CompositionalPart] = []
    private(set) var length: CGFloat = 0
    /// The starts and the lengths of the groups, and the end of the last, along the axis that they run along.
    private(set) var groups: [(start: CGFloat, length: CGFloat)] = []
    private(set) var end: CGFloat = 0

    /// - Parameters:
    ///   - room: The size of the section's content.
    ///   - across: The collection's length across the layout's axis, in which a page is centered.
    init(
        _ section: NSCollectionLayoutSection, _ groups: CompositionalGroups, _ room: CGSize, isVertical: Bool,
        across: CGFloat
    ) {
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        let runsDown = isVertical != isOrthogonal
        var (next, place, broadest) = (0, CGFloat(0), CGFloat(0))
        while next < groups.count {
            let before = next
            let laid = groups.lay(section.group, in: room, next: &next)
            guard next > before else { break }
            let member = CompositionalMember(item: section.group, laid: laid)
            let (edges, sides) = (member.edges(runsDown), member.edges(!runsDown))
            if before == 0, section.orthogonalScrollingBehavior == .groupPagingCentered {
                let inset = (across - room.along(runsDown)) / 2
                place = max(0, (across - laid.size.along(runsDown)) / 2 - inset)
            } else if before > 0 {
                place += section.interGroupSpacing
            }
            place += edges.before?.spacing ?? 0
            let breadth = laid.size.along(!runsDown)
            let side = sides.start(of: breadth, in: isOrthogonal ? breadth : room.along(!runsDown))
            let origin = runsDown ? CGPoint(x: side, y: place) : CGPoint(x: place, y: side)
            parts += laid.parts.map { $0.moved(by: origin) }
            self.groups.append((place, laid.size.along(runsDown)))
            place += laid.size.along(runsDown) + (edges.after?.spacing ?? 0)
            broadest = max(broadest, breadth + member.least(!runsDown))
        }
        length = isOrthogonal ? broadest : place
        end = place
    }
}

/// The headers, footers and views at the sides of a section, or of a whole layout; lengths are in points.
@MainActor
struct CompositionalBoundary {
    private let items: [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize)]
    private let groups: CompositionalGroups
    private let path: IndexPath
    private let size: CGSize
    private let beside: NSDirectionalEdgeInsets

    /// - Parameters:
    ///   - size: The size of the collection's content area.
    ///   - beside: The insets at the sides, which headers follow.
    init(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ groups: CompositionalGroups, path: IndexPath,
        in size: CGSize, beside: NSDirectionalEdgeInsets = .zero
    ) {
        (self.groups, self.path, self.size, self.beside) = (groups, path, size, beside)
        self.items = items.map { ($0, groups.size($0, at: path, in: size.within(beside))) }
    }

    /// The room that the views take beside the content.
    var insets: NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets.zero
        for (item, size) in items where item.extendsBoundary {
            let offset = item.offset
            switch item.alignment.side {
            case .top: insets.top = max(insets.top, size.height - offset.y)
            case .bottom: insets.bottom = max(insets.bottom, size.height + offset.y)
            case .leading: insets.leading = max(insets.leading, size.width - offset.x)
            case .trailing: insets.trailing = max(insets.trailing, size.width + offset.x)
            default: break
            }
        }
        return insets
    }

    /// The views around a content, and the stretch in which those that are pinned stay in sight.
    func parts(around content: CGRect, isVertical: Bool, from start: CGFloat, to end: CGFloat) -> [CompositionalPart] {
        items.map { item, size in
            var part = groups.part(item, at: path, frame(item, size, around: content))
            if item.pinToVisibleBounds {
                let side = item.alignment.side
                part.pin = CompositionalPart.Pin(
                    isAtStart: side == (isVertical ? .top : .leading), start: start, end: end)
                part.zIndex = max(part.zIndex, 1) + 1
            }
            return part
        }
    }

    private func frame(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, around content: CGRect
    ) -> CGRect {
        let inside = CGRect(
            x: content.minX + beside.leading, y: content.minY + beside.top,
            width: content.width - beside.leading - beside.trailing,
            height: content.height - beside.top - beside.bottom)
        let isOutside = item.extendsBoundary
        let edges = item.alignment.edges
        var origin = CGPoint(x: inside.midX - size.width / 2, y: inside.midY - size.height / 2)
        if edges.contains(.leading) { origin.x = inside.minX }
        if edges.contains(.trailing) { origin.x = inside.maxX - size.width }
        switch item.alignment.side {
        case .top: origin.y = isOutside ? content.minY - size.height : content.minY
        case .bottom: origin.y = isOutside ? content.maxY : content.maxY - size.height
        case .leading: origin.x = isOutside ? content.minX - size.width : content.minX
        case .trailing: origin.x = isOutside ? content.maxX : content.maxX - size.width
        default: break
        }
        return CGRect(
            origin: CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y), size: size)
    }
}

extension NSRectAlignment {
    /// The edges that the alignment names.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }

    /// The side of the content that the alignment is on.
    var side: NSRectAlignment {
        switch self {
        case .topLeading, .topTrailing: .top
        case .bottomLeading, .bottomTrailing: .bottom
        default: self
        }
    }
}
