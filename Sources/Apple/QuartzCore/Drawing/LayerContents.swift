import Foundation
import TintypeGraphics

/// The picture of a layer in its bounds.
struct LayerContents {
    private let bitmap: Bitmap
    /// The part that is shown, in fractions of the picture.
    private let part: CGRect
    /// The part of that one that is stretched, in fractions of it.
    private let center: CGRect
    /// The size of a pixel is one over it, in points.
    private let scale: CGFloat
    private let gravity: CALayerContentsGravity
    private let isSmooth: Bool

    /// nil for a layer without a picture, or whose content is none that is drawn here.
    init?(of layer: CALayer) {
        guard let image = layer.contents as? CGImage, image.width > 0, image.height > 0,
            layer.contentsRect.width > 0, layer.contentsRect.height > 0
        else { return nil }
        bitmap = image.bitmap
        part = layer.contentsRect
        let (columns, rows) = (CGFloat(image.width) * part.width, CGFloat(image.height) * part.height)
        center = LayerContents.widened(layer.contentsCenter, to: CGSize(width: 1 / columns, height: 1 / rows))
        scale = layer.contentsScale > 0 ? layer.contentsScale : 1
        gravity = layer.contentsGravity
        isSmooth = layer.magnificationFilter != .nearest
    }

    /// A part without a width or height is a pixel around its place.
    private static func widened(_ center: CGRect, to pixel: CGSize) -> CGRect {
        let (x, y) = (max(pixel.width - center.width, 0), max(pixel.height - center.height, 0))
        return center.insetBy(dx: -x / 2, dy: -y / 2).intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    /// The size of the part, in points.
    private var size: CGSize {
        CGSize(
            width: CGFloat(bitmap.width) * part.width / scale, height: CGFloat(bitmap.height) * part.height / scale)
    }

    func items(in frame: CGRect) -> [DisplayItem] {
        let target = rect(in: frame)
        guard target.width > 0, target.height > 0 else { return [] }
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1),
            gravity == .resize || gravity == .resizeAspect || gravity == .resizeAspectFill
        else {
            return draw(part, in: target)
        }
        return stretched(in: target)
    }

    /// The rectangle that the picture fills. On iOS the layers' y runs down and the names of the edges are those of
    /// coordinates that run up: `top` is at the bottom.
    private func rect(in frame: CGRect) -> CGRect {
        var size = size
        let (x, y) = (frame.width / size.width, frame.height / size.height)
        switch gravity {
        case .resize: return frame
        case .resizeAspect, .resizeAspectFill:
            let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        default: break
        }
        let free = CGSize(width: frame.width - size.width, height: frame.height - size.height)
        let across: CGFloat =
            switch gravity {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let down: CGFloat =
            switch gravity {
            case .bottom, .bottomLeft, .bottomRight: 0
            case .top, .topLeft, .topRight: 1
            default: 0.5
            }
        return CGRect(
            origin: CGPoint(x: frame.minX + free.width * across, y: frame.minY + free.height * down), size: size)
    }

    /// A part of the picture in a rectangle.
    private func draw(_ part: CGRect, in rect: CGRect) -> [DisplayItem] {
        guard rect.width > 0, rect.height > 0, part.width > 0, part.height > 0 else { return [] }
        let (x, y) = (rect.width / part.width, rect.height / part.height)
        let whole = CGRect(x: rect.minX - part.minX * x, y: rect.minY - part.minY * y, width: x, height: y)
        if !isSmooth {
            let paint = PicturePaint(bitmap: bitmap, rect: whole, isSmooth: false)
            return [.fill(Path(rect), FillStyle(), .image(paint))]
        }
        let image = DisplayItem.image(bitmap, in: whole)
        return whole == rect ? [image] : [.group(.clip(Path(rect), FillStyle(antialiased: false)), [image])]
    }

    /// The nine parts around and in the middle one, of which the corners keep their size.
    private func stretched(in rect: CGRect) -> [DisplayItem] {
        func cuts(_ from: CGFloat, _ to: CGFloat, _ natural: CGFloat, _ length: CGFloat) -> [(CGFloat, CGFloat)] {
            let (before, after) = (from * natural, (1 - to) * natural)
            let fit = min(1, length / max(before + after, .leastNonzeroMagnitude))
            return [(0, 0), (from, before * fit), (to, length - after * fit), (1, length)]
        }
        let columns = cuts(center.minX, center.maxX, size.width, rect.width)
        let rows = cuts(center.minY, center.maxY, size.height, rect.height)
        var items: [DisplayItem] = []
        for (top, bottom) in zip(rows, rows.dropFirst()) {
            for (left, right) in zip(columns, columns.dropFirst()) {
                let source = CGRect(
                    x: part.minX + left.0 * part.width, y: part.minY + top.0 * part.height,
                    width: (right.0 - left.0) * part.width, height: (bottom.0 - top.0) * part.height)
                let target = CGRect(
                    x: rect.minX + left.1, y: rect.minY + top.1, width: right.1 - left.1, height: bottom.1 - top.1)
                items += draw(source, in: target)
            }
        }
        return items
    }
}
