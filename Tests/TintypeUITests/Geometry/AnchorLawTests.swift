import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// Reading an anchor equals composing the transforms by hand, whatever effects source and reader are nested in.
@Suite("The law of anchors")
@MainActor
struct AnchorLawTests {
    @Test("random nested effects", arguments: 1...60)
    func law(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var compared = 0
        for _ in 0..<5 {
            let source = Chain(size: CGSize(width: 40, height: 20), random: &random)
            let reader = Chain(size: CGSize(width: 30, height: 50), random: &random)
            let points = [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 13, y: 20), CGPoint(x: -9, y: 31)]
            guard let toReader = reader.matrix.inverse, source.matrix.condition < 1e6, reader.matrix.condition < 1e6
            else { continue }
            let record = Record<[CGPoint]>()
            let marked = Color.red.anchorPreference(
                key: PointsKey.self, value: Anchor<[CGPoint]>.Source(points.map { .point($0) })
            ) { $0 }
            let view = source.applied(to: AnyView(marked.frame(width: 40, height: 20)))
                .frame(width: 300, height: 200, alignment: .topLeading)
                .overlayPreferenceValue(PointsKey.self, alignment: .topLeading) { anchor in
                    let geometry = GeometryReader { proxy in if let anchor { record.keep(proxy[anchor]) } }
                    reader.applied(to: AnyView(geometry.frame(width: 30, height: 50)))
                }
            _ = try settle(view)
            let read = try #require(record.last)
            for (point, found) in zip(points, read) {
                let expected = source.matrix.followed(by: toReader).map(point)
                // Behind a viewer there is nothing to compare.
                guard let expected else { continue }
                compared += 1
                #expect(found.isNear(expected, 1e-6), "seed \(seed), \(point)")
            }
        }
        #expect(compared > 0)
    }
}

private struct PointsKey: PreferenceKey {
    static var defaultValue: Anchor<[CGPoint]>? { nil }

    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
    }
}

/// Effects and paddings around a view, and the matrix from the view's points to those of what they make, worked out by
/// hand.
@MainActor
private struct Chain {
    var matrix = Matrix.identity
    private var size: CGSize
    private var steps: [(AnyView) -> AnyView] = []

    init(size: CGSize, random: inout SeededGenerator) {
        self.size = size
        for _ in 0..<random.number(1...6) { add(&random) }
    }

    func applied(to view: AnyView) -> AnyView { steps.reduce(view) { $1($0) } }

    private mutating func add(_ random: inout SeededGenerator) {
        let anchor = UnitPoint(x: random.length(0...1), y: random.length(0...1))
        let pin = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        switch random.number(0...6) {
        case 0:
            let offset = CGSize(width: random.length(-50...50), height: random.length(-50...50))
            steps.append { AnyView($0.offset(offset)) }
            matrix = matrix.followed(by: .shift(offset.width, offset.height))
        case 1:
            let degrees = random.length(-180...180)
            steps.append { AnyView($0.rotationEffect(.degrees(degrees), anchor: anchor)) }
            let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
            matrix = matrix.followed(by: Matrix([[c, s, 0], [-s, c, 0], [0, 0, 1]]).around(pin))
        case 2:
            let (x, y) = (random.length(0.2...3), random.length(-3 ... -0.2))
            steps.append { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
            matrix = matrix.followed(by: Matrix([[x, 0, 0], [0, y, 0], [0, 0, 1]]).around(pin))
        case 3:
            let (b, c) = (random.length(-0.8...0.8), random.length(-0.8...0.8))
            steps.append { AnyView($0.transformEffect(CGAffineTransform(a: 1, b: b, c: c, d: 1.5, tx: 4, ty: -6))) }
            matrix = matrix.followed(by: Matrix([[1, b, 0], [c, 1.5, 0], [4, -6, 1]]))
        case 4:
            var projection = ProjectionTransform()
            (projection.m13, projection.m23, projection.m33) =
                (random.length(-0.002...0.002), random.length(-0.002...0.002), random.length(0.5...2))
            let (x, y, z) = (projection.m13, projection.m23, projection.m33)
            steps.append { [projection] in AnyView($0.projectionEffect(projection)) }
            matrix = matrix.followed(by: Matrix([[1, 0, x], [0, 1, y], [0, 0, z]]))
        case 5:
            let degrees = random.length(-60...60)
            steps.append {
                AnyView(
                    $0.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 2, z: 0), anchor: anchor, perspective: 0.5))
            }
            let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
            let depth = 0.5 / max(size.width, size.height)
            matrix = matrix.followed(by: Matrix([[c, 0, depth * s], [0, 1, 0], [0, 0, 1]]).around(pin))
        default:
            let insets = EdgeInsets(
                top: random.length(0...20), leading: random.length(0...20), bottom: random.length(0...20), trailing: 3)
            steps.append { AnyView($0.padding(insets)) }
            size.width += insets.leading + insets.trailing
            size.height += insets.top + insets.bottom
            matrix = matrix.followed(by: .shift(insets.leading, insets.top))
        }
    }
}

/// A 3×3 matrix that multiplies rows from the right, apart from the engine's own.
private struct Matrix {
    var rows: [[Double]]

    init(_ rows: [[Double]]) { self.rows = rows }

    static let identity = Matrix([[1, 0, 0], [0, 1, 0], [0, 0, 1]])

    static func shift(_ x: Double, _ y: Double) -> Matrix { Matrix([[1, 0, 0], [0, 1, 0], [x, y, 1]]) }

    func followed(by next: Matrix) -> Matrix {
        func product(_ i: Int, _ j: Int) -> Double {
            (0..<3).reduce(0.0) { (sum: Double, k: Int) -> Double in sum + rows[i][k] * next.rows[k][j] }
        }
        return Matrix((0..<3).map { (i: Int) -> [Double] in (0..<3).map { (j: Int) -> Double in product(i, j) } })
    }

    func around(_ pin: CGPoint) -> Matrix {
        Matrix.shift(-pin.x, -pin.y).followed(by: self).followed(by: .shift(pin.x, pin.y))
    }

    /// nil for a point behind the viewer.
    func map(_ point: CGPoint) -> CGPoint? {
        let v = (0..<3).map { point.x * rows[0][$0] + point.y * rows[1][$0] + rows[2][$0] }
        return v[2] > 1e-6 ? CGPoint(x: v[0] / v[2], y: v[1] / v[2]) : nil
    }

    private var norm: Double { rows.joined().reduce(0) { $0 + $1 * $1 }.squareRoot() }

    var condition: Double { (inverse?.norm).map { $0 * norm } ?? .infinity }

    /// By elimination with pivots.
    var inverse: Matrix? {
        var (left, right) = (rows, Matrix.identity.rows)
        for column in 0..<3 {
            guard let pivot = (column..<3).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
                left[pivot][column] != 0
            else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            let divisor = left[column][column]
            for j in 0..<3 {
                (left[column][j], right[column][j]) = (left[column][j] / divisor, right[column][j] / divisor)
            }
            for i in 0..<3 where i != column {
                let factor = left[i][column]
                for j in 0..<3 {
                    left[i][j] -= factor * left[column][j]
                    right[i][j] -= factor * right[column][j]
                }
            }
        }
        return Matrix(right)
    }
}

extension SeededGenerator {
    /// A number in `range`.
    fileprivate mutating func length(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}
