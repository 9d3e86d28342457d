public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A view that draws a shape.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The shape that is drawn.
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
    /// The shape with what is drawn of it.
    nonisolated var _drawn: _DrawnShape<Content> { get }
}

/// The views that draw a shape, by SwiftUI's names for them: one type does for all, whatever they are drawn in.
public typealias _ShapeView<Content: Shape, Style: ShapeStyle> = _DrawnShape<Content>
/// The view that fills a shape.
public typealias FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> = _DrawnShape<Content>
/// The view that strokes a shape.
public typealias StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> = _DrawnShape<Content>
/// The view that strokes a shape inside its edge.
public typealias StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> =
    _DrawnShape<Content>

// The synthesized initializer would belong to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// A shape with its fills and strokes, the first below the others.
public nonisolated struct _DrawnShape<Content: Shape>: PrimitiveView, ShapeView {
    public let shape: Content
    let layers: [ShapeLayer]

    init(shape: Content, layers: [ShapeLayer]) {
        self.shape = shape
        self.layers = layers
    }

    public var _drawn: _DrawnShape { self }

    func evaluate(into scope: inout Scope) { scope.appendShape(shape, layers) }

    func adding(_ drawing: ShapeLayer.Drawing, _ style: any ShapeStyle) -> _DrawnShape {
        _DrawnShape(shape: shape, layers: layers + [ShapeLayer(drawing, style: style)])
    }
}

// Shapes are drawn from anywhere: these functions belong to no actor.
extension Shape {
    private func drawn(_ drawing: ShapeLayer.Drawing, _ style: any ShapeStyle) -> _DrawnShape<Self> {
        _DrawnShape(shape: self, layers: [ShapeLayer(drawing, style: style)])
    }

    /// Fills the shape.
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _DrawnShape<Self> {
        drawn(.fill(style), content)
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> some View {
        drawn(.fill(style), ForegroundStyle())
    }

    /// Strokes the outline; `lineWidth` is in points, half of it at each side.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _DrawnShape<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _DrawnShape<Self> {
        drawn(.stroke(style), content)
    }

    /// The shape that a stroke of the outline covers.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
}

extension InsettableShape {
    private func bordered(_ style: StrokeStyle, _ content: any ShapeStyle) -> _DrawnShape<Self> {
        _DrawnShape(shape: self, layers: [ShapeLayer(.strokeBorder(style), style: content)])
    }

    /// Strokes inside the outline; `lineWidth` is in points.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _DrawnShape<Self> {
        bordered(StrokeStyle(lineWidth: lineWidth), content)
    }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> _DrawnShape<Self> {
        bordered(style, content)
    }

    /// Strokes inside the outline with the foreground style.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        bordered(style, ForegroundStyle())
    }

    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        bordered(StrokeStyle(lineWidth: lineWidth), ForegroundStyle())
    }
}

extension ShapeView {
    /// Fills the shape over what is drawn of it already.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _DrawnShape<Content> {
        _drawn.adding(.fill(style), content)
    }

    /// Strokes the outline over what is drawn of it already; `lineWidth` is in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _DrawnShape<Content> {
        _drawn.adding(.stroke(StrokeStyle(lineWidth: lineWidth)), content)
    }

    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _DrawnShape<Content> {
        _drawn.adding(.stroke(style), content)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes inside the outline over what is drawn of it already; `lineWidth` is in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _DrawnShape<Content> {
        _drawn.adding(.strokeBorder(StrokeStyle(lineWidth: lineWidth)), content)
    }

    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> _DrawnShape<Content> {
        _drawn.adding(.strokeBorder(style), content)
    }
}
