import Foundation
import TintypeGraphics

extension ListColumn: ExplainedContent {
    func proposing(_ node: Node, _ placement: Placement, _ inner: Node?) -> [String] {
        [
            "makes the rows, headers and footers that are to be seen, \(made.count) of them, and proposes its width to each: "
                + "to rows without the list's sides"
        ]
    }

    func answering(_ node: Node, _ placement: Placement) -> [String] {
        let width =
            placement.proposal.width == nil
            ? "as wide as the widest of its rows with the list's sides" : "takes the width that it is proposed"
        return [width, "as high as its rows, headers and footers with what is between them"]
    }

    func standing(_ child: Node, _ inner: Placement, in node: Node, _ placement: Placement) -> [String] {
        let start = placement.frame.inside(inner.frame, isRightToLeft: node.isRightToLeft).origin
        return [
            isSame(start.y, 0) ? "the first" : "below what comes before it, \(points(start.y)) after the start",
            isSame(start.x, 0) ? "over the whole width" : "\(points(start.x)) from the side, as the list's rows are",
        ]
    }
}

extension ListRowContent: ExplainedContent {
    func proposing(_ node: Node, _ placement: Placement, _ inner: Node?) -> [String] {
        guard let offer = content.placement?.proposal else { return ["has no content"] }
        return ["proposes its width without its insets to its content, and no height: \(points(offer))"]
    }

    func answering(_ node: Node, _ placement: Placement) -> [String] {
        [
            placement.proposal.width == nil
                ? "as wide as its content with its insets" : "takes the width that it is proposed",
            "as high as its content with its insets, and as the list's rows are at least",
        ]
    }

    func standing(_ child: Node, _ inner: Placement, in node: Node, _ placement: Placement) -> [String] {
        guard child === content else { return ["drawn by the row itself"] }
        return ["behind the leading inset, in the middle between the row's top and bottom"]
    }
}
