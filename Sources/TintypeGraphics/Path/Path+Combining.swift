import Foundation

extension Path {
    /// The common part of the insides of both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0.intersection($1) }
    }

    /// The union of the insides of the paths.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { PolygonRegion(contours: $0.contours + $1.contours).simplified() }
    }

    /// The inside of this path that lies outside `other`.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0.subtracting($1) }
    }

    /// The points that lie inside exactly one of the paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { first, second in
            PolygonRegion(contours: first.subtracting(second).contours + second.subtracting(first).contours)
        }
    }

    /// The same inside by outlines that do not cross.
    public func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), eoFill) { first, _ in first }
    }

    /// The parts of this outline that lie inside `other`.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        line { other.contains($0, eoFill: eoFill) }
    }

    /// The parts of this outline that lie outside `other`.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        line { !other.contains($0, eoFill: eoFill) }
    }

    /// Combines the regions on a grid of 1/16384 of a 64th of the larger side; curves become chords.
    private func combined(
        with other: Path, _ eoFill: Bool, _ combine: (PolygonRegion, PolygonRegion) -> PolygonRegion
    ) -> Path {
        let bounds = boundingRect.union(other.boundingRect)
        let side = max(bounds.width, bounds.height)
        guard !bounds.isNull, side > 0, side.isFinite else { return Path() }
        let scale = 64 / side
        let toGrid = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
        func region(_ path: Path) -> PolygonRegion {
            let region = PolygonRegion(points: path.applying(toGrid).lines(tolerance: 0.004).map(\.points))
            return eoFill ? region.evenOddPart() : region.simplified()
        }
        return combine(region(self), region(other)).path.applying(toGrid.inverted())
    }

    /// The short chords of the outline whose middles satisfy `isKept`.
    private func line(where isKept: (CGPoint) -> Bool) -> Path {
        var added: [Element] = []
        var last: CGPoint?
        forEachPiece { curve, _ in
            let count = Int(saturating: curve.length().rounded(.up), in: 1...4096)
            for index in 0..<count {
                let from = curve.point(at: CGFloat(index) / CGFloat(count))
                let to = curve.point(at: CGFloat(index + 1) / CGFloat(count))
                guard isKept(CubicCurve.mix(from, to, 0.5)) else { continue }
                if last != from { added.append(.move(to: from)) }
                added.append(.line(to: to))
                last = to
            }
        }
        return Path(storage: added.isEmpty ? .empty : .elements(added))
    }
}

extension PolygonRegion {
    /// The part that the contours run around an odd number of times.
    func evenOddPart() -> PolygonRegion {
        // Contours one by one, each taken out of what it covers twice.
        contours.reduce(PolygonRegion(contours: [])) { sum, contour in
            let next = PolygonRegion(contours: [contour]).simplified()
            return PolygonRegion(contours: sum.subtracting(next).contours + next.subtracting(sum).contours)
        }
    }
}
