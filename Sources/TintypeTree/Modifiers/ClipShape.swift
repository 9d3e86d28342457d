package import Foundation
package import TintypeGraphics

/// `clipShape(_:style:)`: only what lies inside the shape is seen.
package struct ClipModifier: NodeModifier, NodeEffect {
    let outline: any _ShapeOutline
    let style: FillStyle

    package init(_ outline: any _ShapeOutline, style: FillStyle = FillStyle()) {
        self.outline = outline
        self.style = style
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        let shown = scope.animated(outline, for: scope.session.wrapperID(around: node))
        let settled = ClipModifier(shown._outline(in: scope.environment), style: style)
        return scope.wrapper(.effect(settled, node), around: node)
    }

    package func drawing(in frame: CGRect) -> EffectDrawing {
        .layer(.clip(outline.path(placedIn: frame), style))
    }

    package var isDrawnInFrame: Bool { true }
    package var nodeName: String { "clipShape" }
    package var nodeAttributes: [SettledAttribute] {
        [SettledAttribute("shape", outline._name)] + outline._attributes.map { SettledAttribute($0.0, $0.1) }
    }
}
