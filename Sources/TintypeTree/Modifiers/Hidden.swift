package import Foundation

/// `hidden()`: takes its place and is not seen.
package struct HiddenModifier: NodeModifier, NodeEffect {
    package init() {}
    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.effect(self, node), around: node)
    }
    package func drawing(in frame: CGRect) -> EffectDrawing { .hidden }
    package var nodeName: String { "hidden" }
}
