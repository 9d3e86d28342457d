import Foundation
import TintypeGraphics

/// A row of a list: its content, with the list's insets, surface and separators.
final class ListRowContent: DeferredContent {
    let content: Node
    private let parts: ListRowParts
    let rowPlace: ListRowPlace
    private(set) var made: [Node] = []

    init(_ content: Node, parts: ListRowParts, at rowPlace: ListRowPlace) {
        self.content = content
        self.parts = parts
        self.rowPlace = rowPlace
    }

    var early: [Node]? { [content] }

    private func offer(_ width: CGFloat?) -> ProposedViewSize {
        let taken = parts.insets.horizontal + parts.leadingWidth + parts.trailingWidth
        return ProposedViewSize(width: width.map { max($0 - taken, 0) }, height: nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(offer(proposal.width))
        return CGSize(
            width: proposal.width ?? size.width + parts.insets.horizontal + parts.leadingWidth + parts.trailingWidth,
            height: max(size.height + parts.insets.top + parts.insets.bottom, parts.leastHeight))
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
        let start = parts.insets.leading
        var x = start
        for node in parts.leading {
            let size = node.size(.unspecified)
            put(node, CGRect(x: x, y: (frame.height - size.height) / 2, width: size.width, height: size.height))
            x += size.width + parts.gap
        }
        let offer = offer(frame.width)
        let size = content.size(offer)
        let free = frame.height - parts.insets.top - parts.insets.bottom - size.height
        put(content, CGRect(x: x, y: parts.insets.top + free / 2, width: size.width, height: size.height), offer)
        var end = frame.width - parts.insets.trailing
        for node in parts.trailing.reversed() {
            let size = node.size(.unspecified)
            end -= size.width
            put(node, CGRect(x: end, y: (frame.height - size.height) / 2, width: size.width, height: size.height))
            end -= parts.gap
        }
        placeSeparators(in: frame, contentStart: x, put)
        made = drawn
    }

    private func placeSeparators(
        in frame: CGRect, contentStart: CGFloat, _ put: (Node, CGRect, ProposedViewSize?) -> Void
    ) {
        guard parts.above != nil || parts.below != nil else { return }
        let start = separatorStart(in: frame) ?? contentStart
        let width = max(frame.width - start - parts.separatorEnd, 0)
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

    var nodeName: String { "ListRow" }
    var nodeAttributes: [SettledAttribute] { rowPlace.isSelected ? [SettledAttribute("selected", "true")] : [] }
}

extension Scope {
    /// A row of a list around `content`, which comes and goes as that does.
    package func listRow(around content: Node, parts: ListRowParts, at place: ListRowPlace) -> Node {
        let row = ListRowContent(content, parts: parts.faded(like: content), at: place)
        let node = Node(
            id: session.wrapperID(around: content), kind: .deferred(row), isRightToLeft: content.isRightToLeft)
        node.keys = content.keys
        return node
    }
}

extension Node {
    /// The first text below, in the order of declaration, that was placed. UIKit's views have none.
    fileprivate var firstText: Node? {
        if placement == nil || isForeignPicture { return nil }
        if case .leaf(let box) = kind { return box.leaf is TextLeaf ? self : nil }
        for child in children {
            if let text = child.firstText { return text }
        }
        return nil
    }
}
