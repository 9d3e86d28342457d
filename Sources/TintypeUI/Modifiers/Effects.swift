public import Foundation
public import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Draws the view as one layer of an opacity in 0...1.
    public func opacity(_ opacity: Double) -> some View { node(OpacityModifier(opacity)) }

    /// Keeps the view's place and shows nothing of it.
    public func hidden() -> some View { node(HiddenModifier()) }

    /// Shows only what lies inside `shape`.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        node(ClipModifier(shape, style: style))
    }

    /// Shows only what lies inside the view's bounds.
    public func clipped(antialiased: Bool = false) -> some View {
        node(ClipModifier(Rectangle(), style: FillStyle(antialiased: antialiased)))
    }

    /// Shows the view with rounded corners; `radius` is in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        node(
            ClipModifier(
                RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased)))
    }

    /// A shadow; `radius` is its Gaussian's standard deviation in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        node(ShadowModifier(color: color, radius: radius, x: x, y: y))
    }

    /// Turns the view clockwise about a point of it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        node(RotationModifier(angle, anchor: anchor))
    }

    /// Draws the view larger or smaller about a point of it.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        node(ScaleModifier(scale, anchor: anchor))
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Blurs the view; `radius` is the Gaussian's standard deviation in points. An opaque blur keeps the view's edges.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        node(BlurModifier(radius: radius, isOpaque: opaque))
    }

    /// Combines the view with what is below by a rule.
    public func blendMode(_ blendMode: BlendMode) -> some View { node(PictureEffect.blendMode(blendMode)) }

    /// Makes one picture of the view before further effects.
    public func compositingGroup() -> some View { node(PictureEffect.compositingGroup) }

    /// Makes one picture of the view before further effects. What is opaque and in which colours has no effect here.
    public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        node(PictureEffect.drawingGroup)
    }
}

/// The space that a drawing group works in. A picture is always drawn in gamma-encoded sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}
