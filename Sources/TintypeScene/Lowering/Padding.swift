import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let padding = ModifierSpec(
        "padding", "Adds space around the view; negative space lets it reach outward.",
        [
            .main("length", .number, "In points; 16 without it."),
            ArgumentSpec("edges", .choices(Choices.edges.names), "Where the length is added.", default: "all"),
            ArgumentSpec("top", .number, "At the top, in points."),
            ArgumentSpec("leading", .number, "At the leading edge, in points."),
            ArgumentSpec("bottom", .number, "At the bottom, in points."),
            ArgumentSpec("trailing", .number, "At the trailing edge, in points."),
        ]
    ) { call in
        let names = ["top", "leading", "bottom", "trailing"]
        for name in names {
            call.exclude("length", name)
            call.exclude("edges", name)
        }
        if names.contains(where: call.has) {
            let lengths = names.map { call.number($0, default: 0) }
            return wrapping { frame, scope in
                let lengths = lengths.map { $0(frame, scope) }
                return PaddingModifier(
                    EdgeInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3]))
            }
        }
        let (edges, length) = (call.choices("edges", Choices.edges, default: .all), call.optionalNumber("length"))
        return wrapping { PaddingModifier(edges($0, $1), length($0, $1)) }
    }
}
