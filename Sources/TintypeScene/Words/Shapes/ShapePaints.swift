import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ArgumentSpec {
    /// The paints of a shape; with none it is filled with the foreground style.
    package static let paints: [ArgumentSpec] = [
        ArgumentSpec(
            "fill", .style, "What the shape is filled with; the foreground style where nothing is drawn else."),
        ArgumentSpec("eoFill", .bool, "Whether the even-odd rule says what is inside.", default: "false"),
        ArgumentSpec("stroke", .style, "What the outline is drawn with, half of the line at each side."),
        ArgumentSpec("strokeBorder", .style, "What the outline is drawn with, the line inside of it."),
        ArgumentSpec("lineWidth", .number, "The width of the line, in points.", range: 0...(.infinity), default: "1"),
        ArgumentSpec("lineCap", .choice(Choices.lineCap.names), "How the line ends.", default: "butt"),
        ArgumentSpec("lineJoin", .choice(Choices.lineJoin.names), "How parts of the line meet.", default: "miter"),
        ArgumentSpec(
            "miterLimit", .number, "The longest mitre, in widths of the line; beyond it parts meet as with `bevel`.",
            range: 0...(.infinity), default: "10"),
        ArgumentSpec("dash", .numbers, "The lengths of dashes and gaps in turn, in points."),
        ArgumentSpec("dashPhase", .number, "How far into the dashes the line begins, in points.", default: "0"),
        ArgumentSpec("antialiased", .bool, "Whether the edges of the fill are smoothed.", default: "true"),
    ]

    fileprivate static let strokeArguments = ["lineWidth", "lineCap", "lineJoin", "miterLimit", "dash", "dashPhase"]
}

extension CallReader {
    /// The drawings of a shape: the fill below the strokes.
    func layers(of shape: ShapeSpec) -> [Argument<ShapeLayer>] {
        for line in ArgumentSpec.strokeArguments { need(["stroke", "strokeBorder"], for: line) }
        let isStroked = has("stroke") || has("strokeBorder")
        if isStroked {
            need(["fill"], for: "eoFill")
            need(["fill"], for: "antialiased")
        }
        if let border = value("strokeBorder"), let reason = uninsettable(shape) {
            checker.diagnostics.error(
                "\"strokeBorder\" goes with shapes that can be drawn smaller; \(reason) cannot", at: border.place,
                hint: "write stroke")
        }
        var layers: [Argument<ShapeLayer>] = []
        let rule = fillStyle()
        if let fill = style("fill") {
            layers.append(
                Argument(fallback: ShapeLayer(.fill(FillStyle()))) { frame, scope in
                    ShapeLayer(.fill(rule(frame, scope)), style: fill(frame, scope))
                })
        } else if !isStroked, has("eoFill") || has("antialiased") {
            layers.append(rule.map { ShapeLayer(.fill($0), style: ForegroundStyle()) })
        }
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

    /// The rule by which an area is filled, of `eoFill` and `antialiased`.
    func fillStyle() -> Argument<FillStyle> {
        let (isEvenOdd, isSmooth) = (bool("eoFill", default: false), bool("antialiased", default: true))
        return Argument(fallback: FillStyle()) { frame, scope in
            FillStyle(eoFill: isEvenOdd(frame, scope), antialiased: isSmooth(frame, scope))
        }
    }

    private func strokeStyle() -> Argument<StrokeStyle> {
        let (width, phase) = (number("lineWidth", default: 1), number("dashPhase", default: 0))
        let limit = number("miterLimit", default: 10)
        let dash = datum("dash", fallback: .list([]))?.map { ($0.list ?? []).map { CGFloat($0.number ?? 0) } }
        let cap = choice("lineCap", Choices.lineCap, default: .butt)
        let join = choice("lineJoin", Choices.lineJoin, default: .miter)
        return Argument(fallback: StrokeStyle()) { frame, scope in
            StrokeStyle(
                lineWidth: width(frame, scope), lineCap: cap(frame, scope), lineJoin: join(frame, scope),
                miterLimit: limit(frame, scope), dash: dash?(frame, scope) ?? [], dashPhase: phase(frame, scope))
        }
    }
}
