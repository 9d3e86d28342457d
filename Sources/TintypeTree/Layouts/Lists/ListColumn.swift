import Foundation
import TintypeGraphics

/// The rows of a list, from top to bottom. Of long runs only the rows are made that are to be seen.
final class ListColumn: LocatingContent {
    private let elements: [ListElement]
    private let builder: ListRowBuilder
    private let isSelected: (Node, AnyHashable?) -> Bool
    private var shown: [Node] = []
    /// Whether a scroll view shows only a part of the rows.
    private let isScrolled: Bool

    init(
        _ elements: [ListElement], builder: ListRowBuilder, isScrolled: Bool,
        isSelected: @escaping (Node, AnyHashable?) -> Bool
    ) {
        self.elements = elements
        self.builder = builder
        self.isScrolled = isScrolled
        self.isSelected = isSelected
    }

    var made: [Node] { shown }

    private func nodes(_ element: ListElement) -> [Node] { element.nodes(builder, isSelected: isSelected) }

    private func width(of element: ListElement, in width: CGFloat?) -> CGFloat? {
        element.role == .row ? width.map { max($0 - builder.metrics.cardInset * 2, 0) } : width
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
        let height = elements.reduce(builder.metrics.spaceAtEnd) {
            $0 + $1.space + self.height(of: $1, in: proposal.width)
        }
        if let width = proposal.width { return CGSize(width: width, height: height) }
        let offer = ProposedViewSize(width: nil, height: nil)
        let widest = elements.filter(\.isMade).flatMap(nodes).map { $0.size(offer).width }.max() ?? 0
        return CGSize(width: widest + builder.metrics.cardInset * 2, height: height)
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
                let inset = element.role == .row ? builder.metrics.cardInset : 0
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
                return CGRect(x: builder.metrics.cardInset, y: y, width: size.width, height: height)
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
