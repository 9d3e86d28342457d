public import Foundation

extension CGContext {
    /// From the coordinates that are drawn in to those of the canvas, and the same for places.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// The path that is built.
    public var path: CGPath? { board.path.isEmpty ? nil : board.path.cgPath }
    public var isPathEmpty: Bool { board.path.isEmpty }
    public var currentPointOfPath: CGPoint { board.path.currentPoint ?? .zero }
    public var boundingBoxOfPath: CGRect { board.path.boundingRect }
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool { board.path.contains(point) }

    /// The part that is drawn on: what clips it is not counted.
    public var boundingBoxOfClipPath: CGRect {
        CGRect(x: 0, y: 0, width: width, height: height).applying(ctm.inverted())
    }

    /// Adds rectangles, or an arc that touches two lines.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
        board.path.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
    }

    /// Puts the outline of the line in place of the path.
    public func replacePathWithStrokedPath() { board.path = board.path.strokedPath(board.state.line) }

    /// Clips later drawing to rectangles, or to all of a mask's rectangle: how dark the mask is does not count.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.addRect(rect) }
        board.clip(path)
    }
    public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

    /// Takes all clipping away that the state before was not clipped by: none is taken away here, as states are kept whole.
    public func resetClip() {}

    /// Takes what was drawn in a rectangle away.
    public func clear(_ rect: CGRect) {
        board.add { context in
            var own = context
            own.blendMode = .destinationOut
            own.fill(Path(rect), with: .color(.black))
        }
    }

    /// Draws a picture again and again, over all of the canvas where `byTiling` says so.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling, rect.width > 0, rect.height > 0 else { return draw(image, in: rect) }
        let whole = boundingBoxOfClipPath
        let left = rect.minX - ((rect.minX - whole.minX) / rect.width).rounded(.up) * rect.width
        let first = rect.minY - ((rect.minY - whole.minY) / rect.height).rounded(.up) * rect.height
        for x in stride(from: left, to: whole.maxX, by: rect.width) {
            for y in stride(from: first, to: whole.maxY, by: rect.height) {
                draw(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height))
            }
        }
    }

    /// Draws several things as one. They are drawn one by one here.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { saveGState() }
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        saveGState()
        clip(to: rect)
    }
    public func endTransparencyLayer() { restoreGState() }

    /// Sets the colours of fills and strokes by their components: red, green, blue and alpha, or grey and alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        setFillColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        setStrokeColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
    public func setFillColorSpace(_ space: CGColorSpace) {}
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
}
