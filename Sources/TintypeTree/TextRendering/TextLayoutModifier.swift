import Foundation
import TintypeGraphics

/// A text hands up how it is laid out: what `Text.LayoutKey` reads.
package struct TextLayoutModifier: NodeModifier {
    private let key: PreferenceKeyDescription
    private let value: (RenderedText, Geometry) -> Any

    package init(key: PreferenceKeyDescription, value: @escaping (RenderedText, Geometry) -> Any) {
        self.key = key
        self.value = value
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        let scale = scope.session.context.scale
        let writer = PreferenceWriter(key: key) { [value] geometry in
            guard let text = RenderedText(node, scale: scale) else { return key.defaultValue }
            return value(text, geometry)
        }
        return scope.wrapper(.value(.preference(writer), node), around: node)
    }
}

extension RenderedText {
    /// The text of a node at its place; nil for a node that is no text, or has no place.
    fileprivate init?(_ node: Node, scale: CGFloat) {
        guard let leaf = node.leaf as? TextLeaf, let placement = node.placement else { return nil }
        self.init(leaf, leaf.layout(placement.proposal), placement.frame.size, scale: scale)
    }
}
