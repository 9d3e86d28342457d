package import Foundation
package import TintypeGraphics

/// A view that is drawn by hand.
package final class RecordedView {
    private let node: Node?
    private let session: Session

    init(_ node: Node?, session: Session) {
        self.node = node
        self.session = session
    }

    /// The view's size for `proposal`, in points.
    package func size(_ proposal: ProposedViewSize) -> CGSize { node?.size(proposal) ?? .zero }

    /// The view's first and last baselines, in points from its top edge.
    package func baselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat) {
        guard let node else { return (0, 0) }
        let dimensions = node.dimensions(in: proposal)
        return (dimensions[VerticalAlignment.firstTextBaseline], dimensions[VerticalAlignment.lastTextBaseline])
    }

    /// The items of the view, with its top left corner at `origin`.
    package func items(at origin: CGPoint, proposal: ProposedViewSize) -> [DisplayItem] {
        guard let node else { return [] }
        PlacementPass(session: session).run(node, at: origin, proposal: proposal)
        var builder = DisplayListBuilder(scale: session.context.scale)
        builder.emit(node)
        return builder.items
    }
}

extension Scope {
    /// Appends a view that `draw` draws by hand once its size is known.
    package mutating func appendCanvas(_ draw: @escaping (CanvasRecording, CGSize) -> Void) {
        append(.deferred(CanvasContent(origin, draw)))
    }

    /// Appends an image of `size` points that `draw` draws by hand.
    package mutating func appendDrawing(
        size: CGSize, _ options: ImageOptions, _ draw: (CanvasRecording) -> Void
    ) {
        let recording = CanvasRecording(origin)
        draw(recording)
        append(.leaf(DrawingLeaf(items: recording.items, natural: size, options: options)))
    }
}
