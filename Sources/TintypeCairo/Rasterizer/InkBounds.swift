import Foundation
import TintypeGraphics

extension CGRect {
    /// The smallest upright rectangle that holds this one as it is under `transform`.
    func bounds(under transform: CGAffineTransform) -> CGRect {
        if isNull { return .null }
        // Without turning or slanting, edges stay edges.
        if transform.b == 0, transform.c == 0 {
            let (left, right) = (minX * transform.a + transform.tx, maxX * transform.a + transform.tx)
            let (top, bottom) = (minY * transform.d + transform.ty, maxY * transform.d + transform.ty)
            return CGRect(
                x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
        }
        return CGRect(bounding: corners.map { $0.applying(transform) })
    }
}

extension CGAffineTransform {
    /// A distance, in pixels, of one in points.
    func vector(_ offset: CGSize) -> CGVector {
        CGVector(dx: a * offset.width + c * offset.height, dy: b * offset.width + d * offset.height)
    }
}

extension GlyphPainter {
    /// A rectangle of the picture, in pixels, that holds all that `items` draw.
    func inkBounds(of items: [DisplayItem], _ transform: CGAffineTransform) throws -> CGRect {
        try items.reduce(CGRect.null) { $0.union(try inkBounds(of: $1, transform)) }
    }

    private func inkBounds(of item: DisplayItem, _ transform: CGAffineTransform) throws -> CGRect {
        switch item {
        case .fill(let path, _, let paint): paint.isClear ? .null : path.boundingRect.bounds(under: transform)
        case .stroke(let path, let style, let paint):
            paint.isClear || style.lineWidth <= 0 ? .null : style.inkBounds(of: path).bounds(under: transform)
        case .glyphs(let run, _): try inkBounds(of: run).bounds(under: transform)
        case .image(_, let rect): rect.standardized.bounds(under: transform)
        case .group(.opacity, let items): try inkBounds(of: items, transform)
        case .group(.transform(let inner), let items): try inkBounds(of: items, inner.concatenating(transform))
        case .group(.projection(let projection), let items):
            try inkBounds(of: items, .identity).seen(through: projection).bounds(under: transform)
        case .group(.clip(let path, _), let items):
            try inkBounds(of: items, transform).common(with: path.boundingRect.bounds(under: transform))
        case .group(.shadow(_, let sigma, let offset), let items):
            try shadowBounds(of: items, sigma: sigma, offset: offset, transform)
        case .group(.blur(let sigma, _), let items):
            try blurBounds(of: items, sigma: sigma, transform)
        case .group(.mask(let mask, isInverse: false), let items):
            try inkBounds(of: items, transform).common(with: try inkBounds(of: mask, transform))
        case .group(.compose(_, let cover), _): try inkBounds(of: cover, transform)
        case .group(.mask, let items), .group(.innerShadow, let items), .group(.blend, let items),
            .group(.isolated, let items), .group(.colors, let items), .group(.alphaThreshold, let items):
            try inkBounds(of: items, transform)
        }
    }

    private func shadowBounds(
        of items: [DisplayItem], sigma: CGFloat, offset: CGSize, _ transform: CGAffineTransform
    ) throws -> CGRect {
        let cast = try inkBounds(of: items, transform)
        guard !cast.isNull else { return .null }
        let blur = ShadowBlur(sigma: sigma, transform)
        // The items are asked once, so that shadows of shadows do not double the questions.
        let by = transform.vector(offset)
        return cast.union(
            cast.offsetBy(dx: by.dx, dy: by.dy).insetBy(dx: -CGFloat(blur.marginX + 1), dy: -CGFloat(blur.marginY + 1)))
    }

    private func blurBounds(
        of items: [DisplayItem], sigma: CGFloat, _ transform: CGAffineTransform
    ) throws -> CGRect {
        let ink = try inkBounds(of: items, transform)
        guard !ink.isNull else { return .null }
        let blur = LayerBlur(sigma: sigma, transform)
        return ink.insetBy(dx: -CGFloat(blur.marginX + 1), dy: -CGFloat(blur.marginY + 1))
    }
}
