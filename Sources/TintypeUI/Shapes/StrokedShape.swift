public import Foundation
public import TintypeGraphics
public import TintypeTree

/// The area that a stroke of a shape covers.
public struct _StrokedShape<Content: Shape>: Shape {
    /// The shape, and the style of its line.
    public var shape: Content
    public var style: StrokeStyle

    /// Creates the stroke of a shape.
    public init(shape: Content, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public static var role: ShapeRole { .stroke }
    public func _outline(in environment: EnvironmentValues) -> any _ShapeOutline {
        StrokedOutline(outline: shape._outline(in: environment), style: style)
    }

    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

extension StrokeStyle: Animatable {
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
