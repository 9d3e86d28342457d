import CCairo
import Foundation
import TintypeGraphics

/// Items drawn on a surface of their own.
struct DrawnLayer: ~Copyable {
    let surface: OpaquePointer?
    let area: PixelRect

    deinit {
        cairo_surface_destroy(surface)
    }
}

extension Canvas {
    /// Draws items on a surface of their own, as far as what is up to `margin` pixels beside it can be seen; nil where nothing
    /// is.
    func layer(
        _ items: [DisplayItem], _ transform: CGAffineTransform, opacity: Double = 1, margin: (x: Int, y: Int) = (0, 0)
    ) -> DrawnLayer? {
        guard let area = layerArea(of: items, transform, margin: margin),
            let surface = layerSurface(CAIRO_FORMAT_ARGB32, covering: area)
        else { return nil }
        let canvas = canvas(on: surface, isSeenThrough: true)
        canvas.draw(items, transform, opacity: opacity)
        _ = reported { try canvas.finish() }
        return DrawnLayer(surface: surface, area: area)
    }

    /// The area in which items draw that are up to `margin` pixels beside what can be seen; nil where nothing is.
    func layerArea(
        of items: [DisplayItem], _ transform: CGAffineTransform, margin: (x: Int, y: Int)
    ) -> PixelRect? {
        let bounds = reported { try painter.inkBounds(of: items, transform) } ?? .null
        let area = PixelRect(enclosing: bounds).insetBy(-1, -1).intersection(clipBounds.insetBy(-margin.x, -margin.y))
            .intersection(budget.outline(margin: margin))
        return bounds.isNull || area.isEmpty ? nil : area
    }

    /// A transparent surface, which the caller destroys; nil, and an error of the picture, where its layers take too much.
    func layerSurface(_ format: cairo_format_t, covering area: PixelRect) -> OpaquePointer? {
        reported { try budget.memory.surface(format, covering: area) } ?? nil
    }

    /// Draws a surface in the picture's coordinates.
    func paint(_ surface: OpaquePointer?, opacity: Double = 1, operator rule: cairo_operator_t = CAIRO_OPERATOR_OVER) {
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_set_operator(context, rule)
        cairo_paint_with_alpha(context, opacity)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Draws items as one picture that is combined with what is below by a rule.
    func drawBlended(_ items: [DisplayItem], _ mode: BlendMode, _ transform: CGAffineTransform, opacity: Double) {
        guard let layer = layer(items, transform) else { return }
        if mode == .plusDarker { return drawDarkened(layer.surface, layer.area, opacity: opacity) }
        // Outside of the layer nothing changes, also under rules that would clear what it does not cover.
        cairo_save(context)
        clip(layer.area)
        paint(layer.surface, opacity: opacity, operator: mode.cairo)
        cairo_restore(context)
    }

    /// The sum of both pictures less white, of which cairo has none: worked out of premultiplied pixels, where a colour less
    /// its alpha is how far it is from white.
    private func drawDarkened(_ source: OpaquePointer?, _ area: PixelRect, opacity: Double) {
        let target = cairo_get_target(context)
        let below = Canvas.surface(CAIRO_FORMAT_ARGB32, covering: area)
        defer { cairo_surface_destroy(below) }
        let copy = cairo_create(below)
        cairo_set_source_surface(copy, target, 0, 0)
        cairo_paint(copy)
        cairo_destroy(copy)
        cairo_surface_flush(below)
        guard let data = cairo_image_surface_get_data(below) else { return }
        let stride = Int(cairo_image_surface_get_stride(below))
        let part = UInt32((opacity * 255).rounded())
        Canvas.forEachRow(of: source, area) { row, y in
            let under = UnsafeRawPointer(data + (y - area.y) * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<area.width {
                func channel(_ word: UInt32, _ shift: UInt32) -> Int { Int(word >> shift & 0xFF) }
                let (s, d) = (row[x], under[x])
                let (sa, da) = (channel(s, 24) * Int(part) / 255, channel(d, 24))
                let alpha = min(sa + da, 255)
                var word = UInt32(alpha) << 24
                for shift: UInt32 in [16, 8, 0] {
                    let distance = (sa - channel(s, shift) * Int(part) / 255) + (da - channel(d, shift))
                    word |= UInt32(min(max(alpha - distance, 0), alpha)) << shift
                }
                row[x] = word
            }
        }
        cairo_save(context)
        clip(area)
        paint(source, operator: CAIRO_OPERATOR_SOURCE)
        cairo_restore(context)
    }

    /// Draws items as far as other items are opaque above them, or are not.
    func drawMasked(
        _ items: [DisplayItem], by mask: [DisplayItem], isInverse: Bool, _ transform: CGAffineTransform, opacity: Double
    ) {
        guard let layer = layer(items, transform, opacity: opacity) else { return }
        let cover = Canvas.surface(CAIRO_FORMAT_A8, covering: layer.area)
        defer { cairo_surface_destroy(cover) }
        let canvas = canvas(on: cover)
        canvas.draw(mask, transform)
        _ = reported { try canvas.finish() }
        if isInverse {
            let inverse = cairo_create(cover)
            cairo_set_operator(inverse, CAIRO_OPERATOR_XOR)
            cairo_set_source_rgba(inverse, 0, 0, 0, 1)
            cairo_paint(inverse)
            cairo_destroy(inverse)
        }
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, layer.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_mask_surface(context, cover, 0, 0)
    }

    /// Draws items blurred. An opaque blur makes no edge transparent: each colour is weighed by what there is of it.
    func drawBlurred(
        _ items: [DisplayItem], sigma: CGFloat, isOpaque: Bool, _ transform: CGAffineTransform, opacity: Double
    ) {
        guard sigma > 0, sigma.isFinite, transform.isInvertible else { return draw(items, transform, opacity: opacity) }
        let blur = LayerBlur(sigma: sigma, transform)
        guard let area = layerArea(of: items, transform, margin: (blur.marginX, blur.marginY)),
            let (blurred, whole) = blurredLayer(
                blur, covering: area, draw: { $0.draw(items, transform.concatenating($1)) })
        else { return }
        defer { cairo_surface_destroy(blurred) }
        guard isOpaque else { return paint(blurred, opacity: opacity) }
        Canvas.forEachRow(of: blurred, whole) { row, _ in
            for x in 0..<whole.width where row[x] >> 24 > 0 {
                var color = PixelColor.components(row[x])
                color.w = 1
                row[x] = PixelColor.word(color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)))
            }
        }
        cairo_save(context)
        clip(area.insetBy(1, 1))
        paint(blurred, opacity: opacity)
        cairo_restore(context)
    }

