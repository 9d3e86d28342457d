import Foundation
import TintypeGraphics

/// Where a row stands in its section, and what is drawn of it besides what it holds.
struct ListRowPlace: Hashable {
    var isFirst = true
    var isLast = true
    var isSelected = false
    /// Whether rows stand apart, each as a card of its own.
    var isApart = false
    /// Whether the row below hides the separator between the two.
    var isClosedBelow = false
    /// Whether the row is of an odd number, counted from 0.
    var isOdd = false
}

/// A row of a list: what it holds, with the list's insets, surface and separators.
final class ListRowContent: DeferredContent {
    let content: Node
    private let row: ListRowTraits
    private let metrics: ListMetrics
    private let leastHeight: CGFloat
    private let parts: ListRowParts
    private let place: ListRowPlace
    private let insets: EdgeInsets
    private(set) var made: [Node] = []

    init(_ content: Node, place: ListRowPlace, metrics: ListMetrics, parts: ListRowParts, leastHeight: CGFloat?) {
        self.content = content
        self.place = place
        self.metrics = metrics
        self.parts = parts
        row = content.listRow
        insets = row.insets ?? metrics.rowInsets
        self.leastHeight = leastHeight ?? metrics.leastRowHeight
    }

    var early: [Node]? { [content] }

    private func offer(_ width: CGFloat?) -> ProposedViewSize {
        let taken = insets.horizontal + parts.leadingWidth + parts.trailingWidth
        return ProposedViewSize(width: width.map { max($0 - taken, 0) }, height: nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(offer(proposal.width))
        return CGSize(
            width: proposal.width ?? size.width + insets.horizontal + parts.leadingWidth + parts.trailingWidth,
            height: max(size.height + insets.top + insets.bottom, leastHeight))
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        var drawn: [Node] = []
        func put(_ node: Node, _ rect: CGRect, _ offer: ProposedViewSize? = nil) {
            let placed = content.isRightToLeft ? mirrored(rect, in: frame) : rect
            pass.place(
                node, at: frame.origin + placed.origin, proposal: offer ?? ProposedViewSize(rect.size), context)
            drawn.append(node)
        }
        for background in parts.backgrounds { put(background, CGRect(origin: .zero, size: frame.size)) }
        let start = insets.leading
        var x = start
        for node in parts.leading {
            let size = node.size(.unspecified)
            put(node, CGRect(x: x, y: (frame.height - size.height) / 2, width: size.width, height: size.height))
            x += size.width + ListRowParts.gap
        }
        let offer = offer(frame.width)
        let size = content.size(offer)
        let free = frame.height - insets.top - insets.bottom - size.height
        put(content, CGRect(x: x, y: insets.top + free / 2, width: size.width, height: size.height), offer)
        var end = frame.width - insets.trailing
        for node in parts.trailing.reversed() {
            let size = node.size(.unspecified)
            end -= size.width
            put(node, CGRect(x: end, y: (frame.height - size.height) / 2, width: size.width, height: size.height))
            end -= ListRowParts.gap
        }
        placeSeparators(in: frame, contentStart: x, put)
        made = drawn
    }

    private func placeSeparators(
        in frame: CGRect, contentStart: CGFloat, _ put: (Node, CGRect, ProposedViewSize?) -> Void
    ) {
        guard parts.above != nil || parts.below != nil else { return }
        let start = separatorStart(in: frame) ?? contentStart
        let width = max(frame.width - start - metrics.separatorEnd, 0)
        let thickness = parts.thickness
        if let line = parts.above { put(line, CGRect(x: start, y: 0, width: width, height: thickness), nil) }
        if let line = parts.below {
            put(line, CGRect(x: start, y: frame.height - thickness, width: width, height: thickness), nil)
        }
    }

    /// Separators begin at the guide of that name, or where the row's first text does; at the content's edge in a row
    /// without one.
    private func separatorStart(in frame: CGRect) -> CGFloat? {
        if let guide = content.dimensions(in: offer(frame.width))[explicit: .listRowSeparatorLeading],
            let placed = content.placement
        {
            return placed.frame.minX - frame.minX + guide
        }
        guard let text = content.firstText?.placement else { return nil }
        return content.isRightToLeft ? frame.maxX - text.frame.maxX : text.frame.minX - frame.minX
    }

    private func mirrored(_ rect: CGRect, in frame: CGRect) -> CGRect {
        CGRect(x: frame.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The row's outline: of a section's first and last row it is rounded.
    var outline: ListCardOutline {
        let radius = metrics.cardRadius
        return ListCardOutline(
            top: place.isFirst || place.isApart ? radius : 0, bottom: place.isLast || place.isApart ? radius : 0)
    }

    var nodeName: String { "ListRow" }
    var nodeAttributes: [SettledAttribute] { place.isSelected ? [SettledAttribute("selected", "true")] : [] }
}

extension Node {
    /// The first text below, in the order of declaration, that was placed. What is UIKit's has none.
    fileprivate var firstText: Node? {
        if placement == nil || isForeignPicture { return nil }
        if case .leaf(let box) = kind { return box.leaf is TextLeaf ? self : nil }
        for child in children {
            if let text = child.firstText { return text }
        }
        return nil
    }
}
