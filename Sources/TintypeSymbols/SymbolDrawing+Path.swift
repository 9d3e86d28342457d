import Foundation
package import TintypeGraphics

extension SymbolDrawing {
    /// The outline of the drawing on the grid, for the non-zero rule.
    ///
    /// - Parameters:
    ///   - outlines: The icon font.
    ///   - name: The symbol, for the error of a glyph that is not there.
    package func path(outlines: some SymbolOutlines, name: String) throws -> Path {
        try path(Drafting(outlines: outlines, name: name, transform: .identity))
    }

    /// The state of a drawing on its way down the tree.
    private struct Drafting<Outlines: SymbolOutlines> {
        var outlines: Outlines
        var name: String
        var transform: CGAffineTransform

        /// Lines shrink by the square root of the scale, so that a small mark inside a circle keeps its weight.
        func scaled(_ width: CGFloat) -> CGFloat {
            width * abs(transform.a * transform.d - transform.b * transform.c).squareRoot().squareRoot()
        }

        func moved(by inner: CGAffineTransform) -> Drafting {
            var drafting = self
            drafting.transform = inner.concatenating(transform)
            return drafting
        }
    }

    private func path(_ drafting: Drafting<some SymbolOutlines>) throws -> Path {
        switch self {
        case .glyph(let scalar):
            guard let outline = try drafting.outlines.outline(of: scalar) else {
                throw SymbolError.missingGlyph(scalar, symbol: drafting.name)
            }
            let side = Self.gridSide
            let grid = CGAffineTransform(a: side, b: 0, c: 0, d: side, tx: 0, ty: side)
            return outline.applying(grid.concatenating(drafting.transform)).keepingDirection(drafting.transform)
        case .fill(let pen):
            return PolygonRegion(pen.path.applying(drafting.transform)).clockwise().path
        case .line(let pen, let width):
            return PolygonRegion.stroke(pen.path.applying(drafting.transform), width: drafting.scaled(width)).path
        case .rim(let drawing, let holes, let width):
            return PolygonRegion(try drawing.path(drafting)).rim(drafting.scaled(width), holes: holes).path
        case .moved(let drawing, let transform): return try drawing.path(drafting.moved(by: transform))
        case .fitted(let drawing, let rect):
            let ink = try drawing.path(drafting.moved(by: drafting.transform.inverted())).inkBounds
            return try drawing.path(drafting.moved(by: Self.fitting(ink, into: rect)))
        case .joined(let drawings):
            return Path(storage: .elements(try drawings.flatMap { try $0.path(drafting).elements }))
        case .cut(let drawing, let by):
            let cut = PolygonRegion(try by.path(drafting))
            return PolygonRegion(try drawing.path(drafting)).subtracting(cut).path
        case .common(let a, let b):
            return PolygonRegion(try a.path(drafting)).intersection(PolygonRegion(try b.path(drafting))).path
        case .solid(let drawing): return PolygonRegion(try drawing.path(drafting)).simplified().withoutHoles().path
        }
    }

    /// Centres `ink` in `rect`, scaled down where it is larger.
    private static func fitting(_ ink: CGRect, into rect: CGRect) -> CGAffineTransform {
        guard !ink.isNull else { return .identity }
        let scale = min(1, rect.width / ink.width, rect.height / ink.height)
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: rect.midX - ink.midX * scale, ty: rect.midY - ink.midY * scale)
    }
}

extension PolygonRegion {
    /// The part of the region within `width` units of its outline, and its holes as `holes` says.
    fileprivate func rim(_ width: CGFloat, holes: SymbolDrawing.Holes) -> PolygonRegion {
        let whole = simplified()
        let outer = holes == .rimmed ? whole : whole.withoutHoles()
        var contours = outer.contours
        contours += outer.inset(by: width).contours.map { $0.reversed() }
        if holes == .filled { contours += outer.subtracting(whole).contours }
        return PolygonRegion(contours: contours)
    }
}

extension Path {
    /// The smallest rectangle that holds what is filled; `.null` for an empty path.
    var inkBounds: CGRect {
        CGRect(bounding: flattened().flatMap { $0 })
    }

    /// The path, turned around if `transform`, which has been applied to it, exchanges left and right: contours
    /// around ink stay clockwise, or overlapping parts would cancel each other.
    fileprivate func keepingDirection(_ transform: CGAffineTransform) -> Path {
        transform.a * transform.d - transform.b * transform.c < 0 ? reversed() : self
    }

    /// The path with every subpath drawn from its end to its start.
    func reversed() -> Path {
        var turned: [Element] = []
        var steps: [(from: CGPoint, element: Element)] = []
        var current = CGPoint.zero
        func finish(isClosed: Bool) {
            guard let last = steps.last else { return }
            turned.append(.move(to: last.element.points.last ?? last.from))
            for (from, element) in steps.reversed() {
                switch element {
                case .line: turned.append(.line(to: from))
                case .quadCurve(_, let control): turned.append(.quadCurve(to: from, control: control))
                case .curve(_, let control1, let control2):
                    turned.append(.curve(to: from, control1: control2, control2: control1))
                case .move, .closeSubpath: break
                }
            }
            if isClosed { turned.append(.closeSubpath) }
            steps = []
        }
        for element in elements {
            switch element {
            case .move(let to):
                finish(isClosed: false)
                current = to
            case .closeSubpath: finish(isClosed: true)
            case .line, .quadCurve, .curve:
                steps.append((current, element))
                current = element.points[element.points.count - 1]
            }
        }
        finish(isClosed: false)
        return Path(storage: .elements(turned))
    }
}
