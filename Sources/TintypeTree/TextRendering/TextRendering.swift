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

/// The use that views around make of texts.
private struct TextUse {
    /// nil where texts draw themselves.
    var rendering: TextRendering?
    /// nil where nobody asks how texts are laid out.
    var layouts: TextLayoutModifier?
}

private enum TextUseKey: EnvironmentKey { static var defaultValue: TextUse? { nil } }

extension EnvironmentValues {
    // One value for both: a text asks once.
    fileprivate var textUse: TextUse? {
        get { self[TextUseKey.self] }
        set { self[TextUseKey.self] = newValue }
    }

    /// The renderer of the texts below; nil where they draw themselves.
    package var textRendering: TextRendering? {
        get { textUse?.rendering }
        set { textUse = TextUse(rendering: newValue, layouts: textUse?.layouts) }
    }

    /// The modifier by which the texts below tell how they are laid out; nil where nobody asks.
    package var textLayouts: TextLayoutModifier? {
        get { textUse?.layouts }
        set { textUse = TextUse(rendering: textUse?.rendering, layouts: newValue) }
    }
}

extension Scope {
    /// Appends a text, which the renderer around draws where there is one.
    ///
    /// - Parameter animatesStyle: True where the style is animated by itself.
    mutating func append(_ leaf: TextLeaf, animatesStyle: Bool = false) {
        guard let use = environment.textUse else { return appendPlain(leaf, animatesStyle: animatesStyle) }
        guard let layouts = use.layouts else { return append(leaf, use.rendering, animatesStyle: animatesStyle) }
        wrap(with: layouts) { $0.append(leaf, use.rendering, animatesStyle: animatesStyle) }
    }

    private mutating func appendPlain(_ leaf: TextLeaf, animatesStyle: Bool) {
        noteChanges(of: leaf, animatesStyle: animatesStyle)
        append(.leaf(leaf))
    }

    private mutating func append(_ leaf: TextLeaf, _ rendering: TextRendering?, animatesStyle: Bool) {
        guard let rendering else { return appendPlain(leaf, animatesStyle: animatesStyle) }
        var origin = origin
        // What the renderer itself draws of other texts is drawn as usual.
        origin.environment.textRendering = nil
        let text = Node(
            id: session.identity.child(of: id, .content), kind: .leaf(leaf), isRightToLeft: isRightToLeft)
        append(.deferred(RenderedTextContent(leaf, text: text, rendering: rendering, origin: origin)))
    }
}
