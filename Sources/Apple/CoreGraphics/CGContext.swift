public import Foundation

/// A canvas that views and shapes are drawn on. CoreGraphics' type, as far as `ImageRenderer` and drawing by hand need it.
///
/// Of a canvas of pixels the origin is at the bottom left and y points up, in pixels until the coordinates are changed;
/// of a canvas that UIKit hands out it is at the top left, and y points down, in points. Drawing is kept as steps, and
/// becomes pixels in ``makeImage()``.
public final class CGContext {
    /// Pixels a row; of UIKit's canvas points.
    public let width: Int
    /// Rows.
    public let height: Int
    /// From the coordinates that are drawn in to those of the canvas.
    public private(set) var ctm = CGAffineTransform()
    private var saved: [CGAffineTransform] = []
    package let board: DrawingBoard

    /// A transparent canvas of `width` by `height` pixels, four channels of 8 bits. Memory of the caller's own and other
    /// formats are not supported: nil.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil, width > 0, height > 0, bitsPerComponent == 8 else { return nil }
        self.width = width
        self.height = height
        board = DrawingBoard(size: CGSize(width: width, height: height))
        let flip = CGContext.flipped(CGFloat(height))
        board.add { $0.concatenate(flip) }
    }

    /// nil: no PDF is written here, neither to a file nor to memory.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        return nil
    }
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        return nil
    }

    /// The pages of a PDF, which no canvas here has.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {}
    public func endPDFPage() {}
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
    public func endPage() {}
    public func closePDF() {}

    /// The canvas of a board of UIKit's.
    package init(board: DrawingBoard) {
        self.board = board
        width = Int(saturating: board.size.width.rounded(.up))
        height = Int(saturating: board.size.height.rounded(.up))
    }

    /// The pixels as drawn so far, row by row from the top: they live as long as the context, and later drawing does not
    /// change them. nil where they cannot be made.
    public var data: UnsafeMutableRawPointer? {
        guard let bytes = makeImage()?.bitmap.bytes else { return nil }
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
        pixels.copyMemory(from: bytes, byteCount: bytes.count)
        handedOut.append(pixels)
        return pixels
    }
    private var handedOut: [UnsafeMutableRawPointer] = []

    deinit { for pixels in handedOut { pixels.deallocate() } }

    /// The format of the pixels.
    public var bytesPerRow: Int { 4 * width }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }

    /// Settings that change nothing here: pictures and edges are always smooth.
    public var interpolationQuality = CGInterpolationQuality.default
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    public func setFlatness(_ flatness: CGFloat) {}
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    public func setPatternPhase(_ phase: CGSize) {}
    public func flush() {}
    public func synchronize() {}

    /// Settings of glyphs, which change nothing here: texts are drawn by their own attributes.
    public func setFont(_ font: CGFont) {}
    public func setFontSize(_ size: CGFloat) {}
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    public func setCharacterSpacing(_ spacing: CGFloat) {}

    /// The transform of texts that are drawn by hand; its place is where they are drawn, in points.
    public var textMatrix = CGAffineTransform.identity
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Keeps the state of drawing, to be restored.
    public func saveGState() {
        saved.append(ctm)
        board.save()
    }

    /// Restores the state that was kept last.
    public func restoreGState() {
        ctm = saved.popLast() ?? ctm
        board.restore()
    }

    /// Changes the coordinates of later drawing.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Applies a transform to the coordinates of later drawing.
    public func concatenate(_ transform: CGAffineTransform) {
        ctm = transform.concatenating(ctm)
        board.add { $0.concatenate(transform) }
    }

    /// The picture as drawn so far; nil where it cannot be made.
    public func makeImage() -> CGImage? {
        guard let session = RenderResources.drawingSession(scale: 1) else { return nil }
        let items = board.items(in: session)
        let list = DisplayList(size: CGSize(width: width, height: height), scale: 1, background: nil, items: items)
        return (try? RenderResources.bitmap(of: list)).map(CGImage.init)
    }

    private static func flipped(_ height: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    }

    /// Draws a picture upright at the origin.
    func draw(_ list: DisplayList) {
        var content = list.items
        if let background = list.background {
            content.insert(.fill(Path(CGRect(origin: .zero, size: list.size)), FillStyle(), .color(background)), at: 0)
        }
        let items: [DisplayItem] = [.group(.transform(CGContext.flipped(list.size.height)), content)]
        board.add { $0.draw(items) }
    }
}
