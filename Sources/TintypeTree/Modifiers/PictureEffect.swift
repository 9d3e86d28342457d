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

/// `blur(radius:opaque:)`. The radius, in points, is the Gaussian's standard deviation, as a shadow's is
/// (Semantics.md 10.3).
package struct BlurModifier: NodeModifier, NodeEffect, Animatable {
    var radius: CGFloat
    let isOpaque: Bool

    package init(radius: CGFloat, isOpaque: Bool) {
        self.radius = radius
        self.isOpaque = isOpaque
    }

    package var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node { scope.effect(self, around: node) }

    package func drawing(in frame: CGRect) -> EffectDrawing {
        radius > 0 ? .layer(.blur(sigma: radius, isOpaque: isOpaque)) : .none
    }

    package var nodeName: String { "blur" }
    package var nodeAttributes: [SettledAttribute] {
        [SettledAttribute("radius", number(radius))] + (isOpaque ? [SettledAttribute("opaque", "true")] : [])
    }
}
