package import Foundation
package import TintypeGraphics

/// `colorMultiply(_:)`: each channel of the view times that of a colour.
package struct ColorMultiplyModifier: NodeModifier {
    let color: Color

    package init(_ color: Color) {
        self.color = color
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        let color = color.resolved(in: scope.environment)
        return scope.wrapper(.effect(ColorMultiplyEffect(color: color), node), around: node)
    }
}

private struct ColorMultiplyEffect: NodeEffect {
    let color: ResolvedColor

    func drawing(in frame: CGRect) -> EffectDrawing { .layer(.colors(.multiply(color))) }
    var nodeName: String { "colorMultiply" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("color", "\(color)")] }
}

/// An effect on the colours of a view by one number: `brightness(_:)`, `saturation(_:)` …
package struct ColorFilterModifier: NodeModifier, NodeEffect, Animatable {
    /// The meaning of the number.
    package enum Kind: String, Sendable {
        case brightness
        case contrast
        case saturation
        case grayscale
        /// In radians.
        case hueRotation
    }

    let kind: Kind
    var amount: Double

    package init(_ kind: Kind, _ amount: Double) {
        self.kind = kind
        self.amount = amount
    }

    package var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node { scope.effect(self, around: node) }

    package func drawing(in frame: CGRect) -> EffectDrawing { isNothing ? .none : .layer(.colors(matrix)) }

    private var isNothing: Bool {
        switch kind {
        case .brightness, .grayscale, .hueRotation: amount == 0
        case .contrast, .saturation: amount == 1
        }
    }

    package var matrix: ColorMatrixValues {
        switch kind {
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(amount)
        case .grayscale: .saturation(1 - min(max(amount, 0), 1))
        case .hueRotation: .hueRotation(cosine: cos(amount), sine: sin(amount))
        }
    }

    package var nodeName: String { kind.rawValue }
    package var nodeAttributes: [SettledAttribute] { [SettledAttribute("amount", number(amount))] }
}
