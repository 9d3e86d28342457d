package import Foundation
package import TintypeGraphics

/// A row or column that makes only the views it shows, as wide across as it is proposed (Semantics.md 3.13).
///
/// The views that are to be seen are those that meet the part of the content that the scroll view around shows; outside
/// one, all. Views that were never made are taken to be as long as the mean of those that were.
final class LazyStackContent: LocatingContent {
    let axis: Axis
    let guide: AlignmentKey
    /// In points; nil for the distances that the views like to keep.
    private let spacing: CGFloat?
    private let views: LazyElements
    private let isRightToLeft: Bool
    private let pins: SectionPins
    /// The views that are kept in sight, and so above the others.
    private var pinned: [Node] = []

    init(
        axis: Axis, guide: AlignmentKey, spacing: CGFloat?, views: LazyElements, pins: SectionPins, isRightToLeft: Bool
    ) {
        self.pins = pins
        self.axis = axis
        self.guide = guide
        self.spacing = spacing
        self.views = views
        self.isRightToLeft = isRightToLeft
    }

    var made: [Node] {
        guard !pinned.isEmpty else { return views.shown }
        return views.shown.filter { node in !pinned.contains { $0 === node } } + pinned
    }

    private func gap(_ first: Node?, _ second: Node) -> CGFloat {
        guard let first else { return 0 }
        return spacing ?? first.spacing.distance(to: second.spacing, along: axis)
    }

    /// The least and the most that views reach out from the guide that they share.
    private struct Extent {
        var near = CGFloat.infinity
        var far = -CGFloat.infinity

        mutating func add(_ view: ViewDimensions, _ guide: AlignmentKey, _ axis: Axis) {
            near = min(near, -view[guide])
            far = max(far, view.size[axis.cross] - view[guide])
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let offer = ProposedViewSize(axis, main: nil, cross: proposal[axis.cross])
        let groups = groups(offer)
        guard let end = groups.last?.end else { return .zero }
        let cross = extent(of: groups, offer)
        return CGSize(axis, main: end, cross: max(proposal[axis.cross] ?? cross.far - cross.near, 0))
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        let isCut = context.visible != nil
        let seen = span(of: context.visible ?? frame, in: frame)
        let offer = ProposedViewSize(
            axis, main: nil, cross: proposal[axis.cross] == nil ? nil : frame.size[axis.cross])
        let first = isCut ? passedOver(before: seen.start, offer) : (count: 0, length: 0)
        var (main, last, index) = (first.length, Node?.none, first.count)
        var run = SectionRun()
        func append(_ node: Node, at start: CGFloat) -> CGFloat {
            let dimensions = node.dimensions(in: offer)
            let length = dimensions.size[axis]
            run.append(SectionRun.Place(node, dimensions, at: start, length: length))
            return start + length
        }
        if let open = views.section(openAt: index) {
            run.beginSection()
            if pins.headers, let header = open.header {
                for node in views[header] { _ = append(node, at: 0) }
                views.show(header..<header + 1)
            }
        }
        while index < views.count, !isCut || main < seen.end {
            for node in views.parts(of: index) {
                if !pins.isEmpty, node.isSectionMark {
                    if node.listRow.role == .sectionStart { run.beginSection() } else { run.endSection(at: main) }
                    continue
                }
                main = append(node, at: main + gap(last, node))
                last = node
            }
            views.show(index..<index + 1)
            index += 1
        }
        if pins.footers, let footer = views.footer(after: index) {
            for node in views[footer] { _ = append(node, at: max(main, seen.end)) }
            views.show(footer..<footer + 1)
        }
        if let window = context.window, !pins.isEmpty {
            let seen = span(of: window, in: frame)
            run.pin(pins, from: seen.start, to: seen.end)
        }
        let line = guideLine(in: frame.size, offer)
        for place in run.places {
            var origin = CGPoint.zero
            origin[axis] = place.start
            origin[axis.cross] = line - place.dimensions[guide]
            if isRightToLeft { origin.x = frame.width - origin.x - place.dimensions.width }
            pass.place(place.node, at: frame.origin + origin, proposal: offer, context)
        }
        pinned = run.places.filter(\.isPinned).map(\.node)
    }

