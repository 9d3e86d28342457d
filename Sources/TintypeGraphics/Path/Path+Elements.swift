package import Foundation

extension Path {
    /// The steps of the outline; simple shapes are written out, clockwise on the screen.
    package var elements: [Element] {
        switch storage {
        case .empty: []
        case .rect(let rect): Path.polygon(rect.corners)
        case .ellipse(let rect): Path.ellipse(in: rect)
        case .roundedRect(let rect, let size, .circular): Path.circularCorners(rect, size)
        case .roundedRect(let rect, let size, .continuous): Path.continuousCorners(rect, size)
        case .elements(let elements): elements
        case .stroked(let path, let style): path.strokeOutline(style)
        }
    }

    /// The distance of a quarter circle's control points from its ends, in radii: 4/3·(√2 − 1).
    package static let quarterCircle: CGFloat = 0.552_284_749_830_793_6

    private static func polygon(_ points: [CGPoint]) -> [Element] {
        [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.closeSubpath]
    }

    private static func ellipse(in rect: CGRect) -> [Element] {
        let (cx, cy) = (rect.midX, rect.midY)
        let (kx, ky) = (rect.width / 2 * quarterCircle, rect.height / 2 * quarterCircle)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(to: p(rect.maxX, cy)),
            .curve(to: p(cx, rect.maxY), control1: p(rect.maxX, cy + ky), control2: p(cx + kx, rect.maxY)),
            .curve(to: p(rect.minX, cy), control1: p(cx - kx, rect.maxY), control2: p(rect.minX, cy + ky)),
            .curve(to: p(cx, rect.minY), control1: p(rect.minX, cy - ky), control2: p(cx - kx, rect.minY)),
            .curve(to: p(rect.maxX, cy), control1: p(cx + kx, rect.minY), control2: p(rect.maxX, cy - ky)),
            .closeSubpath,
        ]
    }

    /// A corner seen from its vertex: `along` points back to where the outline comes from, `away` to where it goes.
    private struct Corner {
        var vertex: CGPoint
        var along: CGPoint
        var away: CGPoint

        func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
            CGPoint(x: vertex.x + u * along.x + v * away.x, y: vertex.y + u * along.y + v * away.y)
        }
    }

    /// The corners in the order of the outline, from the top right one, with axes as long as the corner size.
    private static func corners(_ rect: CGRect, _ size: CGSize) -> [Corner] {
        let (w, h) = (size.width, size.height)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            Corner(vertex: p(rect.maxX, rect.minY), along: p(-w, 0), away: p(0, h)),
            Corner(vertex: p(rect.maxX, rect.maxY), along: p(0, -h), away: p(-w, 0)),
            Corner(vertex: p(rect.minX, rect.maxY), along: p(w, 0), away: p(0, -h)),
            Corner(vertex: p(rect.minX, rect.minY), along: p(0, h), away: p(w, 0)),
        ]
    }

    private static func circularCorners(_ rect: CGRect, _ size: CGSize) -> [Element] {
        var elements: [Element] = []
        for corner in corners(rect, size) {
            let start = corner.point(1, 0)
            elements.append(elements.isEmpty ? .move(to: start) : .line(to: start))
            let k = 1 - quarterCircle
            elements.append(.curve(to: corner.point(0, 1), control1: corner.point(k, 0), control2: corner.point(0, k)))
        }
        return elements + [.closeSubpath]
    }

    /// Apple's continuous corner, in units of the radius from the vertex: the straight side ends at 1.528665, and three
    /// cubics follow through the two joints (Semantics.md 9.1). If a side is too short for that, the part beyond the
    /// radius shrinks; at half the side nothing of it is left and the ends of the corner meet the middle of the side.
    private static func continuousCorners(_ rect: CGRect, _ size: CGSize) -> [Element] {
        let cornerLength: CGFloat = 1.528665
        func limit(_ side: CGFloat, _ radius: CGFloat) -> CGFloat { min(cornerLength, side / 2 / radius) }
        let (limitX, limitY) = (limit(rect.width, size.width), limit(rect.height, size.height))
        var elements: [Element] = []
        for (index, corner) in corners(rect, size).enumerated() {
            let (along, away) = index.isMultiple(of: 2) ? (limitX, limitY) : (limitY, limitX)
            func shrink(_ u: CGFloat, _ limit: CGFloat) -> CGFloat {
                u <= 1 ? u : 1 + (u - 1) * (limit - 1) / (cornerLength - 1)
            }
            let start = corner.point(along, 0)
            elements.append(elements.isEmpty ? .move(to: start) : .line(to: start))
            elements.append(
                .curve(
                    to: corner.point(0.63149379, 0.07491139),
                    control1: corner.point(shrink(1.08849296, along), 0),
                    control2: corner.point(0.86840694, 0)
                )
            )
            elements.append(
                .curve(
                    to: corner.point(0.07491139, 0.63149379),
                    control1: corner.point(0.37282383, 0.16905956),
                    control2: corner.point(0.16905956, 0.37282383)
                )
            )
            elements.append(
                .curve(
                    to: corner.point(0, away),
                    control1: corner.point(0, 0.86840694),
                    control2: corner.point(0, shrink(1.08849296, away))
                )
            )
        }
        return elements + [.closeSubpath]
    }
}
