import Foundation
import TintypeGraphics

/// One outline of several that flow into each other, as drops do.
///
/// A point belongs to it where the smooth minimum of the distances from the nearest two outlines is negative:
/// `min(a, b) − h² · reach / 4` with `h = max(reach − |a − b|, 0) / reach`. Two outlines meet where they are nearer than half of
/// the reach, and are as they were where the other is farther than the reach. Nothing reaches beyond the hull of all of them:
/// flat sides that lie in one line stay in it.
struct BlendedOutline {
    private let fields: [DistanceField]
    private let hull: DistanceField
    /// In points.
    private let reach: CGFloat
    private let origin: CGPoint
    /// The distance between the points that are looked at, in points.
    private let step: CGFloat
    private let columns: Int
    private let rows: Int

    init(_ fields: [DistanceField], reach: CGFloat) {
        self.fields = fields
        hull = DistanceField(around: fields)
        self.reach = reach
        let all = fields.dropFirst().reduce(fields.first?.bounds ?? .zero) { $0.union($1.bounds) }
        let area = all.insetBy(dx: -reach / 4 - 2, dy: -reach / 4 - 2)
        step = max(2, max(area.width, area.height) / 240)
        origin = area.origin
        columns = Int((area.width / step).rounded(.up)) + 1
        rows = Int((area.height / step).rounded(.up)) + 1
    }

    /// The outline as lines through the points between which the distance changes its sign.
    var path: Path {
        let values = (0..<rows).map { row in (0..<columns).map { value(at: place($0, row)) } }
        var next: [Crossing: Crossing] = [:]
        for row in 0..<rows - 1 {
            for column in 0..<columns - 1 { addLines(in: column, row, values, to: &next) }
        }
        var path = Path()
        while let start = next.keys.min() {
            var points: [CGPoint] = []
            var crossing = start
            while let following = next.removeValue(forKey: crossing) {
                points.append(point(at: crossing, values))
                crossing = following
            }
            path.addLines(points)
            path.closeSubpath()
        }
        return path
    }

    // MARK: The distance

    private func place(_ column: Int, _ row: Int) -> CGPoint {
        CGPoint(x: origin.x + CGFloat(column) * step, y: origin.y + CGFloat(row) * step)
    }

    private func value(at point: CGPoint) -> CGFloat {
        var (first, second) = (CGFloat.infinity, CGFloat.infinity)
        for field in fields {
            let distance = field.distance(at: point)
            if distance < first {
                (first, second) = (distance, first)
            } else {
                second = min(second, distance)
            }
        }
        let part = max(reach - (second - first), 0) / reach
        return max(first - part * part * reach / 4, hull.distance(at: point))
    }

    // MARK: Marching squares

    /// A side of a square that the outline crosses: between the point in a column and row, and the next one to the right or
    /// below.
    private struct Crossing: Hashable, Comparable {
        let row: Int
        let column: Int
        let isDown: Bool

        static func < (a: Crossing, b: Crossing) -> Bool {
            (a.row, a.column, a.isDown ? 1 : 0) < (b.row, b.column, b.isDown ? 1 : 0)
        }
    }

    private func point(at crossing: Crossing, _ values: [[CGFloat]]) -> CGPoint {
        let (column, row) = (crossing.column, crossing.row)
        let start = values[row][column]
        let end = crossing.isDown ? values[row + 1][column] : values[row][column + 1]
        let part = start / (start - end)
        let place = place(column, row)
        return crossing.isDown
            ? CGPoint(x: place.x, y: place.y + part * step) : CGPoint(x: place.x + part * step, y: place.y)
    }

    /// Adds the lines through a square, the inside to their right.
    private func addLines(
        in column: Int, _ row: Int, _ values: [[CGFloat]], to next: inout [Crossing: Crossing]
    ) {
        // Around the square, from its upper left corner to the right.
        let corners = [
            values[row][column], values[row][column + 1], values[row + 1][column + 1], values[row + 1][column],
        ].map { $0 < 0 }
        let sides = [
            Crossing(row: row, column: column, isDown: false), Crossing(row: row, column: column + 1, isDown: true),
            Crossing(row: row + 1, column: column, isDown: false), Crossing(row: row, column: column, isDown: true),
        ]
        let entries = (0..<4).filter { !corners[$0] && corners[($0 + 1) % 4] }
        for entry in entries {
            // The next side around at which the outline leaves what is inside.
            var exit = (entry + 1) % 4
            while !(corners[exit] && !corners[(exit + 1) % 4]) { exit = (exit + 1) % 4 }
            next[sides[exit]] = sides[entry]
        }
    }
}