    /// Draws the shadow that falls from around items on to them, and the items below it.
    ///
    /// As below a shadow, items that hold further ones are drawn once, and the layer is moved.
    func drawInnerShadow(
        of items: [DisplayItem], _ color: ResolvedColor, sigma: CGFloat, offset: CGSize, _ transform: CGAffineTransform,
        opacity: Double
    ) {
        let blur = LayerBlur(sigma: sigma, transform)
        let (by, isOnce) = (transform.vector(offset), items.nestShadows)
        let margin = isOnce ? ShadowBlur(sigma: sigma, transform).margin(movedBy: by) : (0, 0)
        guard let layer = layer(items, transform, margin: margin) else { return }
        let moved = transform.translatedBy(x: offset.width, y: offset.height)
        let seen = layer.area.intersection(clipBounds)
        let shade = blurredLayer(blur, covering: seen.insetBy(-blur.marginX, -blur.marginY)) { canvas, toCopy in
            canvas.replaceAll(with: color)
            if isOnce {
                canvas.paint(layer.surface, movedBy: by, toCopy, operator: CAIRO_OPERATOR_DEST_OUT)
            } else if moved.isInvertible, let hole = canvas.layer(items, moved.concatenating(toCopy)) {
                canvas.paint(hole.surface, operator: CAIRO_OPERATOR_DEST_OUT)
            }
        }
        if let shade {
            let top = cairo_create(layer.surface)
            cairo_set_operator(top, CAIRO_OPERATOR_ATOP)
            cairo_set_source_surface(top, shade.surface, 0, 0)
            cairo_paint(top)
            cairo_destroy(top)
            cairo_surface_destroy(shade.surface)
        }
        paint(layer.surface, opacity: opacity)
    }

    /// Draws items with their colours changed.
    func drawChanged(
        _ items: [DisplayItem], by matrix: ColorMatrixValues, _ transform: CGAffineTransform, opacity: Double
    ) {
        guard let layer = layer(items, transform) else { return }
        Canvas.change(layer.surface, layer.area, by: matrix)
        paint(layer.surface, opacity: opacity)
    }

    /// Draws in one colour what is more opaque than `least` and at most as opaque as `most`, with smooth edges.
    func drawThreshold(
        _ items: [DisplayItem], alpha range: (least: Double, most: Double), _ color: ResolvedColor,
        _ transform: CGAffineTransform, opacity: Double
    ) {
        guard let layer = layer(items, transform) else { return }
        AlphaThreshold(above: range.least, upTo: range.most, color).apply(to: layer)
        paint(layer.surface, opacity: opacity)
    }

    /// Puts every pixel of a surface through a matrix.
    static func change(_ surface: OpaquePointer?, _ area: PixelRect, by matrix: ColorMatrixValues) {
        let m = matrix.rows
        func row(_ index: Int) -> (SIMD4<Double>, Double) {
            (SIMD4(m[5 * index], m[5 * index + 1], m[5 * index + 2], m[5 * index + 3]), m[5 * index + 4])
        }
        let (red, green, blue, alpha) = (row(0), row(1), row(2), row(3))
        // Most pixels are like the one before.
        var (known, answer): (UInt32, UInt32) = (0, 0)
        forEachRow(of: surface, area) { row, _ in
            for x in 0..<area.width where row[x] >> 24 > 0 {
                if row[x] != known {
                    known = row[x]
                    let color = PixelColor.components(known)
                    let changed = SIMD4(
                        (red.0 * color).sum() + red.1, (green.0 * color).sum() + green.1,
                        (blue.0 * color).sum() + blue.1, (alpha.0 * color).sum() + alpha.1)
                    answer = PixelColor.word(changed.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)))
                }
                row[x] = answer
            }
        }
    }
}

extension BlendMode {
    /// Cairo's rule of the same name; `plusDarker` has none and is not asked for.
    fileprivate var cairo: cairo_operator_t {
        switch self {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
