public import Foundation
public import TintypeGraphics

/// A shadow that is part of a style: what the style paints throws it, or it falls on to that from around.
public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// A shadow below what is painted. `radius` is the Gaussian's standard deviation; lengths are in points.
    public static func drop(
        color: Color = .defaultShadow, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow of the surroundings on what is painted.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }

    func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
        ResolvedShadow(
            color: color.resolved(in: environment), sigma: max(radius, 0), offset: offset, isInner: isInner)
    }
}

/// A style and what is done to it.
public struct _ChangedShapeStyle<Style: ShapeStyle>: ShapeStyle {
    enum Change: Sendable {
        case opacity(Double)
        case shadow(ShadowStyle)
        case blend(BlendMode)
        case rect(CGRect)
        case level(Int)
    }

    let style: Style
    let change: Change

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let resolved = style._resolve(in: environment)
        switch change {
        case .opacity(let opacity): return resolved.opacity(opacity)
        case .shadow(let shadow): return _ResolvedStyle(.shadowed(resolved, shadow.resolved(in: environment)))
        case .blend(let mode): return _ResolvedStyle(.blended(resolved, mode))
        case .rect(let rect): return _ResolvedStyle(.anchored(resolved, rect))
        case .level(let level): return resolved.opacity(HierarchicalShapeStyle.opacities[level])
        }
    }
}

extension ShapeStyle {
    /// The style with its alpha multiplied by `opacity`, 0...1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _ChangedShapeStyle(style: self, change: .opacity(opacity))
    }

    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ChangedShapeStyle(style: self, change: .shadow(style))
    }

    /// The style combined with what is below by a rule.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _ChangedShapeStyle(style: self, change: .blend(mode))
    }

    /// The style as it would paint `rect`, which lies beside the corner of what is painted, in points.
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        _ChangedShapeStyle(style: self, change: .rect(rect))
    }

    /// The second level of the style.
    public var secondary: some ShapeStyle { _ChangedShapeStyle(style: self, change: .level(1)) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { _ChangedShapeStyle(style: self, change: .level(2)) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { _ChangedShapeStyle(style: self, change: .level(3)) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { _ChangedShapeStyle(style: self, change: .level(4)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its alpha multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

    /// The foreground style combined with what is below by a rule.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
