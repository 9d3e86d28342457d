public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A shape drawn for a size of its own.
public struct _SizedShape<Content: Shape>: Shape {
    public var shape: Content
    /// In points.
    public var size: CGSize
    var anchor: UnitPoint

    init(shape: Content, size: CGSize, anchor: UnitPoint) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        let (point, own) = (anchor.point(in: rect), anchor.point(in: size))
        return shape.path(in: CGRect(origin: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}
