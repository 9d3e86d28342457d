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
        elements.reserveCapacity(9)
        for corner in corners(rect, size) {
            let start = corner.point(1, 0)
            elements.append(elements.isEmpty ? .move(to: start) : .line(to: start))
            let k = 1 - quarterCircle
            elements.append(.curve(to: corner.point(0, 1), control1: corner.point(k, 0), control2: corner.point(0, k)))
        }
        elements.append(.closeSubpath)
        return elements
    }

    /// Apple's continuous corner, in units of the radius from the vertex: the straight side ends at 1.528665, and three
    /// cubics follow through the two joints (Semantics.md 9.1). If a side is too short for that, the part beyond the
    /// radius shrinks, and the corner comes nearer to a circle's: at half the side it is one.
    private static func continuousCorners(_ rect: CGRect, _ size: CGSize) -> [Element] {
        let cornerLength: CGFloat = 1.528665
        func limit(_ side: CGFloat, _ radius: CGFloat) -> CGFloat { min(cornerLength, side / 2 / radius) }
        let (limitX, limitY) = (limit(rect.width, size.width), limit(rect.height, size.height))
        var elements: [Element] = []
        elements.reserveCapacity(17)
        for (index, corner) in corners(rect, size).enumerated() {
            let (along, away) = index.isMultiple(of: 2) ? (limitX, limitY) : (limitY, limitX)
            // 0 for a circle's corner, 1 for the whole one.
            let (first, last) = ((along - 1) / (cornerLength - 1), (away - 1) / (cornerLength - 1))
            func between(_ circle: CGFloat, _ continuous: CGFloat, _ part: CGFloat) -> CGFloat {
                circle + (continuous - circle) * part
            }
            let c = RoundCorner.self
            let start = corner.point(along, 0)
            elements.append(elements.isEmpty ? .move(to: start) : .line(to: start))
            let joint = CGPoint(x: between(c.joint.x, 0.63149379, first), y: between(c.joint.y, 0.07491139, first))
            let other = CGPoint(x: between(c.joint.y, 0.07491139, last), y: between(c.joint.x, 0.63149379, last))
            elements.append(
                .curve(
                    to: corner.point(joint.x, joint.y),
                    control1: corner.point(between(c.control, 1.08849296, first), 0),
                    control2: corner.point(
                        between(c.before.x, 0.86840694, first), between(c.before.y, 0, first))))
            elements.append(
                .curve(
                    to: corner.point(other.x, other.y),
                    control1: corner.point(
                        between(c.after.x, 0.37282383, first), between(c.after.y, 0.16905956, first)),
                    control2: corner.point(
                        between(c.after.y, 0.16905956, last), between(c.after.x, 0.37282383, last))))
            elements.append(
                .curve(
                    to: corner.point(0, away),
                    control1: corner.point(between(c.before.y, 0, last), between(c.before.x, 0.86840694, last)),
                    control2: corner.point(0, between(c.control, 1.08849296, last))))
        }
        elements.append(.closeSubpath)
        return elements
    }
}

/// A quarter of a circle of radius 1 as three cubics, from a vertex at the origin: they meet where those of a continuous corner
/// do, as seen from the centre.
private enum RoundCorner {
    /// The first cubic's part of the quarter, in radians.
    private static let angle: CGFloat = 0.3773
    private static func place(_ angle: CGFloat, along: CGFloat) -> CGPoint {
        CGPoint(x: 1 - sin(angle) - along * cos(angle), y: 1 - cos(angle) + along * sin(angle))
    }
    private static let bow = 4 / 3 * tan(angle / 4)
    private static let middleBow = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)

    static let joint = place(angle, along: 0)
    /// The first cubic's first control point lies on the side.
    static let control = 1 - bow
    static let before = place(angle, along: -bow)
    static let after = place(angle, along: middleBow)
}
