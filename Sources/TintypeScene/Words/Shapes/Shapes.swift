import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ShapeSpec {
    static let rectangle = ShapeSpec(
        "Rectangle", "A rectangle as large as the view.",
        example: WordExample(
            """
            Rectangle: {fill: teal}
            modifiers: [{frame: {width: 120, height: 60}}]
            """,
            swift: "Rectangle().fill(.teal).frame(width: 120, height: 60)")
    ) { _ in Argument(Rectangle()) }

    static let roundedRectangle = ShapeSpec(
        "RoundedRectangle", "A rectangle with rounded corners.",
        [
            .main("cornerRadius", .number, "In points; at most half of the shorter side.", range: 0...(.infinity)),
            ArgumentSpec("cornerSize", .size, "The radii along both axes, where they differ."),
            .cornerStyle,
        ],
        example: WordExample(
            """
            RoundedRectangle: {cornerRadius: 16, fill: indigo}
            modifiers: [{frame: {width: 120, height: 60}}]
            """,
            swift: "RoundedRectangle(cornerRadius: 16).fill(.indigo).frame(width: 120, height: 60)")
    ) { call in
        call.exclude("cornerRadius", "cornerSize")
        call.need(oneOf: ["cornerRadius", "cornerSize"])
        let radius = call.number("cornerRadius", default: 0)
        let size = call.datum("cornerSize")
        let style = call.choice("style", Choices.cornerStyle, default: .continuous)
        return Argument(fallback: Rectangle()) { frame, scope in
            let size = size?(frame, scope).size
            return size.map { RoundedRectangle(cornerSize: $0, style: style(frame, scope)) }
                ?? RoundedRectangle(cornerRadius: radius(frame, scope), style: style(frame, scope))
        }
    }

    static let unevenRoundedRectangle = ShapeSpec(
        "UnevenRoundedRectangle", "A rectangle with a radius for each corner.",
        ["topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius"].map {
            ArgumentSpec($0, .number, "In points.", range: 0...(.infinity), default: "0")
        } + [.cornerStyle],
        example: WordExample(
            """
            UnevenRoundedRectangle: {topLeadingRadius: 24, bottomTrailingRadius: 24, fill: orange}
            modifiers: [{frame: {width: 120, height: 60}}]
            """,
            swift: """
                UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24)
                    .fill(.orange)
                    .frame(width: 120, height: 60)
                """)
    ) { call in
        let radii = ["topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius"].map {
            call.number($0, default: 0)
        }
        let style = call.choice("style", Choices.cornerStyle, default: .continuous)
        return Argument(fallback: Rectangle()) { frame, scope in
            let lengths = radii.map { $0(frame, scope) }
            return UnevenRoundedRectangle(
                topLeadingRadius: lengths[0], bottomLeadingRadius: lengths[1], bottomTrailingRadius: lengths[2],
                topTrailingRadius: lengths[3], style: style(frame, scope))
        }
    }

    static let circle = ShapeSpec(
        "Circle", "The largest circle in the middle of the view.",
        example: WordExample(
            """
            Circle: {inset: 3, stroke: pink, lineWidth: 6}
            modifiers: [{frame: {width: 60, height: 60}}]
            """,
            swift: "Circle().inset(by: 3).stroke(.pink, lineWidth: 6).frame(width: 60, height: 60)")
    ) { _ in Argument(Circle()) }

    static let ellipse = ShapeSpec(
        "Ellipse", "The ellipse inscribed in the view.",
        example: WordExample(
            """
            Ellipse: {fill: mint}
            modifiers: [{frame: {width: 120, height: 60}}]
            """,
            swift: "Ellipse().fill(.mint).frame(width: 120, height: 60)")
    ) { _ in Argument(Ellipse()) }

    static let capsule = ShapeSpec(
        "Capsule", "A rectangle whose shorter sides are half circles.", [.cornerStyle],
        example: WordExample(
            """
            Capsule: {strokeBorder: blue, lineWidth: 4, dash: [10, 6], lineCap: round}
            modifiers: [{frame: {width: 120, height: 60}}]
            """,
            swift: """
                Capsule()
                    .strokeBorder(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [10, 6]))
                    .frame(width: 120, height: 60)
                """)
    ) { call in
        let style = call.choice("style", Choices.cornerStyle, default: .continuous)
        return Argument(fallback: Capsule()) { frame, scope in Capsule(style: style(frame, scope)) }
    }

    static let anyShape = ShapeSpec(
        "AnyShape", "A shape in a shape, for changes in another order: those of the inner one come first.",
        [.main("shape", .shape, "The shape.").required], isInsettable: false,
        example: WordExample(
            """
            AnyShape: {shape: {Capsule: {rotation: 45}}, scale: 0.8, fill: green}
            modifiers: [{frame: {width: 80, height: 40}}, {padding: 24}]
            """,
            swift: """
                AnyShape(Capsule().rotation(.degrees(45)))
                    .scale(0.8)
                    .fill(.green)
                    .frame(width: 80, height: 40)
                    .padding(24)
                """)
    ) { call in
        call.shape("shape")?.map { erased($0) } ?? Argument(Rectangle())
    }

    private static func erased(_ shape: any Shape) -> any Shape { AnyShape(shape) }
}

extension ArgumentSpec {
    fileprivate static let cornerStyle = ArgumentSpec(
        "style", .choice(Choices.cornerStyle.names), "How the corners are rounded.", default: "continuous")
}

extension CallReader {
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
