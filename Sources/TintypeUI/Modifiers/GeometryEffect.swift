public import Foundation
public import TintypeGraphics
public import TintypeTree

/// An effect that changes how a view is drawn and where others see it, and not its layout: SwiftUI's protocol.
///
/// ```swift
/// struct Shear: GeometryEffect {
///     var amount: CGFloat
///     func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
///     }
/// }
/// ```
@preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform of the view's own space, whose origin is its top left corner; `size` is the view's, in points.
    /// A singular one shows nothing.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// An effect that draws what this one draws, while frames and anchors see the view where it was laid out.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }

    public nonisolated static func _evaluate<V: View>(_ modifier: Self, around view: V, into scope: inout Scope) {
        var modifier = modifier
        guard DynamicFields.of(Self.self).bind(&modifier, in: scope) else { return }
        let effect = GeometryEffectModifier(modifier) { $0.effectValue(size: $1) }
        scope.wrap(with: effect) { V._evaluate(view, into: &$0) }
    }
}

/// A geometry effect that frames and anchors do not notice.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    // Only read, and as much a value as the effect around it.
    /// The effect.
    public nonisolated(unsafe) var base: Base

    public nonisolated func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    public nonisolated static func _evaluate<V: View>(_ modifier: Self, around view: V, into scope: inout Scope) {
        var base = modifier.base
        guard DynamicFields.of(Base.self).bind(&base, in: scope) else { return }
        let effect = GeometryEffectModifier(base, isIgnoredByLayout: true) { $0.effectValue(size: $1) }
        scope.wrap(with: effect) { V._evaluate(view, into: &$0) }
    }
}
