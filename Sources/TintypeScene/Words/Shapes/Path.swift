import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ShapeSpec {
    static let path = ShapeSpec(
        "Path", "An outline of lines, curves and arcs, drawn from the view's top left corner.",
        [
            .main("elements", .calls(PathElement.all), "The steps of the pen, one after another."),
            ArgumentSpec("d", .string, "The steps in the notation of SVG's paths, such as `M0 0 L20 0 L10 16 Z`."),
            ArgumentSpec("unit", .bool, "Whether coordinates are fractions of the view's size.", default: "false"),
            ArgumentSpec(
                "viewBox", .size,
                "The size that the coordinates are of: the path is drawn as large as it fits, in the middle of the view."
            ),
        ], isInsettable: false,
        example: WordExample(
            """
            Path:
              elements:
                - move: {x: 4, y: 30}
                - curve: {to: {x: 116, y: 30}, control1: {x: 40, y: -40}, control2: {x: 80, y: 100}}
              stroke: purple
              lineWidth: 5
              lineCap: round
            modifiers: [{frame: {width: 120, height: 60}}]
            """,
            swift: """
                Path { path in
                    path.move(to: CGPoint(x: 4, y: 30))
                    path.addCurve(
                        to: CGPoint(x: 116, y: 30), control1: CGPoint(x: 40, y: -40), control2: CGPoint(x: 80, y: 100))
                }
                .stroke(.purple, style: StrokeStyle(lineWidth: 5, lineCap: .round))
                .frame(width: 120, height: 60)
                """)
    ) { call in
        call.exclude("elements", "d")
        call.exclude("unit", "viewBox")
        call.need(oneOf: ["elements", "d"])
        let path = call.has("d") ? call.svgPath("d") : call.pathElements("elements")
        let isUnit = call.bool("unit", default: false)
        let box = call.datum("viewBox")
        return Argument(fallback: Path()) { frame, scope in
            if let size = box?(frame, scope).size {
                return BoxedPath(path: path(frame, scope), box: size, isFitted: true)
            }
            guard isUnit(frame, scope) else { return path(frame, scope) }
            return BoxedPath(path: path(frame, scope), box: CGSize(width: 1, height: 1), isFitted: false)
        }
    }
}

/// A path whose coordinates are those of a box, drawn in the place of the box that the view is.
private struct BoxedPath: Shape, Hashable {
    let path: Path
    let box: CGSize
    /// True where the box keeps its proportions, as SVG's `viewBox` does; false where it is as wide and high as the view.
    let isFitted: Bool

    func path(in rect: CGRect) -> Path {
        guard box.width > 0, box.height > 0 else { return Path() }
        var scale = CGSize(width: rect.width / box.width, height: rect.height / box.height)
        if isFitted {
            let least = min(scale.width, scale.height)
            scale = CGSize(width: least, height: least)
        }
        let corner = CGPoint(
            x: rect.midX - box.width * scale.width / 2, y: rect.midY - box.height * scale.height / 2)
        return path.applying(
            CGAffineTransform(
                a: scale.width, b: 0, c: 0, d: scale.height, tx: corner.x, ty: corner.y))
    }

    var _name: String { "Path" }
}

extension CallReader {
    /// The path that a list of steps draws.
    fileprivate func pathElements(_ name: String) -> Argument<Path> {
        let steps = calls(name, what: "path element").map { call in PathElement.step(call) }
        return Argument(fallback: Path()) { frame, scope in
            var path = Path()
            for step in steps { step(&path, frame, scope) }
            return path
        }
    }

    /// The path of a text in SVG's notation.
    fileprivate func svgPath(_ name: String) -> Argument<Path> {
        guard let written = value(name) else { return Argument(Path()) }
        let text = string(name)
        if let constant = text.constant {
            do throws(SVGPathProblem) {
                return Argument(try SVGPathReader.path(of: constant))
            } catch {
                let places = written.scalar.map { ScalarPlaces($0, at: written.place, in: reader.source) }
                checker.diagnostics.error(
                    error.message, at: places?.place(at: error.offset) ?? written.place, hint: SVGPathProblem.hint)
                return Argument(Path())
            }
        }
        return Argument(fallback: Path()) { (frame, scope) throws(EvaluationError) in
            do throws(SVGPathProblem) {
                return try SVGPathReader.path(of: text(frame, scope))
            } catch {
                throw EvaluationError(error.message, at: written.place, hint: SVGPathProblem.hint)
            }
        }
    }
}
