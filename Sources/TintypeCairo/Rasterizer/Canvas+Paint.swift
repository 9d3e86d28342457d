import CCairo
import Foundation
import TintypeGraphics

extension Canvas {
    /// Sets what is drawn with. A gradient is worked out for the pixels of `bounds`, in the picture's coordinates.
    ///
    /// The current path is kept; cairo's transform is the identity afterwards.
    func setSource(_ paint: Paint, _ transform: CGAffineTransform, covering bounds: CGRect) {
        if case .color(let color) = paint {
            setSource(color)
            cairo_identity_matrix(context)
            return
        }
        // An outline for a shadow or a mask has no colours, and whatever hides all below it draws the same one.
        if paint.isOpaque, cairo_image_surface_get_format(cairo_get_target(context)) == CAIRO_FORMAT_A8 {
            setSource(.black)
            cairo_identity_matrix(context)
            return
        }
        let area = PixelRect(enclosing: bounds).insetBy(-1, -1).intersection(clipBounds)
        guard !area.isEmpty, let surface = surface(of: paint, transform, covering: area) else {
            return setSource(.clear)
        }
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, surface, 0, 0)
        if case .image(let image) = paint {
            setPattern(of: image, transform)
        } else {
            let source = cairo_get_source(context)
            cairo_pattern_set_filter(source, CAIRO_FILTER_NEAREST)
            let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
            if case .linearGradient = paint, width < area.width || height < area.height {
                cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
            }
        }
        cairo_surface_destroy(surface)
    }

    /// The paint's pixels; of an image, its own. The caller destroys them.
    private func surface(
        of paint: Paint, _ transform: CGAffineTransform, covering area: PixelRect
    ) -> OpaquePointer? {
        switch paint {
        case .color: nil
        case .linearGradient(let stops, let start, let end):
            LinearGradient(stops: stops, start: start, end: end, transform: transform).surface(covering: area)
        case .radialGradient(let radial): RadialGradient(radial, transform).surface(covering: area)
        case .angularGradient(let angular): AngularGradient(angular, transform).surface(covering: area)
        case .mesh(let mesh): MeshGradient(mesh, transform).surface(covering: area)
        case .image(let image): Canvas.surface(of: image)
        case .backdrop(let backdrop): surface(of: backdrop, transform, covering: area)
        }
    }

    /// The pixels of an image, faded; nil for what cairo cannot hold.
    private static func surface(of image: PicturePaint) -> OpaquePointer? {
        let bitmap = image.bitmap
        guard bitmap.width > 0, bitmap.height > 0, max(bitmap.width, bitmap.height) <= CairoRasterizer.longestSide
        else { return nil }
        let pixels = PixelConversion.premultiplied(bitmap.bytes)
        let surface = Canvas.surface(
            covering: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        ) { row, y in
            pixels.withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                row.update(from: start + y * bitmap.width, count: bitmap.width)
            }
        }
        if image.opacity < 1 {
            let layer = cairo_create(surface)
            cairo_set_operator(layer, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_rgba(layer, 0, 0, 0, max(image.opacity, 0))
            cairo_paint(layer)
            cairo_destroy(layer)
        }
        return surface
    }

    /// Puts the source, an image's pixels, into its place.
    private func setPattern(of image: PicturePaint, _ transform: CGAffineTransform) {
        let rect = image.rect.standardized
        guard rect.width > 0, rect.height > 0 else { return setSource(.clear) }
        let placed = CGAffineTransform(
            a: rect.width / CGFloat(image.bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(image.bitmap.height),
            tx: rect.minX, ty: rect.minY
        ).concatenating(transform)
        let t = placed.inverted()
        var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
        let pattern = cairo_get_source(context)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, image.isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, image.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    }
}

extension Paint {
    /// True for what certainly hides all below it.
    fileprivate var isOpaque: Bool {
        guard case .linearGradient(let stops, _, _) = self else { return false }
        return stops.contains { $0.location.isFinite } && stops.allSatisfy { $0.color.alpha >= 1 }
    }
}
