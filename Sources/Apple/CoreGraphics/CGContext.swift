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

    /// The canvas of a board of UIKit's.
    package init(board: DrawingBoard) {
        self.board = board
        width = Int(saturating: board.size.width.rounded(.up))
        height = Int(saturating: board.size.height.rounded(.up))
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
