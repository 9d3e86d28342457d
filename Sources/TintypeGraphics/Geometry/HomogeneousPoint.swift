package import Foundation

/// A point as it comes out of a projective transform, before the division by its depth `w`.
///
/// Transforms that are undone later never pass through infinity this way: a point on the horizon comes back.
package struct HomogeneousPoint: Hashable, Sendable {
    package var x: CGFloat
    package var y: CGFloat
    package var w: CGFloat

    package init(x: CGFloat, y: CGFloat, w: CGFloat) {
        self.x = x
        self.y = y
        self.w = w
    }

    /// A point of the plane, in points.
    package init(_ point: CGPoint) {
        self.init(x: point.x, y: point.y, w: 1)
    }

    /// The point that `transform` makes of this one.
    package func applying(_ m: ProjectionTransform) -> HomogeneousPoint {
        HomogeneousPoint(
            x: x * m.m11 + y * m.m21 + w * m.m31, y: x * m.m12 + y * m.m22 + w * m.m32,
            w: x * m.m13 + y * m.m23 + w * m.m33)
    }

    /// The point further by `offset` points.
    package func moved(by offset: CGPoint) -> HomogeneousPoint {
        HomogeneousPoint(x: x + w * offset.x, y: y + w * offset.y, w: w)
    }

    /// The point of the plane; nil on the horizon and behind the viewer.
    package var point: CGPoint? {
        guard w > 0 else { return nil }
        let point = w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
        return point.x.isFinite && point.y.isFinite ? point : nil
    }
}

extension CGRect {
    /// The smallest rectangle that holds what is to be seen of a polygon: what lies behind the viewer is cut off.
    /// `.null` where nothing is to be seen.
    package init(seen polygon: [HomogeneousPoint]) {
        self.init(bounding: polygon.inFrontOfViewer.compactMap(\.point))
    }

    /// The visible part of the rectangle under `transform`, as its bounding box. `.null` where nothing is.
    package func seen(through transform: ProjectionTransform) -> CGRect {
        if isNull { return .null }
        if let affine = transform.exactAffine { return CGRect(bounding: corners.map { $0.applying(affine) }) }
        return CGRect(seen: corners.map { HomogeneousPoint($0).applying(transform) })
    }
}

extension [HomogeneousPoint] {
    /// The polygon without what is behind the viewer, or so near that it is larger than any picture.
    package var inFrontOfViewer: [HomogeneousPoint] {
        let deepest = reduce(0) { Swift.max($0, abs($1.w)) }
        return clipped { $0.w - deepest * 1e-4 }
    }

    /// The part of a convex polygon where `distance`, which is linear, is not negative.
    package func clipped(by distance: (HomogeneousPoint) -> CGFloat) -> [HomogeneousPoint] {
        guard let last else { return [] }
        var result: [HomogeneousPoint] = []
        var previous = (point: last, distance: distance(last))
        for point in self {
            let next = (point: point, distance: distance(point))
            if (previous.distance < 0) != (next.distance < 0) {
                let share = previous.distance / (previous.distance - next.distance)
                let (a, b) = (previous.point, next.point)
                result.append(
                    HomogeneousPoint(
                        x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y), w: a.w + share * (b.w - a.w)))
            }
            if next.distance >= 0 { result.append(point) }
            previous = next
        }
        return result
    }
}

extension ProjectionTransform {
    /// The stretch of the surroundings of `point` along each axis: the derivative there. nil where the point has no image
    /// in front of the viewer.
    package func derivative(at point: CGPoint) -> CGAffineTransform? {
        let image = HomogeneousPoint(point).applying(self)
        guard let place = image.point else { return nil }
        return CGAffineTransform(
            a: (m11 - place.x * m13) / image.w, b: (m12 - place.y * m13) / image.w,
            c: (m21 - place.x * m23) / image.w, d: (m22 - place.y * m23) / image.w, tx: 0, ty: 0)
    }

    /// Indicates whether the plane around `point` collapses to a line or a point, as far as numbers can tell: a view turned
    /// edge on keeps a width of some 1e-17 of what it was.
    package func isSingular(at point: CGPoint) -> Bool {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return true }
        guard let slope = derivative(at: point) else { return false }
        let longest = max(abs(slope.a), abs(slope.b), abs(slope.c), abs(slope.d))
        return abs(slope.a * slope.d - slope.b * slope.c) < 1e-13 * longest * longest
    }
}
