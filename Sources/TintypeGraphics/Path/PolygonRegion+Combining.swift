extension PolygonRegion {
    /// The part of the region outside `other`, by the non-zero rule.
    package func subtracting(_ other: PolygonRegion) -> PolygonRegion {
        Arrangement(self, other).region { $0 != 0 && $1 == 0 }
    }

    /// The part of the region inside `other`, by the non-zero rule.
    package func intersection(_ other: PolygonRegion) -> PolygonRegion {
        Arrangement(self, other).region { $0 != 0 && $1 != 0 }
    }

    /// The same region with contours that do not cross: clockwise ones around it, the others around its holes.
    package func simplified() -> PolygonRegion {
        Arrangement(self, PolygonRegion(contours: [])).region { first, _ in first != 0 }
    }

    /// The part that the contours run around clockwise more often than the other way.
    package func positivePart() -> PolygonRegion {
        Arrangement(self, PolygonRegion(contours: [])).region { first, _ in first > 0 }
    }
}

/// The edges of two regions, split where they meet, so that each piece has one winding number of each region on
/// either side.
private struct Arrangement {
    typealias Corner = PolygonRegion.Corner

    /// An edge from its upper end to its lower one (a level edge from its left end), and how often each region's
    /// contours run along it: counted so that the winding grows by that much from its left (or upper) side to the
    /// other.
    private struct Edge {
        var from: Corner
        var to: Corner
        var first: Int
        var second: Int
    }

    /// The edges that are not level, by the bands of the plane that they reach into: a line looks at those of its band alone.
    private struct Bands {
        /// Twice the height at which the first begins, as heights are asked for.
        private let top: Int
        /// Twice the height of each.
        private let height: Int
        private var bands: [[Edge]]

        init(of edges: [Edge]) {
            let (top, bottom) = edges.reduce(into: (Int.max, Int.min)) { reach, edge in
                reach = (min(reach.0, 2 * edge.from.y), max(reach.1, 2 * edge.to.y))
            }
            self.top = top
            // Tall edges reach into every band: a bound on their number is one on the memory.
            let count = min(64, edges.count / 2 + 1)
            height = edges.isEmpty ? 1 : (bottom - top) / count + 1
            bands = Array(repeating: [], count: count)
            for edge in edges where edge.from.y < edge.to.y {
                for band in index(2 * edge.from.y)...index(2 * edge.to.y) { bands[band].append(edge) }
            }
        }

        private func index(_ height: Int) -> Int { (height - top) / self.height }

        /// The edges that a level line at half of `height` may cross.
        subscript(height: Int) -> [Edge] { bands[index(height)] }
    }

    private var edges: [Edge] = []

    package init(_ first: PolygonRegion, _ second: PolygonRegion) {
        for contour in first.contours { add(contour, first: 1, second: 0) }
        for contour in second.contours { add(contour, first: 0, second: 1) }
        // Rounding a crossing to the grid bends both edges a little, which may make them cross a third one.
        var rounds = 0
        repeat {
            merge()
            rounds += 1
        } while rounds < 8 && split()
        merge()
    }

    private mutating func add(_ contour: [Corner], first: Int, second: Int) {
        for (index, from) in contour.enumerated() {
            let to = contour[index + 1 == contour.count ? 0 : index + 1]
            guard from != to else { continue }
            let isForward = from < to
            // Contours run clockwise around a region: up along its left side, rightwards along its top.
            let sign = from.y == to.y ? (isForward ? 1 : -1) : (isForward ? -1 : 1)
            edges.append(
                Edge(
                    from: isForward ? from : to, to: isForward ? to : from, first: sign * first, second: sign * second))
        }
    }

    /// Sorts the edges from above and joins those that coincide.
    private mutating func merge() {
        edges.sort { $0.from != $1.from ? $0.from < $1.from : $0.to < $1.to }
        var merged: [Edge] = []
        merged.reserveCapacity(edges.count)
        for edge in edges {
            if let last = merged.last, last.from == edge.from, last.to == edge.to {
                merged[merged.count - 1].first += edge.first
                merged[merged.count - 1].second += edge.second
            } else {
                merged.append(edge)
            }
        }
        edges = merged.filter { $0.first != 0 || $0.second != 0 }
    }

    /// Splits edges where they meet; says whether any did.
    private mutating func split() -> Bool {
        var cuts: [[Corner]] = Array(repeating: [], count: edges.count)
        var isSplit = false
        for i in edges.indices {
            let a = edges[i]
            let (left, right) = (min(a.from.x, a.to.x), max(a.from.x, a.to.x))
            var j = i + 1
            while j < edges.count, edges[j].from.y <= a.to.y {
                let b = edges[j]
                defer { j += 1 }
                guard max(b.from.x, b.to.x) >= left, min(b.from.x, b.to.x) <= right else { continue }
                for corner in Self.meetings(a, b) {
                    if corner != a.from, corner != a.to {
                        cuts[i].append(corner)
                        isSplit = true
                    }
                    if corner != b.from, corner != b.to {
                        cuts[j].append(corner)
                        isSplit = true
                    }
                }
            }
        }
        guard isSplit else { return false }
        var pieces: [Edge] = []
        for (edge, corners) in zip(edges, cuts) {
            guard !corners.isEmpty else {
                pieces.append(edge)
                continue
            }
            // Corners in order along the edge. Rounding may have pushed one past an end: each piece is turned by
            // itself.
            let along = corners.sorted {
                abs($0.x - edge.from.x) + abs($0.y - edge.from.y) < abs($1.x - edge.from.x) + abs($1.y - edge.from.y)
            }
            for (from, to) in zip([edge.from] + along, along + [edge.to]) where from != to {
                pieces.append(Self.piece(of: edge, from: from, to: to))
            }
        }
        edges = pieces
        return true
    }

