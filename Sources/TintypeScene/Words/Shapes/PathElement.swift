import Foundation
import TintypeGraphics
import TintypeTree

/// The steps of a path that a scene can write, named after the functions of SwiftUI's `Path`.
enum PathElement {
    typealias Step = (inout Path, SceneFrame, Scope) -> Void

    private static let angles: [ArgumentSpec] = [
        ArgumentSpec("center", .point, "The centre of the circle.").required,
        ArgumentSpec("radius", .number, "In points.", range: 0...(.infinity)).required,
        ArgumentSpec("start", .number, "Where the arc begins, in degrees; 0 is at the right, 90 below.").required,
        ArgumentSpec("end", .number, "Where the arc ends, in degrees.").required,
        ArgumentSpec(
            "clockwise", .bool, "As SwiftUI has it: false goes the way of a clock's hands on the screen.",
            default: "false"),
    ]
    private static let to = ArgumentSpec("to", .point, "Where the curve ends.").required
    private static let point: [ArgumentSpec] = [.main("to", .point, "The point.").required]
    private static let box = ArgumentSpec.main("in", .rect, "The rectangle.").required

    static let all: [NamedCall] = [
        NamedCall("move", "Begins a new part of the outline at a point.", point),
        NamedCall("line", "A straight line to a point.", point),
        NamedCall(
            "lines", "An outline of straight lines through points.",
            [.main("points", .points, "The points, the first one where it begins.").required]),
        NamedCall(
            "curve", "A cubic Bézier curve.",
            [
                to, ArgumentSpec("control1", .point, "The first control point.").required,
                ArgumentSpec("control2", .point, "The second control point.").required,
            ]),
        NamedCall(
            "quad", "A quadratic Bézier curve.", [to, ArgumentSpec("control", .point, "The control point.").required]),
        NamedCall("arc", "An arc of a circle.", angles),
        NamedCall("rect", "A rectangle.", [box]),
        NamedCall("ellipse", "The ellipse inscribed in a rectangle.", [box]),
        NamedCall(
            "roundedRect", "A rectangle with rounded corners.",
            [
                box, ArgumentSpec("cornerRadius", .number, "In points.", range: 0...(.infinity)).required,
                ArgumentSpec(
                    "style", .choice(Choices.cornerStyle.names), "How the corners are rounded.", default: "continuous"),
            ]),
        NamedCall("close", "A line back to where the part of the outline began."),
    ]

    /// The part of a path that a step adds.
    static func step(_ call: CallReader) -> Step {
        switch call.name {
        case "move": corner(call) { $0.move(to: $1) }
        case "line": corner(call) { $0.addLine(to: $1) }
        case "lines": lines(call)
        case "curve": curve(call)
        case "quad": quad(call)
        case "arc": arc(call)
        case "rect": area(call) { $0.addRect($1) }
        case "ellipse": area(call) { $0.addEllipse(in: $1) }
        case "roundedRect": roundedRect(call)
        default: { path, _, _ in path.closeSubpath() }
        }
    }

    private static func corner(_ call: CallReader, _ add: @escaping (inout Path, CGPoint) -> Void) -> Step {
        let to = call.point("to")
        return { path, frame, scope in add(&path, to(frame, scope)) }
    }

    private static func lines(_ call: CallReader) -> Step {
        let points = call.datum("points", fallback: .list([]))?.map { ($0.list ?? []).compactMap(\.point) }
        return { path, frame, scope in path.addLines(points?(frame, scope) ?? []) }
    }

    private static func curve(_ call: CallReader) -> Step {
        let (to, first, second) = (call.point("to"), call.point("control1"), call.point("control2"))
        return { path, frame, scope in
            path.addCurve(to: to(frame, scope), control1: first(frame, scope), control2: second(frame, scope))
        }
    }

    private static func quad(_ call: CallReader) -> Step {
        let (to, control) = (call.point("to"), call.point("control"))
        return { path, frame, scope in path.addQuadCurve(to: to(frame, scope), control: control(frame, scope)) }
    }

    private static func arc(_ call: CallReader) -> Step {
        let (center, radius) = (call.point("center"), call.number("radius", default: 0))
        let (start, end) = (call.number("start", default: 0), call.number("end", default: 0))
        let isClockwise = call.bool("clockwise", default: false)
        return { path, frame, scope in
            path.addArc(
                center: center(frame, scope), radius: radius(frame, scope),
                startAngle: .degrees(Double(start(frame, scope))), endAngle: .degrees(Double(end(frame, scope))),
                clockwise: isClockwise(frame, scope))
        }
    }

    private static func area(_ call: CallReader, _ add: @escaping (inout Path, CGRect) -> Void) -> Step {
        let rect = call.rect("in")
        return { path, frame, scope in add(&path, rect(frame, scope)) }
    }

    private static func roundedRect(_ call: CallReader) -> Step {
        let (rect, radius) = (call.rect("in"), call.number("cornerRadius", default: 0))
        let style = call.choice("style", Choices.cornerStyle, default: .continuous)
        return { path, frame, scope in
            let radius = radius(frame, scope)
            path.addRoundedRect(
                in: rect(frame, scope), cornerSize: CGSize(width: radius, height: radius), style: style(frame, scope))
        }
    }
}
