import Foundation
import TintypeGraphics

/// The rows of a list, from top to bottom. Of long runs only the rows are made that are to be seen.
final class ListColumn: LocatingContent {
    private let elements: [ListElement]
    private let spacing: ListSpacing
    private let maker: any ListRowMaker
    private let isSelected: (Node, AnyHashable?) -> Bool
    private var shown: [Node] = []
    /// Indicates whether a scroll view shows only a part of the rows.
    private let isScrolled: Bool

    init(
        _ elements: [ListElement], spacing: ListSpacing, maker: any ListRowMaker, isScrolled: Bool,
        isSelected: @escaping (Node, AnyHashable?) -> Bool
    ) {
        self.elements = elements
        self.spacing = spacing
        self.maker = maker
        self.isScrolled = isScrolled
        self.isSelected = isSelected
    }

    var made: [Node] { shown }

    private func nodes(_ element: ListElement) -> [Node] { element.nodes(maker, isSelected: isSelected) }

    private func width(of element: ListElement, in width: CGFloat?) -> CGFloat? {
        element.role == .row ? width.map { max($0 - spacing.side * 2, 0) } : width
    }

    /// The height of an element, in points; one that was never made is taken to be as high as the first of its run.
    private func height(of element: ListElement, in width: CGFloat?) -> CGFloat {
        if isScrolled, !element.isMade, let sample = sample(in: width) { return sample }
        let offer = ProposedViewSize(width: self.width(of: element, in: width), height: nil)
        return nodes(element).reduce(0) { $0 + $1.size(offer).height }
    }

    private var sampled: (width: CGFloat?, height: CGFloat)?

    private func sample(in width: CGFloat?) -> CGFloat? {
        if let sampled, sampled.width == width { return sampled.height }
        guard let first = elements.first(where: { $0.key != nil }) else { return nil }
        let offer = ProposedViewSize(width: self.width(of: first, in: width), height: nil)
        let height = nodes(first).reduce(0) { $0 + $1.size(offer).height }
        sampled = (width, height)
        return height
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let height = elements.reduce(spacing.atEnd) {
            $0 + $1.space + self.height(of: $1, in: proposal.width)
        }
        if let width = proposal.width { return CGSize(width: width, height: height) }
        let offer = ProposedViewSize(width: nil, height: nil)
        let widest = elements.filter(\.isMade).flatMap(nodes).map { $0.size(offer).width }.max() ?? 0
        return CGSize(width: widest + spacing.side * 2, height: height)
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        let visible = context.visible ?? frame
        var drawn: [Node] = []
        var y = frame.minY
        for element in elements {
            y += element.space
            let height = height(of: element, in: frame.width)
            // Nothing below the window is seen, and nothing above it.
            if context.visible == nil || (y < visible.maxY && y + height > visible.minY) {
                let inset = element.role == .row ? spacing.side : 0
                let offer = ProposedViewSize(width: width(of: element, in: frame.width), height: nil)
                var top = y
                for node in nodes(element) {
                    pass.place(node, at: CGPoint(x: frame.minX + inset, y: top), proposal: offer, context)
                    top += node.size(offer).height
                    drawn.append(node)
                }
                y = top
            } else {
                y += height
            }
        }
        shown = drawn
    }

    func frame(ofKey key: AnyHashable, in size: CGSize) -> CGRect? {
        var y = CGFloat.zero
        for element in elements {
            y += element.space
            let height = height(of: element, in: size.width)
            if element.isKnown(by: key) {
                return CGRect(x: spacing.side, y: y, width: size.width, height: height)
            }
            y += height
        }
        return nil
    }

    var nodeName: String { "ListRows" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("count", "\(elements.count)")] }
}

extension ListElement {
    fileprivate func isKnown(by key: AnyHashable) -> Bool {
        if case .node(let node) = source { return node.keys.contains(key) }
        return self.key == key
    }
}

extension Scope {
    /// Appends the rows, headers and footers that `content` evaluates to, from top to bottom. Those on their way out are
    /// seen where they stood, as they were.
    ///
    /// - Parameter isSelected: Says whether a row is chosen, by its node and by what the list knows it by.
    package mutating func appendListRows(
        _ spacing: ListSpacing, maker: some ListRowMaker, isSelected: @escaping (Node, AnyHashable?) -> Bool,
        _ content: (inout Scope) -> Void
    ) {
        let outerAxis = stackAxis
        stackAxis = .vertical
        let items = allItems(content)
        stackAxis = outerAxis
        let plan = ListPlan(items.there, spacing: spacing)
        let column = ListColumn(
            plan.elements, spacing: spacing, maker: maker, isScrolled: environment.containerSize?.isScrolled ?? false,
            isSelected: isSelected)
        append(holding: items.leaving.compactMap { leavingElement($0, maker) }) { _ in .deferred(column) }
    }

    /// The row, header or footer of a view that is on its way out; nil for one that was not drawn.
    private func leavingElement(_ content: Node, _ maker: some ListRowMaker) -> Node? {
        let role = content.listRow.role
        let element: Node
        if role == .row {
            let row = session.wrapperID(around: content)
            guard let drawn = session.presentation?.nodeBefore(row)?.deferred(as: ListRowContent.self) else {
                return nil
            }
            element = maker.row(content, at: drawn.rowPlace, key: nil)
        } else if role == .header || role == .footer {
            element = maker.heading(content, isHeader: role == .header)
        } else {
            return nil
        }
        element.isLeaving = true
        return element
    }
}
