package import Foundation
package import TintypeGraphics

extension SymbolDrawing {
    /// The outline of the drawing on the grid, for the non-zero rule.
    ///
    /// - Parameters:
    ///   - outlines: The icon font.
    ///   - name: The symbol, for the error of a glyph that is not there.
    ///   - stroke: The width of its lines, in units.
    package func path(outlines: some SymbolOutlines, name: String, stroke: CGFloat = usualStroke) throws -> Path {
        try path(Drafting(outlines: outlines, name: name, stroke: stroke, transform: .identity))
    }

    /// The width that the drawings' own lines have, in units.
    package static let usualStroke: CGFloat = 2

    /// The state of a drawing on its way down the tree.
    private struct Drafting<Outlines: SymbolOutlines> {
        var outlines: Outlines
        var name: String
        var stroke: CGFloat
        var transform: CGAffineTransform

        /// The scale of lengths.
        var scale: CGFloat { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }

        /// Lines shrink by the fourth root of the scale, so that a small mark inside a circle keeps its weight. Those that are drawn
        /// thinner than others stand close to them, and grow half as much as they do.
        func scaled(_ width: CGFloat) -> CGFloat {
            var growth = stroke / SymbolDrawing.usualStroke
            if growth > 1, width < 1.9 { growth = (growth + 1) / 2 }
            return width * growth * scale.squareRoot().squareRoot()
        }

        func moved(by inner: CGAffineTransform) -> Drafting {
            var drafting = self
            drafting.transform = inner.concatenating(transform)
            return drafting
        }

        /// A path with lines as thick as they may be without closing what is open at the regular weight: in what is small or narrow
        /// thick ones would run together.
        func open(_ draw: (Drafting) throws -> Path) throws -> Path {
            func drawn(_ stroke: CGFloat) throws -> Path {
                var drafting = self
                drafting.stroke = stroke
                return try draw(drafting)
            }
            func contours(_ path: Path) -> Int { PolygonRegion(path).simplified().contours.count }
            let whole = try drawn(stroke)
            let regular = SymbolOutline.stroke(weight: 400)
            let growth = stroke - regular
            guard growth > 0 else { return whole }
            let open = try drawn(regular)
            let least = contours(open)
            if contours(whole) >= least { return whole }
            for part in [0.75, 0.5, 0.25] {
                let path = try drawn(regular + growth * part)
                if contours(path) >= least { return path }
            }
            return open
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
            let drawn = outline.applying(grid.concatenating(drafting.transform)).keepingDirection(drafting.transform)
            return PolygonRegion(drawn).weighted(
                from: Self.usualStroke * drafting.scale, to: drafting.scaled(Self.usualStroke)
            )?.path ?? drawn
        case .fill(let pen):
            return PolygonRegion(pen.path.applying(drafting.transform)).clockwise().path
        case .soft(let pen, let radius):
            return PolygonRegion(pen.path.applying(drafting.transform)).clockwise()
                .softened(growing: 0.5 * drafting.scale, radius: radius * drafting.scale).path
        case .line(let pen, let width):
            return PolygonRegion.stroke(pen.path.applying(drafting.transform), width: drafting.scaled(width)).path
        case .rim(let drawing, let holes, let width):
            let region = PolygonRegion(try drawing.path(drafting))
            let whole = region.rim(drafting.scaled(width), holes: holes)
            if whole.isOpen { return whole.region.path }
            return try drafting.open { region.rim($0.scaled(width), holes: holes).region.path }
        case .moved(let drawing, let transform): return try drawing.path(drafting.moved(by: transform))
        case .fitted(let drawing, let rect): return try drawing.openPath(fittedInto: rect, drafting)
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

    /// The drawing in `rect`, of which nothing closes.
    private func openPath(fittedInto rect: CGRect, _ drafting: Drafting<some SymbolOutlines>) throws -> Path {
        try drafting.open { drafting in
            let ink = try path(drafting.moved(by: drafting.transform.inverted())).inkBounds
            return try path(drafting.moved(by: Self.fitting(ink, into: rect)))
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
    /// The region grown on all sides, and its corners as round as they may be where the shape is broad enough.
    fileprivate func softened(growing distance: CGFloat, radius: CGFloat) -> PolygonRegion {
        let whole = simplified()
        for radius in [radius, radius / 2] where radius > distance {
            let core = whole.inset(by: radius - distance)
            if core.contours.count == whole.contours.count { return core.grown(by: radius) }
        }
        return whole.grown(by: distance)
    }

    /// The region with all that is within a distance of it.
    fileprivate func grown(by distance: CGFloat) -> PolygonRegion {
        PolygonRegion(contours: contours + PolygonRegion.stroke(path, width: 2 * distance).contours)
    }

    /// A glyph of an icon font whose lines are as thick as another stroke, and whose corners and ends are round; nil where that
    /// would lose a part of it. A glyph that is no line work, as a filled one, only gets round corners.
    fileprivate func weighted(from usual: CGFloat, to stroke: CGFloat) -> PolygonRegion? {
        let whole = simplified()
        // What a line encloses is its length by its thickness, and it is bounded by twice its length.
        let isLines = 2 * whole.area < 1.4 * usual * whole.length
        // Its thinner lines would break.
        let change = isLines ? min((usual - stroke) / 2, 0.28 * usual) : 0
        for radius in [0.32, 0.16, 0.05] {
            let depth = radius * usual + max(change, 0)
            let core = whole.inset(by: depth)
            // What is left of lines of one width; where it is much less some of them are gone.
            let expected = isLines ? whole.area * (1 - 2 * depth / usual) : 0
            guard core.contours.count == whole.contours.count, core.area > 0.6 * expected,
                !isLines || core.length > 0.7 * whole.length
            else { continue }
            return core.grown(by: depth - change)
        }
        return nil
    }

    /// The area, in square units: the contours must not cross each other.
    private var area: CGFloat {
        let doubled = contours.reduce(0) { $0 + Self.doubledArea($1) }
        return CGFloat(doubled) / 2 / Self.stepsPerUnit / Self.stepsPerUnit
    }

    /// The length of all contours, in units.
    private var length: CGFloat {
        points.reduce(0) { sum, line in
            var last = line[line.count - 1]
            return line.reduce(sum) { length, point in
                defer { last = point }
                return length + hypot(point.x - last.x, point.y - last.y)
            }
        }
    }

    /// The part of the region within `width` units of its outline, its holes as `holes` says, and whether it leaves something open
    /// in each of its shapes.
    fileprivate func rim(_ width: CGFloat, holes: SymbolDrawing.Holes) -> (region: PolygonRegion, isOpen: Bool) {
        let whole = simplified()
        let outer = holes == .rimmed ? whole : whole.withoutHoles()
        let inner = outer.inset(by: width)
        var contours = outer.contours + inner.contours.map { $0.reversed() }
        if holes == .filled { contours += outer.subtracting(whole).contours }
        return (PolygonRegion(contours: contours), inner.contours.count >= outer.contours.count)
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
