import CCairo
import Foundation
import TintypeGraphics

/// A Gaussian blur of a layer with colours.
///
/// A wide one is made on a smaller copy of the layer, which nobody can tell from the whole: what the copy blurs by itself is
/// taken off the deviation.
struct LayerBlur {
    /// The distance to which a pixel spreads to each side, in the picture's pixels.
    let marginX: Int
    let marginY: Int
    /// The reduction from which on the layer itself is drawn as small as the copy, since it would reach far beyond the
    /// picture.
    private static let leastReduced = 16

    /// The number of the picture's pixels a side that make one of the copy.
    private let step: Int
    private let gaussian: GaussianBlur

    init(sigma: CGFloat, _ transform: CGAffineTransform) {
        let mean = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        let whole = min(max(sigma, 0) * mean, GaussianBlur.widest)
        let step = Int(saturating: whole / 3, in: 1...1_000)
        self.step = step
        if step == 1 {
            gaussian = GaussianBlur(sigma: sigma, transform)
        } else {
            // The mean of a square of pixels and the straight line between two such means spread by (s² − 1)/12 and s²/6.
            let size = CGFloat(step)
            let own = (size * size - 1) / 12 + size * size / 6
            let rest = max(whole * whole - own, 0).squareRoot() / size
            gaussian = GaussianBlur(sigma: rest, .identity)
        }
        marginX = (gaussian.marginX + (step > 1 ? 2 : 0)) * step
        marginY = (gaussian.marginY + (step > 1 ? 2 : 0)) * step
    }

    /// The blurred copy of a surface that covers `area`, on a surface that covers `marginX` and `marginY` more at its sides.
    /// The caller destroys it.
    func blurred(_ source: OpaquePointer?, covering area: PixelRect) -> (surface: OpaquePointer?, area: PixelRect) {
        let whole = area.insetBy(-marginX, -marginY)
        if step == 1 {
            let surface = Canvas.surface(CAIRO_FORMAT_ARGB32, covering: whole)
            copy(source, to: surface, filter: CAIRO_FILTER_NEAREST, scale: 1)
            blur(surface)
            return (surface, whole)
        }
        func down(_ value: Int) -> Int { Int((Double(value) / Double(step)).rounded(.down)) }
        let small = PixelRect(
            x: down(whole.x), y: down(whole.y), width: down(whole.maxX - 1) + 1 - down(whole.x),
            height: down(whole.maxY - 1) + 1 - down(whole.y))
        let copied = Canvas.surface(CAIRO_FORMAT_ARGB32, covering: small)
        defer { cairo_surface_destroy(copied) }
        copy(source, to: copied, filter: CAIRO_FILTER_GOOD, scale: 1 / Double(step))
        blur(copied)
        let surface = Canvas.surface(CAIRO_FORMAT_ARGB32, covering: whole)
        copy(copied, to: surface, filter: CAIRO_FILTER_BILINEAR, scale: Double(step))
        return (surface, whole)
    }

    /// The reach of a pixel of a reduced layer, in its pixels.
    var copyReach: (x: Int, y: Int) { (gaussian.marginX, gaussian.marginY) }
    /// True where layers are drawn as small as the copy.
    var isReduced: Bool { step >= Self.leastReduced }
    /// The transform from the picture's pixels to those that layers are drawn with.
    var toLayer: CGAffineTransform {
        isReduced ? CGAffineTransform(scaleX: 1 / CGFloat(step), y: 1 / CGFloat(step)) : .identity
    }

    /// The blurred copy of a reduced layer, at full size as far as `seen` reaches. The caller destroys it.
    func enlarged(_ layer: OpaquePointer?, to seen: PixelRect) -> OpaquePointer? {
        blur(layer)
        let surface = Canvas.surface(CAIRO_FORMAT_ARGB32, covering: seen)
        copy(layer, to: surface, filter: CAIRO_FILTER_BILINEAR, scale: Double(step))
        return surface
    }

    private func copy(_ source: OpaquePointer?, to target: OpaquePointer?, filter: cairo_filter_t, scale: Double) {
        let context = cairo_create(target)
        cairo_scale(context, scale, scale)
        cairo_set_source_surface(context, source, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), filter)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_destroy(context)
        cairo_surface_flush(target)
    }

    /// Blurs each channel of a surface in place.
    private func blur(_ surface: OpaquePointer?) {
        guard gaussian.marginX > 0 || gaussian.marginY > 0, let data = cairo_image_surface_get_data(surface) else {
            return
        }
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        let stride = Int(cairo_image_surface_get_stride(surface))
        // The blur loses what spreads beyond its rows, which therefore are as much longer.
        let (padX, padY) = (gaussian.marginX, gaussian.marginY)
        let (wide, high) = (width + 2 * padX, height + 2 * padY)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: wide * high) { plane in
            guard let plane = plane.baseAddress else { return }
            for channel in 0..<4 {
                plane.initialize(repeating: 0, count: wide * high)
                for y in 0..<height {
                    let (row, out) = (data + y * stride + channel, plane + (y + padY) * wide + padX)
                    for x in 0..<width { out[x] = row[4 * x] }
                }
                gaussian.apply(to: plane, width: wide, height: high, stride: wide)
                for y in 0..<height {
                    let (row, out) = (data + y * stride + channel, plane + (y + padY) * wide + padX)
                    for x in 0..<width { row[4 * x] = out[x] }
                }
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}

extension Canvas {
    /// The blurred picture of what `draw` draws within `area`, through the transform of pixels that it is given. The caller
    /// destroys the surface. nil where there is none.
    func blurredLayer(
        _ blur: LayerBlur, covering area: PixelRect, draw: (Canvas, CGAffineTransform) -> Void
    ) -> (surface: OpaquePointer?, area: PixelRect)? {
        let (marginX, marginY) = blur.copyReach
        let source =
            blur.isReduced
            ? PixelRect(enclosing: area.rect.bounds(under: blur.toLayer)).insetBy(-1 - marginX, -1 - marginY) : area
        guard let surface = layerSurface(CAIRO_FORMAT_ARGB32, covering: source) else { return nil }
        defer { cairo_surface_destroy(surface) }
        let layer = Canvas(
            surface: surface, painter: painter, below: self, fromBelow: blur.toLayer,
            budget: blur.isReduced ? budget.layer(source) : budget)
        if blur.isReduced { layer.clip(source.insetBy(marginX, marginY)) }
        draw(layer, blur.toLayer)
        _ = reported { try layer.finish() }
        guard blur.isReduced else { return blur.blurred(surface, covering: area) }
        let seen = area.insetBy(-blur.marginX, -blur.marginY).intersection(clipBounds)
        return (blur.enlarged(surface, to: seen), seen)
    }
}
