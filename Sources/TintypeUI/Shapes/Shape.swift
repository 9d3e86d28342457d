public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A shape that can be drawn in any rectangle: SwiftUI's protocol. As a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View, _ShapeOutline {
    /// The outline in `rect`, in points.
    func path(in rect: CGRect) -> Path
    /// The size of a view of this shape, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The purpose of the shape.
    static var role: ShapeRole { get }
    /// The behavior of the shape where the interface reads from the right.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// A shape that can be drawn smaller by the same distance all around.
public nonisolated protocol InsettableShape: Shape, _InsettableOutline where InsetOutline == InsetShape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
}

/// The purpose of a shape. It has no effect on a picture.
public enum ShapeRole: Hashable, Sendable {
    case fill
    case stroke
    case separator
}

extension Shape {
    @MainActor @preconcurrency public var body: _DrawnShape<Self> { _DrawnShape(shape: self, layers: []) }
    public static var role: ShapeRole { .fill }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Rectangle: InsettableShape {}
extension RoundedRectangle: InsettableShape {
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}
extension UnevenRoundedRectangle: InsettableShape {
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}
extension Circle: InsettableShape {}
extension Ellipse: InsettableShape {}
extension Capsule: InsettableShape {}
extension _InsetShape: Animatable where Base: Animatable {}
extension _InsetShape: View where Base: Shape {}
extension _InsetShape: Shape where Base: Shape {}
extension _InsetShape: InsettableShape where Base: Shape {}

/// A path draws itself, wherever the view is: it is neither moved nor scaled into the view's frame.
extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
    public var _name: String { "Path" }
}
