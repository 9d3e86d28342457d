public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A shape put through a transform.
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    /// The transform of the path, in points of the view.
    public var transform: CGAffineTransform

    /// Creates a shape whose path goes through a transform.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension CGAffineTransform {
    /// The transform about a point of a rectangle.
    func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
        let point = anchor.point(in: rect)
        return CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
