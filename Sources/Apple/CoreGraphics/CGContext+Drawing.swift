public import Foundation

// Drawing by hand, in the coordinates of the canvas and with what is set on it.
extension CGContext {
    /// Sets the colour of later fills or strokes.
    public func setFillColor(_ color: CGColor) {
        board.state.fill = Color(cgColor: color)
        board.state.pattern = nil
    }
    public func setStrokeColor(_ color: CGColor) { board.state.stroke = Color(cgColor: color) }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of later strokes.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(
        cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    public func setStrokeColor(
        cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets a property of later strokes; lengths are in points.
    public func setLineWidth(_ width: CGFloat) { board.state.line.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { board.state.line.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { board.state.line.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { board.state.line.miterLimit = limit }

    /// Sets the dashes of later strokes, in points; none for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        board.state.line.dash = lengths
        board.state.line.dashPhase = phase
    }

    /// Of what is drawn from now on, 0...1.
    public func setAlpha(_ alpha: CGFloat) { board.add { $0.opacity = Double(alpha) } }
    public func setBlendMode(_ mode: CGBlendMode) { board.add { $0.blendMode = mode.mode } }

    /// Sets the shadow of what is drawn from now on. CoreGraphics' blur is twice the radius of SwiftUI's.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color else { return }
        board.add {
            $0.addFilter(
                .shadow(color: Color(cgColor: color), radius: blur / 2, x: offset.width, y: offset.height))
        }
    }

    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    // MARK: Paths

    /// Begins, closes or extends the path.
    public func beginPath() { board.path = Path() }
    public func closePath() { board.path.closeSubpath() }
    public func move(to point: CGPoint) { board.path.move(to: point) }
    public func addLine(to point: CGPoint) { board.path.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { board.path.addLines(points) }
    public func addRect(_ rect: CGRect) { board.path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { board.path.addEllipse(in: rect) }
    public func addPath(_ path: CGPath) { board.path.addPath(Path(path)) }

    /// Adds a quadratic curve with a control point to the path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        board.path.addQuadCurve(to: end, control: control)
    }

    /// Adds a cubic curve with two control points to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        board.path.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds an arc; angles are in radians.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        board.path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }

    /// Takes the path that was built, and begins a new one.
    private func takePath() -> Path {
        defer { board.path = Path() }
        return board.path
    }

    // MARK: Drawing

    /// Fills the path, and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        board.fill(takePath(), isEvenOdd: rule == .evenOdd)
    }

    /// Strokes the path, and begins a new one.
    public func strokePath() { board.stroke(takePath()) }

    /// Fills and strokes the path as `mode` says, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if mode != .stroke { board.fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { board.stroke(path) }
    }

    /// Clips later drawing to the path, or draws a figure.
    public func clip(using rule: CGPathFillRule = .winding) { board.clip(takePath(), isEvenOdd: rule == .evenOdd) }
    public func clip(to rect: CGRect) { board.clip(Path(rect)) }
    public func fill(_ rect: CGRect) { board.fill(Path(rect)) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func fillEllipse(in rect: CGRect) { board.fill(Path(ellipseIn: rect)) }
    public func stroke(_ rect: CGRect) { board.stroke(Path(rect)) }
    public func strokeEllipse(in rect: CGRect) { board.stroke(Path(ellipseIn: rect)) }

    /// Strokes a rectangle with a line `width` points wide.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = board.state.line
        line.lineWidth = width
        board.stroke(Path(rect), line)
    }

    /// Strokes the lines between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        board.stroke(path)
    }

    /// Draws a picture into a rectangle: as in CoreGraphics its bottom is where y is least.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let picture = Image(decorative: image, scale: 1)
        board.add { context in
            var own = context
            own.translateBy(x: 0, y: rect.minY + rect.maxY)
            own.scaleBy(x: 1, y: -1)
            own.draw(picture, in: rect)
        }
    }

    /// Draws a gradient between two points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        fillAll(with: .linearGradient(gradient.gradient, startPoint: start, endPoint: end))
    }

    /// Draws a gradient between two circles; the first circle's centre is taken for both.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        fillAll(
            with: .radialGradient(
                gradient.gradient, center: startCenter, startRadius: startRadius, endRadius: endRadius))
    }

    /// Draws a gradient around a point, from an angle in radians.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        fillAll(with: .conicGradient(gradient.gradient, center: center, angle: .radians(Double(angle))))
    }

    private func fillAll(with shading: GraphicsContext.Shading) {
        board.add { $0.fill(Path($0.clipBoundingRect), with: shading) }
    }
}

/// The rule for the inside of a path. CoreGraphics' type.
public enum CGPathFillRule: Int, Sendable {
    case winding
    case evenOdd
}

/// The parts of a path that are drawn: its inside, its line, or both. CoreGraphics' type.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill
    case eoFill
    case stroke
    case fillStroke
    case eoFillStroke
}
