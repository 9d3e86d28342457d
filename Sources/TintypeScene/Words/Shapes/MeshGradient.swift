import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension MeshGradient {
    static let arguments: [ArgumentSpec] = [
        ArgumentSpec("width", .integer, "How many points stand in a row.", range: 2...100).required,
        ArgumentSpec("height", .integer, "How many rows of points there are.", range: 2...100).required,
        ArgumentSpec(
            "points", .points, "The points, row by row, in fractions of the size; at equal distances without them."),
        ArgumentSpec("colors", .colors, "The colours of the points.").required,
        ArgumentSpec("background", .color, "The colour around the mesh.", default: "clear"),
        ArgumentSpec("smoothsColors", .bool, "Whether colours change softly at the points.", default: "true"),
    ]
}

extension CallReader {
    /// A gradient over a net of points.
    func meshGradient() -> Argument<MeshGradient> {
        let (width, height) = (number("width", default: 2), number("height", default: 2))
        let points = datum("points", fallback: .list([]))?.map { ($0.list ?? []).compactMap(\.point) }
        let colors = value("colors").map(colors) ?? Argument([])
        let (background, isSmooth) = (color("background"), bool("smoothsColors", default: true))
        checkCount(
            width: width, height: height, colors: value("colors")?.sequence?.count,
            points: value("points")?.sequence?.count ?? points?.constant?.count)
        let clear = MeshGradient(width: 2, height: 2, points: [], colors: [])
        return Argument(fallback: clear) { frame, scope in
            func whole(_ number: CGFloat) -> Int { Int(min(max(number.rounded(), 2), 100)) }
            let (columns, rows) = (whole(width(frame, scope)), whole(height(frame, scope)))
            let places = points?(frame, scope) ?? Self.net(columns, rows)
            return MeshGradient(
                width: columns, height: rows, points: places.map { SIMD2(Float($0.x), Float($0.y)) },
                colors: colors(frame, scope), background: background(frame, scope),
                smoothsColors: isSmooth(frame, scope))
        }
    }

    private static func net(_ columns: Int, _ rows: Int) -> [CGPoint] {
        (0..<rows).flatMap { (row: Int) -> [CGPoint] in
            (0..<columns).map { (column: Int) -> CGPoint in
                CGPoint(x: CGFloat(column) / CGFloat(columns - 1), y: CGFloat(row) / CGFloat(rows - 1))
            }
        }
    }

    /// Reports a mesh whose numbers do not fit together.
    private func checkCount(
        width: Argument<CGFloat>, height: Argument<CGFloat>, colors: Int?, points: Int?
    ) {
        guard let width = width.constant, let height = height.constant else { return }
        let count = Int(exactly: width * height) ?? 0
        for (name, found) in [("colors", colors), ("points", points)] {
            guard let found, found != count, let written = value(name) else { continue }
            checker.diagnostics.error(
                "a mesh of \(Int(width)) by \(Int(height)) has \(count) \(name), found \(found)", at: written.place)
        }
    }
}

extension ViewSpec {
    static let meshGradient = ViewSpec(
        "MeshGradient", "Colours that flow into each other between the points of a net.", MeshGradient.arguments,
        example: .area(
            "MeshGradient: {width: 2, height: 2, colors: [teal, indigo, yellow, pink]}",
            swift: """
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    colors: [.teal, .indigo, .yellow, .pink])
                """)
    ) { call in
        let gradient = call.meshGradient()
        return composed { frame, scope in gradient(frame, scope) }
    }
}
