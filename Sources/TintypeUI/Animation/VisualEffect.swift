public import Foundation
public import TintypeGraphics
public import TintypeTree

/// An effect on a view by its geometry that changes no size.
public protocol VisualEffect: Sendable {
    /// The effects, the innermost first.
    var _steps: _VisualEffectSteps { get }
}

/// The effects of a ``VisualEffect``.
public struct _VisualEffectSteps: @unchecked Sendable {
    // Values that are only read.
    package let modifiers: [any NodeModifier]
}

/// No effect: what others are added to.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _steps: _VisualEffectSteps { _VisualEffectSteps(modifiers: []) }
}

struct ModifiedVisualEffect: VisualEffect {
    let _steps: _VisualEffectSteps
}

extension VisualEffect {
    func adding(_ modifier: some NodeModifier) -> ModifiedVisualEffect {
        ModifiedVisualEffect(_steps: _VisualEffectSteps(modifiers: _steps.modifiers + [modifier]))
    }

    /// Moves the view by a distance in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(OffsetModifier(offset)) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(OffsetModifier(CGSize(width: x, height: y)))
    }

    /// Scales the view around a point of its bounds.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(ScaleModifier(scale, anchor: anchor))
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(ScaleModifier(CGSize(width: s, height: s), anchor: anchor))
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(ScaleModifier(CGSize(width: x, height: y), anchor: anchor))
    }

    /// Rotates the view around a point of its bounds.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(RotationModifier(angle, anchor: anchor))
    }

    /// Rotates the view in space, as seen in perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(Rotation3DModifier(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Applies a transform to the view.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(TransformModifier(transform))
    }

    /// Combines the view with what is below it by a rule.
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { adding(PictureEffect.blendMode(blendMode)) }

    /// Multiplies the view's opacity by a number in 0...1.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(OpacityModifier(opacity)) }
}

nonisolated extension View {
    /// Changes how the view is seen, by where it is and how large.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        node(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps.modifiers })
    }
}
