import Foundation
import TintypeGraphics

/// The items of a drawing closure, recorded when its view is placed: only then is its size known.
final class CanvasContent: DeferredContent {
    private let origin: ScopeOrigin
    private let draw: (CanvasRecording, CGSize) -> Void
    private(set) var made: [Node] = []

    init(_ origin: ScopeOrigin, _ draw: @escaping (CanvasRecording, CGSize) -> Void) {
        self.origin = origin
        self.draw = draw
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { .filling(proposal) }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        let recording = CanvasRecording(origin)
        draw(recording, frame.size)
        let leaf = DrawingLeaf(items: recording.items, natural: frame.size, options: ImageOptions())
        let id = origin.session.identity.child(of: origin.id, .content)
        let node = Node(id: id, kind: .leaf(leaf), isRightToLeft: false)
        made = [node]
        pass.place(node, at: frame.origin, proposal: proposal, context)
    }

    var nodeName: String { "Canvas" }
}

extension Node {
    /// The names by which a view is found.
    var names: [AnyHashable] {
        tags + keys + (label.map { [AnyHashable($0)] } ?? [])
    }
}
