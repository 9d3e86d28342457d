import Foundation
import TintypeGraphics

/// A text that a renderer draws when its place is known.
final class RenderedTextContent: DeferredContent {
    private let leaf: TextLeaf
    private let text: Node
    private let rendering: TextRendering
    private let origin: ScopeOrigin
    private(set) var made: [Node] = []

    init(_ leaf: TextLeaf, text: Node, rendering: TextRendering, origin: ScopeOrigin) {
        self.leaf = leaf
        self.text = text
        self.rendering = rendering
        self.origin = origin
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let leaf = leaf
        return rendering.size(proposal) { leaf.sizeThatFits($0) }
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        let recording = CanvasRecording(origin)
        let text = RenderedText(leaf, leaf.layout(proposal), frame.size, scale: origin.session.context.scale)
        rendering.draw(text, recording, frame.size)
        let drawing = RenderedTextLeaf(items: recording.items, size: frame.size, text: leaf)
        let id = origin.session.identity.child(of: origin.id, .secondary)
        let node = Node(id: id, kind: .leaf(drawing), isRightToLeft: false)
        made = [node]
        pass.place(node, at: frame.origin, proposal: proposal, context)
    }

    var model: Node? { text }
    var nodeName: String { "RenderedText" }
}

/// A renderer's drawing of a text, in the coordinates of the text. It may reach out of the text's frame.
private struct RenderedTextLeaf: Leaf {
    let items: [DisplayItem]
    let size: CGSize
    let text: TextLeaf

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
    var flexibleAxes: Axis.Set { [] }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        guard !items.isEmpty else { return }
        builder.add([.group(.transform(CGAffineTransform(translationX: frame.minX, y: frame.minY)), items)])
    }

    var nodeName: String { "Text" }
    var nodeAttributes: [SettledAttribute] { text.nodeAttributes }
}
