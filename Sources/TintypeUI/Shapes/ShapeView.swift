public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A shape with its fills and strokes, the first below the others.
public struct ShapeView<Content: Shape>: PrimitiveView {
    public var shape: Content
    let layers: [ShapeLayer]

    func evaluate(into scope: inout Scope) { scope.appendShape(shape, layers) }

    func adding(_ layer: ShapeLayer) -> ShapeView { ShapeView(shape: shape, layers: layers + [layer]) }
}

extension Shape {
    /// Fills the shape.
    @MainActor
    public func fill(_ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()) -> ShapeView<Self> {
        ShapeView(shape: self, layers: [ShapeLayer(.fill(style), style: content)])
    }

    /// Strokes the outline; `lineWidth` is in points, half of it at each side.
    @MainActor
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    @MainActor
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self, layers: [ShapeLayer(.stroke(style), style: content)])
    }

    /// Strokes the outline with the foreground style.
    @MainActor
    public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    @MainActor
    public func stroke(style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self, layers: [ShapeLayer(.stroke(style))])
    }
}

extension InsettableShape {
    /// Strokes inside the outline; `lineWidth` is in points.
    @MainActor
    public func strokeBorder(_ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    @MainActor
    public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self, layers: [ShapeLayer(.strokeBorder(style), style: content)])
    }
}

extension ShapeView {
    /// Fills the shape over what is drawn of it already.
    public func fill(_ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()) -> ShapeView {
        adding(ShapeLayer(.fill(style), style: content))
    }

    /// Strokes the outline over what is drawn of it already; `lineWidth` is in points.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView {
        adding(ShapeLayer(.stroke(StrokeStyle(lineWidth: lineWidth)), style: content))
    }

    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView {
        adding(ShapeLayer(.stroke(style), style: content))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes inside the outline over what is drawn of it already; `lineWidth` is in points.
    public func strokeBorder(_ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1) -> ShapeView {
        adding(ShapeLayer(.strokeBorder(StrokeStyle(lineWidth: lineWidth)), style: content))
    }
}
