package import Foundation
package import TintypeGraphics

/// An effect on the whole picture of a view that depends on nothing else: `blendMode(_:)`, `compositingGroup()` …
package struct PictureEffect: NodeModifier, NodeEffect {
    package let nodeName: String
    package let nodeAttributes: [SettledAttribute]
    let effect: DisplayEffect

    private init(_ name: String, _ effect: DisplayEffect, _ attributes: [(String, String)] = []) {
        nodeName = name
        self.effect = effect
        nodeAttributes = attributes.map { SettledAttribute($0.0, $0.1) }
    }

    /// `blendMode(_:)`: the view combined with what is below by a rule.
    package static func blendMode(_ mode: BlendMode) -> Self {
        Self("blendMode", mode == .normal ? .isolated : .blend(mode), [("mode", "\(mode)")])
    }

    /// `compositingGroup()`: the view as one picture before further effects.
    package static let compositingGroup = Self("compositingGroup", .isolated)

    /// `drawingGroup(opaque:colorMode:)`: the same, drawn off screen.
    package static let drawingGroup = Self("drawingGroup", .isolated)

    /// `colorInvert()`.
    package static let colorInvert = Self("colorInvert", .colors(.invert))

    /// `luminanceToAlpha()`.
    package static let luminanceToAlpha = Self("luminanceToAlpha", .colors(.luminanceToAlpha))

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.effect(self, node), around: node)
    }

    package func drawing(in frame: CGRect) -> EffectDrawing { .layer(effect) }
}
