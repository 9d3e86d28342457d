import CCairo
import Foundation
import TintypeGraphics

/// The most that the layers of a picture may cost. Shared by its canvas and all those that are drawn on it.
struct LayerBudget {
    /// The most pixels of a projected layer.
    private static let mostProjected: CGFloat = 8_388_608
    /// The most pixels of a projected layer for one of the picture's: oversampled, and unevenly stretched.
    private static let mostForOne: CGFloat = 32

    /// The number of the canvas's pixels, a side, that stand for one of the picture.
    ///
    /// A layer that goes through a transform which is not affine is drawn finer than the picture. One in another would be
    /// finer still; since both are counted from the picture, layers in layers cost as much as layers beside one another.
    private(set) var oversampling: CGFloat = 1
    /// The least distance beside what is seen in which layers draw, where shadows in shadows reach as far, in pixels.
    private static let leastReach = 128

    /// The seen part of the canvas, in its pixels. Whatever lies outside comes in by shadows and blurs alone; each that lies in
    /// another would let it come from further away, as nobody could tell.
    private(set) var seen: PixelRect
    /// The most pixels of a projected layer.
    let mostProjectedPixels: CGFloat
    let memory: LayerMemory
    let time: DrawingTime

    /// The budget of a picture of that size, in pixels.
    init(width: Int, height: Int, limits: Limits) {
        seen = PixelRect(x: 0, y: 0, width: width, height: height)
        let pixels = width * height
        mostProjectedPixels = min(CGFloat(pixels) * Self.mostForOne, Self.mostProjected)
        memory = LayerMemory(picture: pixels)
        time = DrawingTime(limits)
    }

    /// The budget of a layer whose pixels are not those of the canvas.
    ///
    /// - Parameters:
    ///   - area: The visible part of the layer, in its pixels.
    ///   - factor: The layer's fineness as a factor of the picture's.
    func layer(_ area: PixelRect, finer factor: CGFloat = 1) -> LayerBudget {
        var budget = self
        budget.seen = area
        budget.oversampling *= factor
        return budget
    }

    /// The area in which things may lie that effects of such a reach make seen.
    func outline(margin: (x: Int, y: Int)) -> PixelRect {
        seen.insetBy(-max(margin.x, Self.leastReach), -max(margin.y, Self.leastReach))
    }
}

/// Counts what the layers of a picture take up at once, since each in another is kept until that is drawn.
final class LayerMemory {
    private static let key = Key()
    /// In bytes.
    let limit: Int
    private(set) var taken = 0

    /// - Parameter pixels: Of the picture, at 4 bytes each; four of its size are always allowed, and a gibibyte.
    init(picture pixels: Int) {
        limit = max(1 << 30, 4 * 4 * pixels)
    }

    /// A transparent surface, which the caller destroys.
    ///
    /// - Throws: ``RenderError`` for more than is left.
    func surface(_ format: cairo_format_t, covering area: PixelRect) throws -> OpaquePointer? {
        let bytes = area.height * Int(cairo_format_stride_for_width(format, Int32(area.width)))
        let side = CairoRasterizer.longestSide
        guard area.width <= side, area.height <= side, taken + bytes <= limit else {
            let size = "an effect draws a layer of \(area.width) by \(area.height) pixels"
            let hint = "lessen radius, offset or scale, or put fewer effects in one another"
            throw RenderError(taken == 0 ? "\(size)" : "\(size) in others of \(taken >> 20) MB", hint: hint)
        }
        let surface = Canvas.surface(format, covering: area)
        taken += bytes
        let share = Unmanaged.passRetained(Share(memory: self, bytes: bytes))
        let status = cairo_surface_set_user_data(surface, Self.key.address, share.toOpaque()) { share in
            if let share { Unmanaged<Share>.fromOpaque(share).release() }
        }
        // A surface without memory keeps nothing.
        if status != CAIRO_STATUS_SUCCESS { share.release() }
        return surface
    }

    /// The memory of one surface, until cairo drops it.
    private final class Share {
        let memory: LayerMemory
        let bytes: Int

        init(memory: LayerMemory, bytes: Int) {
            self.memory = memory
            self.bytes = bytes
        }

        deinit { memory.taken -= bytes }
    }

    /// The address by which cairo knows our data; never read.
    private struct Key: @unchecked Sendable {
        let address = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    }
}
