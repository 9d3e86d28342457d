import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let minimumScaleFactor = ModifierSpec(
        "minimumScaleFactor", "How far texts may shrink before they are cut off.",
        .number("factor", "The least factor.", range: 0...1).main,
        example: .on(
            "minimumScaleFactor: 0.5", swift: ".minimumScaleFactor(0.5)", of: .text,
            then: [("lineLimit: 1", ".lineLimit(1)"), ("frame: {width: 100}", ".frame(width: 100)")])
    ) { $0.minimumScaleFactor($1) }

    static let allowsTightening = ModifierSpec(
        "allowsTightening", "Whether letters may move closer together before a text is cut off; here they never do.",
        .bool("flag", "Whether they may.", default: true).main,
        example: .on("allowsTightening", swift: ".allowsTightening(true)", of: .text)
    ) { $0.allowsTightening($1) }

    static let lineSpacing = ModifierSpec(
        "lineSpacing", "Extra distance between the lines of a text.", .number("lineSpacing", "In points.").main,
        example: .on(
            "lineSpacing: 10", swift: ".lineSpacing(10)", of: .paragraph,
            then: [("frame: {width: 200}", ".frame(width: 200)")])
    ) { $0.lineSpacing($1) }

    static let multilineTextAlignment = ModifierSpec(
        "multilineTextAlignment", "Which side the lines of a text share.",
        .choice("alignment", Choices.textAlignment, "The side.").main,
        example: .on(
            "multilineTextAlignment: center", swift: ".multilineTextAlignment(.center)", of: .paragraph,
            then: [("frame: {width: 200}", ".frame(width: 200)")])
    ) { $0.multilineTextAlignment($1) }

    static let truncationMode = ModifierSpec(
        "truncationMode", "Where a text that does not fit gets its ellipsis.",
        .choice("mode", Choices.truncationMode, "The part that gives way.").main,
        example: .on(
            "truncationMode: middle", swift: ".truncationMode(.middle)", of: .paragraph,
            then: [("lineLimit: 1", ".lineLimit(1)"), ("frame: {width: 200}", ".frame(width: 200)")])
    ) { $0.truncationMode($1) }

    static let lineHeight = ModifierSpec(
        "lineHeight", "The distance between the baselines of texts.",
        [
            .main("style", .choice(Choices.lineHeight.names), "One of the system's."),
            ArgumentSpec("exact", .number, "In points.", range: 0...(.infinity)),
            ArgumentSpec("multiple", .number, "A multiple of the font's size.", range: 0...(.infinity)),
            ArgumentSpec("leading", .number, "What is added to the font's, in points."),
        ],
        example: .on(
            "lineHeight: {multiple: 1.8}", swift: ".lineHeight(.multiple(factor: 1.8))", of: .paragraph,
            then: [("frame: {width: 200}", ".frame(width: 200)")])
    ) { call in
        let names = ["style", "exact", "multiple", "leading"]
        call.need(oneOf: names)
        for (index, name) in names.enumerated() {
            for other in names.dropFirst(index + 1) { call.exclude(name, other) }
        }
        let style = call.choice("style", Choices.lineHeight, default: .normal)
        let lengths = names.dropFirst().map { call.optionalNumber($0) }
        return composed { frame, scope, content in
            let values = lengths.map { $0(frame, scope) }
            let height: AttributedString.LineHeight =
                if let points = values[0] {
                    .exact(points: points)
                } else if let factor = values[1] {
                    .multiple(factor: factor)
                } else if let increase = values[2] {
                    .leading(increase: increase)
                } else {
                    style(frame, scope)
                }
            return content.lineHeight(height)
        }
    }

    static let lineLimit = ModifierSpec(
        "lineLimit", "The most lines of a text, or the fewest.",
        [
            .main("number", .integer, "The most lines.", range: 1...1_000_000),
            ArgumentSpec("reservesSpace", .bool, "Whether so many have their place however few there are."),
            ArgumentSpec("from", .integer, "The fewest lines that have their place.", range: 1...1_000_000),
            ArgumentSpec("to", .integer, "The most lines, beside `from`.", range: 1...1_000_000),
        ],
        example: .on(
            "lineLimit: 2", swift: ".lineLimit(2)", of: .paragraph,
            then: [("frame: {width: 160}", ".frame(width: 160)")])
    ) { call in
        call.need(oneOf: ["number", "from", "to"])
        call.exclude("number", "from")
        call.exclude("number", "to")
        call.need(["number"], for: "reservesSpace")
        let limits = ["number", "from", "to"].map { call.optionalNumber($0) }
        let reserves = call.has("reservesSpace") ? call.bool("reservesSpace", default: false) : nil
        if let from = limits[1].constant ?? nil, let to = limits[2].constant ?? nil, to < from,
            let written = call.value("to")
        {
            call.checker.diagnostics.error("\"to\" of lineLimit is less than \"from\"", at: written.place)
        }
        return composed { frame, scope, content in
            let values = limits.map { limit in limit(frame, scope).map { Int(min(max($0.rounded(), 1), 1_000_000)) } }
            return limited(
                content, to: values[0] ?? values[2], from: values[1], reservesSpace: reserves?(frame, scope))
        }
    }
}

extension Choices {
    static let lineHeight = Choice<AttributedString.LineHeight>(
        "line height", [("normal", .normal), ("loose", .loose), ("tight", .tight), ("variable", .variable)])
}

/// A view with a limit of lines in one of its forms.
@ViewBuilder
private func limited(_ content: ScopeView, to most: Int?, from least: Int?, reservesSpace: Bool?) -> some View {
    if let most, let reservesSpace {
        content.lineLimit(most, reservesSpace: reservesSpace)
    } else if let least, let most {
        content.lineLimit(min(least, most)...most)
    } else if let least {
        content.lineLimit(least...)
    } else {
        content.lineLimit(most)
    }
}
