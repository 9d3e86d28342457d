import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ShapeSpec {
    static let rectangle = ShapeSpec(
        name: "Rectangle", doc: "A rectangle as large as the view.", arguments: []
    ) { _ in Argument(Rectangle()) }

    static let roundedRectangle = ShapeSpec(
        name: "RoundedRectangle", doc: "A rectangle with rounded corners.",
        arguments: [
            .main("cornerRadius", .number, "In points; at most half of the shorter side.", range: 0...(.infinity))
                .required,
            ArgumentSpec(
                "style", .choice(Choices.cornerStyle.names), "How the corners are rounded.", default: "continuous"),
        ]
    ) { call in
        let radius = call.number("cornerRadius", default: 0)
        let style = call.choice("style", Choices.cornerStyle, default: .continuous)
        return Argument(fallback: Rectangle()) { frame, scope in
            RoundedRectangle(cornerRadius: radius(frame, scope), style: style(frame, scope))
        }
    }

    static let circle = ShapeSpec(
        name: "Circle", doc: "The largest circle in the middle of the view.", arguments: []
    ) { _ in Argument(Circle()) }

    static let ellipse = ShapeSpec(
        name: "Ellipse", doc: "The ellipse inscribed in the view.", arguments: []
    ) { _ in Argument(Ellipse()) }

    static let capsule = ShapeSpec(
        name: "Capsule", doc: "A rectangle whose shorter sides are half circles.",
        arguments: [
            ArgumentSpec(
                "style", .choice(Choices.cornerStyle.names), "How the corners are rounded.", default: "continuous")
        ]
    ) { call in
        let style = call.choice("style", Choices.cornerStyle, default: .continuous)
        return Argument(fallback: Capsule()) { frame, scope in Capsule(style: style(frame, scope)) }
    }
}

extension ArgumentSpec {
    /// The paints of a shape; with none it is filled with the foreground style.
    static let paints: [ArgumentSpec] = [
        ArgumentSpec("fill", .style, "What the shape is filled with."),
        ArgumentSpec("stroke", .style, "What the outline is drawn with, half of the line at each side."),
        ArgumentSpec("strokeBorder", .style, "What the outline is drawn with, the line inside of it."),
        ArgumentSpec("lineWidth", .number, "The width of the line, in points.", range: 0...(.infinity), default: "1"),
        ArgumentSpec("dash", .numbers, "The lengths of dashes and gaps in turn, in points."),
        ArgumentSpec("dashPhase", .number, "How far into the dashes the line begins, in points.", default: "0"),
        ArgumentSpec("lineCap", .choice(Choices.lineCap.names), "How the line ends.", default: "butt"),
        ArgumentSpec("lineJoin", .choice(Choices.lineJoin.names), "How parts of the line meet.", default: "miter"),
    ]
}

extension CallReader {
    /// The drawings of a shape: the fill below the strokes.
    func layers() -> [Argument<ShapeLayer>] {
        for line in ["lineWidth", "dash", "dashPhase", "lineCap", "lineJoin"] {
            need(["stroke", "strokeBorder"], for: line)
        }
        var layers: [Argument<ShapeLayer>] = []
        if let fill = style("fill") { layers.append(fill.map { ShapeLayer(.fill(FillStyle()), style: $0) }) }
        let line = strokeStyle()
        for (name, drawing) in [
            ("stroke", ShapeLayer.Drawing.stroke), ("strokeBorder", ShapeLayer.Drawing.strokeBorder),
        ] {
            guard let style = style(name) else { continue }
            layers.append(
                Argument(fallback: ShapeLayer(.fill(FillStyle()))) { frame, scope in
                    ShapeLayer(drawing(line(frame, scope)), style: style(frame, scope))
                })
        }
        return layers
    }

    private func strokeStyle() -> Argument<StrokeStyle> {
        let (width, phase) = (number("lineWidth", default: 1), number("dashPhase", default: 0))
        let dash = datum("dash", fallback: .list([]))?.map { ($0.list ?? []).map { CGFloat($0.number ?? 0) } }
        let cap = choice("lineCap", Choices.lineCap, default: .butt)
        let join = choice("lineJoin", Choices.lineJoin, default: .miter)
        return Argument(fallback: StrokeStyle()) { frame, scope in
            StrokeStyle(
                lineWidth: width(frame, scope), lineCap: cap(frame, scope), lineJoin: join(frame, scope),
                dash: dash?(frame, scope) ?? [], dashPhase: phase(frame, scope))
        }
    }

    /// The shape of an argument: its name, or a mapping of its name and its arguments.
    func shape(_ name: String) -> Argument<any Shape>? {
        guard let value = value(name) else { return nil }
        guard let call = reader.call(value, what: "shape") else { return Argument(Rectangle()) }
        guard let spec = Vocabulary.shape(call.name) else {
            reader.unknown("shape", call.name, at: call.place, among: Vocabulary.shapeNames)
            return Argument(Rectangle())
        }
        return spec.outline(CallReader(call, spec.arguments, checker: checker, scope: scope))
    }
}