    /// The part of a rectangle along the stack, in points from the stack's start; no range, as places may be no numbers.
    private func span(of rect: CGRect, in frame: CGRect) -> (start: CGFloat, end: CGFloat) {
        let isMirrored = axis == .horizontal && isRightToLeft
        let start = isMirrored ? frame.maxX - rect.maxX : rect.origin[axis] - frame.origin[axis]
        return (start, start + rect.size[axis])
    }

    /// The place across at which the views' guides meet: that of the stack's own guide, or where the views fit into a stack that
    /// is as wide as they are.
    private func guideLine(in size: CGSize, _ offer: ProposedViewSize) -> CGFloat {
        if offer[axis.cross] != nil {
            return ViewDimensions(node: nil, proposal: offer, size: size)[guide]
        }
        let cross = extent(of: groups(offer), offer)
        return (size[axis.cross] - cross.far - cross.near) / 2
    }

    func frame(ofKey key: AnyHashable, in size: CGSize) -> CGRect? {
        guard let found = views.index(ofKey: key) else { return nil }
        let offer = ProposedViewSize(axis, main: nil, cross: size[axis.cross])
        guard let group = groups(offer).last(where: { $0.elements.lowerBound <= found }) else { return nil }
        var frame = CGRect(origin: .zero, size: size)
        frame.origin[axis] = group.start(of: found)
        frame.size[axis] = group.length
        return frame
    }

    /// Elements one after another that are taken to be as long as the first of them, and as far apart as its own views.
    private struct Group {
        let elements: Range<Int>
        /// The place of the first along the stack, and the length of each, in points.
        let start, length: CGFloat
        /// The distance between two of them, in points.
        let gap: CGFloat

        func start(of index: Int) -> CGFloat { start + CGFloat(index - elements.lowerBound) * (length + gap) }

        var end: CGFloat { start(of: elements.upperBound - 1) + length }
    }

    private func groups(_ offer: ProposedViewSize) -> [Group] {
        var (groups, end, last) = ([Group](), CGFloat.zero, Node?.none)
        for elements in views.groups {
            let nodes = views[elements.lowerBound]
            let start = nodes.first.map { end + gap(last, $0) } ?? end
            var (length, before) = (CGFloat.zero, Node?.none)
            for node in nodes {
                length += gap(before, node) + node.size(offer)[axis]
                before = node
            }
            let group = Group(
                elements: elements, start: start, length: length, gap: nodes.first.map { gap(before, $0) } ?? 0)
            groups.append(group)
            end = group.end
            last = before ?? last
        }
        return groups
    }

    /// The extent across of the views that tell how long the others are.
    private func extent(of groups: [Group], _ offer: ProposedViewSize) -> Extent {
        var extent = Extent()
        for node in groups.flatMap({ views[$0.elements.lowerBound] }) {
            extent.add(node.dimensions(in: offer), guide, axis)
        }
        return extent
    }

    /// The elements that end before `start` where there is a long run of them, and where the next one stands.
    private func passedOver(before start: CGFloat, _ offer: ProposedViewSize) -> (count: Int, length: CGFloat) {
        guard start > 0, views.isExactAtEnd || views.groups.contains(where: { $0.count > 1 }) else { return (0, 0) }
        let groups = groups(offer)
        guard let group = groups.last(where: { $0.start <= start }) else { return (0, 0) }
        let step = group.length + group.gap
        let passed = step > 0 ? Int(saturating: (start - group.start) / step, in: 0...group.elements.count) : 0
        return (group.elements.lowerBound + passed, group.start(of: group.elements.lowerBound + passed))
    }

    var nodeName: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("count", "\(views.viewCount)")] }
}

extension Scope {
    /// Appends a row or column that makes only what it shows.
    package mutating func appendLazyStack(
        _ axis: Axis, alignment: Alignment, spacing: CGFloat?,
        pinning pins: SectionPins = SectionPins(headers: false, footers: false), _ content: (inout Scope) -> Void
    ) {
        let outer = stackAxis
        stackAxis = axis
        let items = allItems {
            $0.marksSections = !pins.isEmpty
            content(&$0)
        }
        let views = LazyElements(
            items.there, isScrolled: environment.containerSize?.isScrolled ?? false, isMarked: !pins.isEmpty,
            isExactAtEnd: environment.beginsAtEnd)
        stackAxis = outer
        let guide = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
        let lazy = LazyStackContent(
            axis: axis, guide: guide, spacing: spacing, views: views, pins: pins, isRightToLeft: isRightToLeft)
        append(holding: items.leaving) { _ in .deferred(lazy) }
    }
}
