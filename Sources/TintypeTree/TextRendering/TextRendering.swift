package import Foundation
import TintypeGraphics

/// The renderer of the texts below, in place of their own drawing.
package struct TextRendering {
    /// Draws a text that takes `size` points.
    package let draw: (RenderedText, CanvasRecording, CGSize) -> Void
    /// The size for a proposal, of the size that the text itself has for one.
    package let size: (ProposedViewSize, @escaping (ProposedViewSize) -> CGSize) -> CGSize

    package init(
        draw: @escaping (RenderedText, CanvasRecording, CGSize) -> Void,
        size: @escaping (ProposedViewSize, @escaping (ProposedViewSize) -> CGSize) -> CGSize
    ) {
        self.draw = draw
        self.size = size
    }
}

private enum TextRenderingKey: EnvironmentKey { static var defaultValue: TextRendering? { nil } }

extension EnvironmentValues {
    /// The renderer of the texts below; nil where they draw themselves.
    package var textRendering: TextRendering? {
        get { self[TextRenderingKey.self] }
        set { self[TextRenderingKey.self] = newValue }
    }
}

extension Scope {
    /// Appends a text, which the renderer around draws where there is one.
    ///
    /// - Parameter animatesStyle: True where the style is animated by itself.
    mutating func append(_ leaf: TextLeaf, animatesStyle: Bool = false) {
        guard let rendering = environment.textRendering else {
            noteChanges(of: leaf, animatesStyle: animatesStyle)
            return append(.leaf(leaf))
        }
        var origin = origin
        // What the renderer itself draws of other texts is drawn as usual.
        origin.environment.textRendering = nil
        let text = Node(
            id: session.identity.child(of: id, .content), kind: .leaf(leaf), isRightToLeft: isRightToLeft)
        append(.deferred(RenderedTextContent(leaf, text: text, rendering: rendering, origin: origin)))
    }
}
