package import Foundation
package import TintypeGraphics

/// Moves a view out by an edge of its own, by as much as it is wide or high: what transitions do. Layout does not notice.
package struct ShiftModifier: NodeModifier, NodeEffect, Animatable {
    /// The distance in widths and in heights of the view.
    private var x: Double
    private var y: Double
    private let edge: Edge?

    /// - Parameter edge: nil for where the view stands.
    package init(_ edge: Edge?) {
        self.edge = edge
        x = edge == .leading ? -1 : edge == .trailing ? 1 : 0
        y = edge == .top ? -1 : edge == .bottom ? 1 : 0
    }

    package var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        var shift = self
        if scope.isRightToLeft { shift.x = -shift.x }
        return scope.effect(shift, around: node)
    }

    package func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry {
        .translation(CGPoint(x: x * size.width, y: y * size.height))
    }

    package var nodeName: String { "shift" }
    package var nodeAttributes: [SettledAttribute] {
        [SettledAttribute("widths", number(x)), SettledAttribute("heights", number(y))]
    }
}