    /// A part of `edge` on the way from its start to its end, with the sign that its own direction asks for.
    private static func piece(of edge: Edge, from: Corner, to: Corner) -> Edge {
        let wasLevel = edge.from.y == edge.to.y
        let isForward = from < to
        let isLevel = from.y == to.y
        // A piece that rounding has levelled changes from "left to right" to "above to below", which turns the sign.
        let sign = (wasLevel == isLevel ? 1 : -1) * (isForward ? 1 : -1)
        return Edge(
            from: isForward ? from : to, to: isForward ? to : from, first: sign * edge.first, second: sign * edge.second
        )
    }

    private static func side(_ a: Corner, _ b: Corner, _ p: Corner) -> Int {
        (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
    }

    private static func isBetween(_ p: Corner, _ a: Corner, _ b: Corner) -> Bool {
        p.x >= min(a.x, b.x) && p.x <= max(a.x, b.x) && p.y >= min(a.y, b.y) && p.y <= max(a.y, b.y)
    }

    /// The corners in which two edges touch or cross.
    private static func meetings(_ a: Edge, _ b: Edge) -> [Corner] {
        let (b1, b2) = (side(a.from, a.to, b.from), side(a.from, a.to, b.to))
        if (b1 > 0 && b2 > 0) || (b1 < 0 && b2 < 0) { return [] }
        let (a1, a2) = (side(b.from, b.to, a.from), side(b.from, b.to, a.to))
        if (a1 > 0 && a2 > 0) || (a1 < 0 && a2 < 0) { return [] }
        var found: [Corner] = []
        if b1 == 0, isBetween(b.from, a.from, a.to) { found.append(b.from) }
        if b2 == 0, isBetween(b.to, a.from, a.to) { found.append(b.to) }
        if a1 == 0, isBetween(a.from, b.from, b.to) { found.append(a.from) }
        if a2 == 0, isBetween(a.to, b.from, b.to) { found.append(a.to) }
        if found.isEmpty, a1 != a2 {
            let t = Double(a1) / Double(a1 - a2)
            found.append(
                Corner(
                    x: a.from.x + Int((t * Double(a.to.x - a.from.x)).rounded()),
                    y: a.from.y + Int((t * Double(a.to.y - a.from.y)).rounded())))
        }
        return found
    }

    /// The region of those places whose two winding numbers `isInside` accepts.
    package func region(where isInside: (Int, Int) -> Bool) -> PolygonRegion {
        var borders: [(from: Corner, to: Corner)] = []
        let bands = Bands(of: edges)
        for edge in edges {
            let before = Self.winding(before: edge, among: bands[edge.from.y + edge.to.y])
            let isBefore = isInside(before.first, before.second)
            let isAfter = isInside(before.first + edge.first, before.second + edge.second)
            guard isBefore != isAfter else { continue }
            let isLevel = edge.from.y == edge.to.y
            let isForward = isLevel == isAfter
            borders.append(isForward ? (edge.from, edge.to) : (edge.to, edge.from))
        }
        return PolygonRegion(contours: Self.contours(of: borders))
    }

    /// The winding numbers just before an edge's middle: to its left, or above it where the edge is level. They are those of the
    /// edges which a level line from the left crosses on its way there.
    private static func winding(before edge: Edge, among edges: [Edge]) -> (first: Int, second: Int) {
        // Twice the middle, which stays a whole number.
        let (x, y) = (edge.from.x + edge.to.x, edge.from.y + edge.to.y)
        let isLevel = edge.from.y == edge.to.y
        var (first, second) = (0, 0)
        for other in edges {
            let (upper, lower) = (2 * other.from.y, 2 * other.to.y)
            // The line runs a little above a level edge: of two edges that meet at its height the upper one is crossed there.
            guard isLevel ? upper < y && y <= lower : upper <= y && y < lower else { continue }
            let across =
                (other.to.x - other.from.x) * (y - upper) - (other.to.y - other.from.y) * (x - 2 * other.from.x)
            guard across < 0 else { continue }
            first += other.first
            second += other.second
        }
        return (first, second)
    }

    /// Edges joined head to tail. If several leave one corner, any order encloses the same places.
    private static func contours(of borders: [(from: Corner, to: Corner)]) -> [[Corner]] {
        let sorted = borders.sorted { $0.from != $1.from ? $0.from < $1.from : $0.to < $1.to }
        var firstAt: [Corner: Int] = [:]
        for (index, border) in sorted.enumerated() where firstAt[border.from] == nil { firstAt[border.from] = index }
        var isUsed = [Bool](repeating: false, count: sorted.count)
        func next(from corner: Corner) -> Int? {
            guard var index = firstAt[corner] else { return nil }
            while index < sorted.count, sorted[index].from == corner {
                if !isUsed[index] { return index }
                index += 1
            }
            return nil
        }
        var contours: [[Corner]] = []
        for start in sorted.indices where !isUsed[start] {
            var contour: [Corner] = []
            var current: Int? = start
            while let index = current {
                isUsed[index] = true
                contour.append(sorted[index].from)
                current = sorted[index].to == sorted[start].from ? nil : next(from: sorted[index].to)
            }
            contours.append(contour)
        }
        return contours
    }
}
