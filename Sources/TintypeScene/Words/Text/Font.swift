import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension Font {
    static let mappingArguments: [ArgumentSpec] = [
        ArgumentSpec("style", .choice(Choices.textStyle.names), "One of the system's styles."),
        ArgumentSpec("size", .number, "In points.", range: 0...10_000),
        ArgumentSpec("family", .string, "A family among the declared fonts; the system face without it."),
        ArgumentSpec("weight", .choice(Choices.fontWeight.names), "The strokes' thickness."),
        ArgumentSpec("design", .choice(Choices.fontDesign.names), "The kind of letterforms."),
        ArgumentSpec("width", .choice(Choices.fontWidth.names), "The width of the letters."),
        ArgumentSpec("leading", .choice(Choices.fontLeading.names), "The distance between lines."),
        ArgumentSpec("italic", .bool, "Whether the letters are slanted.", default: "false"),
        ArgumentSpec("smallCaps", .bool, "Whether small letters are small capitals.", default: "false"),
        ArgumentSpec("monospacedDigit", .bool, "Whether digits have one width.", default: "false"),
    ]
}

extension CallReader {
    /// A style's name, a size, or a mapping of size, weight, design, style and family.
    func font(_ name: String) -> Argument<Font> {
        guard let value = value(name) else { return Argument(.body) }
        if value.mapping != nil {
            let call = SceneCall(name: "font", place: value.place, arguments: value, beside: [])
            return CallReader(call, Font.mappingArguments, checker: checker, scope: scope).mappedFont()
        }
        guard let text = value.scalar?.text, !text.hasPrefix("="), LiteralReader.number(text) == nil else {
            let size = checker.typed(value, as: .number, in: scope).map { Argument($0, fallback: .none) }
            if let number = size?.constant?.number, !(0...10_000).contains(number) {
                checker.diagnostics.error(
                    "the size of a font must be 0 to 10000, not \(NumberText.shortest(number))", at: value.place)
            }
            return size?.map { .system(size: CGFloat($0.number ?? 0)) } ?? Argument(.body)
        }
        guard let style = Choices.textStyle.value(text) else {
            reader.unknown("font", text, at: value.place, among: Choices.textStyle.names.values)
            return Argument(.body)
        }
        return Argument(.system(style))
    }

    private func mappedFont() -> Argument<Font> {
        exclude("style", "size")
        exclude("style", "family")
        need(["size"], for: "family")
        if !has("style"), !has("size") {
            checker.diagnostics.error("a font has a \"size\" or a \"style\"", at: place)
        }
        let (size, family) = (number("size", default: 17), string("family"))
        let (isStyled, isCustom) = (has("style"), has("family"))
        let style = choice("style", Choices.textStyle, default: .body)
        let weight = optionalChoice("weight", Choices.fontWeight)
        let design = optionalChoice("design", Choices.fontDesign)
        let variant = fontVariant()
        return Argument(fallback: .body) { frame, scope in
            let (weight, design) = (weight(frame, scope), design(frame, scope))
            let change = variant(frame, scope)
            if isStyled { return change(.system(style(frame, scope), design: design, weight: weight)) }
            guard isCustom else { return change(.system(size: size(frame, scope), weight: weight, design: design)) }
            let font = Font.declared(family(frame, scope), size: size(frame, scope))
            return change(weight.map(font.weight) ?? font)
        }
    }

    /// The traits of a font besides its size, weight and design.
    private func fontVariant() -> Argument<(Font) -> Font> {
        let width = optionalChoice("width", Choices.fontWidth)
        let leading = optionalChoice("leading", Choices.fontLeading)
        let (isItalic, hasSmallCaps) = (bool("italic", default: false), bool("smallCaps", default: false))
        let hasMonospacedDigits = bool("monospacedDigit", default: false)
        return Argument(fallback: { $0 }) { frame, scope in
            let (width, leading) = (width(frame, scope), leading(frame, scope))
            let (isItalic, hasSmallCaps) = (isItalic(frame, scope), hasSmallCaps(frame, scope))
            let hasMonospacedDigits = hasMonospacedDigits(frame, scope)
            return { font in
                var font = font
                if let width { font = font.width(width) }
                if let leading { font = font.leading(leading) }
                if isItalic { font = font.italic() }
                if hasSmallCaps { font = font.smallCaps() }
                return hasMonospacedDigits ? font.monospacedDigit() : font
            }
        }
    }
}

extension Choices {
    static let fontLeading = Choice<Font.Leading>(
        "leading", [("standard", .standard), ("tight", .tight), ("loose", .loose)])
}

extension ModifierSpec {
    static let font = ModifierSpec(
        "font", "Sets the font of texts and symbols.",
        .font("font", "A style's name, a size in points, or size, weight and design.").main,
        example: .on(
            "font: {style: title, weight: semibold, design: rounded}",
            swift: ".font(.system(.title, design: .rounded, weight: .semibold))", of: .text),
        text: { $0.font($1) }
    ) { $0.font($1) }

    static let fontWeight = ModifierSpec(
        "fontWeight", "Sets the thickness of texts and symbols.",
        .choice("weight", Choices.fontWeight, "The thickness.").main,
        example: .on("fontWeight: heavy", swift: ".fontWeight(.heavy)", of: .text), text: { $0.fontWeight($1) }
    ) { $0.fontWeight($1) }

    static let bold = ModifierSpec(
        "bold", "Sets texts in bold.", .bool("isActive", "Whether they are bold.", default: true).main,
        example: .on("bold", swift: ".bold()", of: .text), text: { $0.bold($1) }
    ) { $0.bold($1) }

    static let italic = ModifierSpec(
        "italic", "Sets texts in italics.", .bool("isActive", "Whether they are slanted.", default: true).main,
        example: .on("italic", swift: ".italic()", of: .text), text: { $0.italic($1) }
    ) { $0.italic($1) }
}
