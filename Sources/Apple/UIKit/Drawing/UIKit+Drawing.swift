public import Foundation

// What UIKit's classes draw goes to the board of the closure around, as that of `UIGraphicsImageRenderer.image(actions:)`;
// outside of any it is lost, as it is on Apple's systems.

extension UIColor {
    /// Fills are of this colour from now on.
    public func setFill() { DrawingBoard.current?.state.fill = color }
    /// Strokes are of this colour from now on.
    public func setStroke() { DrawingBoard.current?.state.stroke = color }

    /// Makes the colour that of later fills, strokes, or both.
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    private var line: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
            dash: lineDash.lengths, dashPhase: lineDash.phase)
    }

    /// Fills, strokes or clips with the path.
    public func fill() { DrawingBoard.current?.fill(Path(cgPath), isEvenOdd: usesEvenOddFillRule) }
    public func stroke() { DrawingBoard.current?.stroke(Path(cgPath), line) }
    public func addClip() { DrawingBoard.current?.clip(Path(cgPath), isEvenOdd: usesEvenOddFillRule) }

    /// Strokes the path; the blend mode and the opacity are not followed.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        DrawingBoard.current?.fill(
            Path(cgPath), isEvenOdd: usesEvenOddFillRule, opacity: Double(alpha), blendMode.mode)
    }

    /// Draws the line as dashes: `count` lengths in points, of dashes and gaps by turns.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        lineDash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }
}

extension UIImage {
    /// Draws the picture into a rectangle, which it fills.
    public func draw(in rect: CGRect) {
        let image = Image(uiImage: self)
        DrawingBoard.current?.add { $0.draw(image, in: rect) }
    }

    /// Draws the picture from a top left corner on.
    public func draw(at point: CGPoint) {
        let image = Image(uiImage: self)
        DrawingBoard.current?.add { $0.draw(image, at: point, anchor: .topLeading) }
    }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws the picture over a rectangle in points, once.
    public func drawAsPattern(in rect: CGRect) { draw(in: rect) }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        let image = Image(uiImage: self)
        DrawingBoard.current?.add { context in
            var own = context
            own.opacity *= Double(alpha)
            if blendMode != .normal { own.blendMode = blendMode.mode }
            own.draw(image, in: rect)
        }
    }
}

/// Fills a rectangle in the colour that is set.
public func UIRectFill(_ rect: CGRect) { DrawingBoard.current?.fill(Path(rect)) }

/// Fills a rectangle, in points, mixed with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    UIRectFill(rect)
    context.restoreGState()
}

/// Strokes a rectangle, mixed with what is there.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    UIRectFrame(rect)
    context.restoreGState()
}

/// Strokes a rectangle, a point wide and inside of it, in the colour that is set for fills.
public func UIRectFrame(_ rect: CGRect) {
    guard let board = DrawingBoard.current else { return }
    let color = board.state.fill
    board.add { $0.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), with: .color(color), lineWidth: 1) }
}

/// Clips later drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { DrawingBoard.current?.clip(Path(rect)) }
