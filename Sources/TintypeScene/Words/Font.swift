import Foundation
import TintypeGraphics
import TintypeTree

extension Font {
    static let mappingArguments: [ArgumentSpec] = [
        ArgumentSpec("style", .choice(Choices.textStyle.names), "One of the system's styles."),
        ArgumentSpec("size", .number, "In points.", range: 0...10_000),
        ArgumentSpec("family", .string, "A family among the declared fonts; the system face without it."),
        ArgumentSpec("weight", .choice(Choices.fontWeight.names), "The strokes' thickness."),
        ArgumentSpec("design", .choice(Choices.fontDesign.names), "The kind of letterforms."),
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
        return Argument(fallback: .body) { frame, scope in
            let (weight, design) = (weight(frame, scope), design(frame, scope))
            if isStyled { return .system(style(frame, scope), design: design, weight: weight) }
            guard isCustom else { return .system(size: size(frame, scope), weight: weight, design: design) }
            let font = Font.declared(family(frame, scope), size: size(frame, scope))
            return weight.map(font.weight) ?? font
        }
    }
}

extension ModifierSpec {
    static let font = ModifierSpec(
        "font", "Sets the font of texts and symbols.",
        [.main("font", .font, "A style's name, a size in points, or size, weight and design.").required]
    ) { call in
        let font = call.font("font")
        return changingEnvironment { $2.font = font($0, $1) }
    }

    static let fontWeight = ModifierSpec(
        "fontWeight", "Sets the thickness of texts and symbols.",
        [.main("weight", .choice(Choices.fontWeight.names), "The thickness.").required]
    ) { call in
        let weight = call.optionalChoice("weight", Choices.fontWeight)
        return changingEnvironment { $2.fontWeight = weight($0, $1) }
    }

    static let bold = ModifierSpec(
        "bold", "Sets texts in bold.",
        [.main("isActive", .bool, "Whether they are bold.", default: "true")]
    ) { call in
        let isActive = call.bool("isActive", default: true)
        return changingEnvironment { $2.fontWeight = isActive($0, $1) ? .bold : nil }
    }

    static let italic = ModifierSpec(
        "italic", "Sets texts in italics.",
        [.main("isActive", .bool, "Whether they are slanted.", default: "true")]
    ) { call in
        let isActive = call.bool("isActive", default: true)
        return changingEnvironment { $2.isItalic = isActive($0, $1) }
    }
}
