import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension Choices {
    static let linePattern = Choice<Text.LineStyle.Pattern>(
        "pattern",
        [
            ("solid", .solid), ("dot", .dot), ("dash", .dash), ("dashDot", .dashDot), ("dashDotDot", .dashDotDot),
        ])
    static let fontWidth = Choice<Font.Width>(
        "font width",
        [
            ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard), ("expanded", .expanded),
        ])
    static let textScale = Choice<Text.Scale>("text scale", [("default", .default), ("secondary", .secondary)])
    static let textCase = Choice<Text.Case?>(
        "text case", [("uppercase", .uppercase), ("lowercase", .lowercase), ("none", nil)])
}

extension ModifierSpec {
    static let underline = ModifierSpec(
        "underline", "Draws a line under texts.", .bool("isActive", "Whether there is one.", default: true).main,
        .choice("pattern", Choices.linePattern, "What the line is made of.", default: "solid"),
        .optional(.color("color", "The colour of the line; that of the text without it.")),
        example: .on(
            "underline: {pattern: dot, color: red}", swift: ".underline(pattern: .dot, color: .red)", of: .text),
        text: { $0.underline($1, pattern: $2, color: $3) }
    ) { $0.underline($1, pattern: $2, color: $3) }

    static let strikethrough = ModifierSpec(
        "strikethrough", "Draws a line through texts.", .bool("isActive", "Whether there is one.", default: true).main,
        .choice("pattern", Choices.linePattern, "What the line is made of.", default: "solid"),
        .optional(.color("color", "The colour of the line; that of the text without it.")),
        example: .on("strikethrough", swift: ".strikethrough()", of: .text),
        text: { $0.strikethrough($1, pattern: $2, color: $3) }
    ) { $0.strikethrough($1, pattern: $2, color: $3) }

    static let kerning = ModifierSpec(
        "kerning", "Extra distance after each character; ligatures stay.", .number("kerning", "In points.").main,
        example: .on("kerning: 3", swift: ".kerning(3)", of: .text), text: { $0.kerning($1) }
    ) { $0.kerning($1) }

    static let tracking = ModifierSpec(
        "tracking", "Extra distance after each character.", .number("tracking", "In points.").main,
        example: .on("tracking: 3", swift: ".tracking(3)", of: .text), text: { $0.tracking($1) }
    ) { $0.tracking($1) }

    static let baselineOffset = ModifierSpec(
        "baselineOffset", "The height of texts above the baselines of their lines.",
        .number("baselineOffset", "In points.").main,
        example: WordExample(
            """
            Text: {runs: [10, {Text: "2", modifiers: [{font: caption}, {baselineOffset: 8}]}]}
            """,
            swift: """
                Text(verbatim: "10") + Text(verbatim: "2").font(.caption).baselineOffset(8)
                """),
        text: { $0.baselineOffset($1) }
    ) { $0.baselineOffset($1) }

    static let monospaced = ModifierSpec(
        "monospaced", "Sets texts in letters of one width.", .bool("isActive", "Whether they are.", default: true).main,
        example: .on("monospaced", swift: ".monospaced()", of: .text), text: { $0.monospaced($1) }
    ) { $0.monospaced($1) }

    static let monospacedDigit = ModifierSpec(
        "monospacedDigit", "Sets the digits of texts in one width.",
        example: .on(
            "monospacedDigit", swift: ".monospacedDigit()",
            of: ExampleSubject(scene: "Text: 11:41 am", swift: "Text(\"11:41 am\")")),
        text: { $0.monospacedDigit() }
    ) { $0.monospacedDigit() }

    static let fontDesign = ModifierSpec(
        "fontDesign", "The kind of letterforms of texts.", .choice("design", Choices.fontDesign, "The kind.").main,
        example: .on("fontDesign: serif", swift: ".fontDesign(.serif)", of: .text), text: { $0.fontDesign($1) }
    ) { $0.fontDesign($1) }

    static let fontWidth = ModifierSpec(
        "fontWidth", "The width of letters.", .choice("width", Choices.fontWidth, "The width.").main,
        example: .on("fontWidth: condensed", swift: ".fontWidth(.condensed)", of: .text), text: { $0.fontWidth($1) }
    ) { $0.fontWidth($1) }

    static let textScale = ModifierSpec(
        "textScale", "The size of texts beside their fonts', smaller for units beside numbers.",
        .choice("scale", Choices.textScale, "The size.").main,
        .bool("isEnabled", "Whether it is so.", default: true),
        example: .on("textScale: secondary", swift: ".textScale(.secondary)", of: .text),
        text: { $0.textScale($1, isEnabled: $2) }
    ) { $0.textScale($1, isEnabled: $2) }

    static let textCase = ModifierSpec(
        "textCase", "Shows texts in capitals or small letters.",
        .choice("textCase", Choices.textCase, "The letters; `none` as they are.").main,
        example: .on("textCase: uppercase", swift: ".textCase(.uppercase)", of: .text)
    ) { $0.textCase($1) }
}
