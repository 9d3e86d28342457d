public import Foundation
public import TintypeGraphics
public import TintypeUI

/// A canvas that views are drawn on. CoreGraphics' type, as far as `ImageRenderer.render(rasterizationScale:renderer:)` needs it.
///
/// The origin is at the bottom left and y points up, in pixels until the coordinates are changed. What is drawn is kept as a
/// list, and becomes pixels in ``makeImage()``.
public final class CGContext {
    /// Pixels a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// From the coordinates that are drawn in to pixels.
    public private(set) var ctm = CGAffineTransform()
    private var saved: [CGAffineTransform] = []
    private var items: [DisplayItem] = []

    /// A transparent canvas of `width` by `height` pixels, four channels of 8 bits. Memory of the caller's own and other
    /// formats are not supported: nil.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil, width > 0, height > 0, bitsPerComponent == 8 else { return nil }
        self.width = width
        self.height = height
    }

    public func saveGState() { saved.append(ctm) }
    public func restoreGState() { ctm = saved.popLast() ?? ctm }
    public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
    public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
    public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

    /// What was drawn so far, nil where it cannot be.
    public func makeImage() -> CGImage? {
        let list = DisplayList(size: CGSize(width: width, height: height), scale: 1, background: nil, items: items)
        return (try? RenderResources.standard.get().rasterizer.rasterize(list)).map(CGImage.init)
    }

    /// Draws a picture upright at the origin.
    func draw(_ list: DisplayList) {
        func flipped(_ height: CGFloat) -> CGAffineTransform {
            CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        }
        let toPixels = flipped(list.size.height).concatenating(ctm).concatenating(flipped(CGFloat(height)))
        var content = list.items
        if let background = list.background {
            content.insert(.fill(Path(CGRect(origin: .zero, size: list.size)), FillStyle(), .color(background)), at: 0)
        }
        items.append(.group(.transform(toPixels), content))
    }
}

/// A space that colours are given in. Everything is drawn in sRGB.
public final class CGColorSpace: Sendable {
    init() {}
}

/// The space of the screen, which here is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Where the alpha of a pixel is kept. It has no effect here.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none
    case premultipliedLast
    case premultipliedFirst
    case last
    case first
    case noneSkipLast
    case noneSkipFirst
    case alphaOnly
}
