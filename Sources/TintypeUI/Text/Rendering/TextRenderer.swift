public import Foundation
public import TintypeGraphics
public import TintypeTree

/// Draws texts in place of their own drawing: SwiftUI's protocol.
public protocol TextRenderer: Animatable {
    /// Draws a text; coordinates are points from its top left corner. Parts outside of the text's frame are seen.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// The size for a proposal, in points: that of the text where a renderer does not say otherwise.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The lengths by which the drawing exceeds the text's frame, in points. Nothing is cut off here, whatever it says.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer is asked for the size of: SwiftUI's type.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize

    /// The text's own size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

nonisolated extension View {
    /// Draws the texts below by `renderer`.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        TextRendererView(content: self, renderer: renderer)
    }
}

private nonisolated struct TextRendererView<Content: View, Renderer: TextRenderer>: PrimitiveView {
    let content: Content
    let renderer: Renderer

    func evaluate(into scope: inout Scope) {
        let shown = scope.presented(renderer, "textRenderer")
        let rendering = TextRendering { text, recording, size in
            var context = GraphicsContext(recording, size: size)
            shown.draw(layout: Text.Layout(text: text), in: &context)
        } size: { proposal, size in
            shown.sizeThatFits(proposal: proposal, text: TextProxy(size: size))
        }
        scope.withEnvironment {
            $0.textRendering = rendering
        } _: {
            Content._evaluate(content, into: &$0)
        }
    }
}
