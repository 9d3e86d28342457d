import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let containerRelativeFrame = ModifierSpec(
        "containerRelativeFrame", "Gives the view a frame as long as the nearest scroll view or the canvas, or a part.",
        [
            .main("axes", .choices(Choices.axes.names), "Along which the frame is relative.").required,
            .alignment(.alignment, "Where the view stands in the frame."),
            ArgumentSpec("count", .integer, "Of how many parts the container is taken to be.", range: 1...100_000),
            ArgumentSpec("span", .integer, "How many of the parts the frame covers.", range: 1...100_000, default: "1"),
            ArgumentSpec("spacing", .number, "The distance between two parts, in points.", default: "0"),
            ArgumentSpec("as", .binding, "The name of the container's length.", default: "length"),
            ArgumentSpec("length", .number, "The frame's length, made of the container's: =length * 0.8."),
        ],
        example: WordExample(
            """
            ScrollView:
              axes: horizontal
              children:
                - Color: teal
                  modifiers: [{containerRelativeFrame: {axes: horizontal, count: 4, span: 3, spacing: 8}}]
            """,
            swift: """
                ScrollView(.horizontal) {
                    Color.teal
                        .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
                }
                """)
    ) { call in
        call.exclude("count", "length")
        call.need(["count"], for: "span")
        call.need(["count"], for: "spacing")
        call.need(["length"], for: "as")
        let (axes, alignment) = (call.choices("axes", Choices.axes, default: []), call.alignment("alignment"))
        if call.has("length") { return call.frameOfLength(axes, alignment) }
        guard call.has("count") else {
            return wrapping { ContainerRelativeFrameModifier(axes($0, $1), alignment: alignment($0, $1)) }
        }
        let (count, span) = (call.number("count", default: 1), call.number("span", default: 1))
        let spacing = call.number("spacing", default: 0)
        return wrapping { frame, scope in
            ContainerRelativeFrameModifier(
                axes(frame, scope), count: whole(count(frame, scope)), span: whole(span(frame, scope)),
                spacing: spacing(frame, scope), alignment: alignment(frame, scope))
        }
    }

    private static func whole(_ number: CGFloat) -> Int { Int(min(max(number, 1), 100_000)) }
}

extension CallReader {
    fileprivate func frameOfLength(_ axes: Argument<Axis.Set>, _ alignment: Argument<Alignment>) -> ModifierBody {
        let name = binding("as", default: "length")
        let length = datum("length", fallback: .number(0), in: scope.binding(name, .number)) ?? Argument(.number(0))
        return wrapping { frame, scope in
            ContainerRelativeFrameModifier(axes(frame, scope), alignment: alignment(frame, scope)) { container, _ in
                CGFloat(length(frame.binding(name, .number(Double(container))), scope).number ?? 0)
            }
        }
    }
}
