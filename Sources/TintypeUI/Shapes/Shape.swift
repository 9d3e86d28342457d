public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A shape that can be drawn in any rectangle: SwiftUI's protocol. As a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View, _ShapeOutline {
    /// The outline in `rect`, in points.
    func path(in rect: CGRect) -> Path
    /// The size of a view of this shape, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A shape that can be drawn smaller by the same distance all around.
public nonisolated protocol InsettableShape: Shape, _InsettableOutline where InsetOutline: InsettableShape {}

extension Shape {
    @MainActor public var body: ShapeView<Self> { ShapeView(shape: self, layers: []) }
}

extension Rectangle: InsettableShape {}
extension RoundedRectangle: InsettableShape {}
extension Circle: InsettableShape {}
extension Ellipse: InsettableShape {}
extension Capsule: InsettableShape {}
extension InsetShape: Animatable where Base: Animatable {}
extension InsetShape: View where Base: Shape {}
extension InsetShape: Shape where Base: Shape {}
extension InsetShape: InsettableShape where Base: Shape {}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}
