import Foundation
import TintypeGraphics
import TintypeTree

/// The styles that have a name and are no colours.
enum NamedStyle {
    static let all: [(name: String, value: any ShapeStyle)] = [
        ("primary", HierarchicalShapeStyle.primary), ("secondary", HierarchicalShapeStyle.secondary),
        ("tertiary", HierarchicalShapeStyle.tertiary), ("quaternary", HierarchicalShapeStyle.quaternary),
        ("quinary", HierarchicalShapeStyle.quinary), ("foreground", ForegroundStyle()),
        ("background", BackgroundStyle()), ("tint", TintShapeStyle()), ("separator", SeparatorShapeStyle()),
        ("placeholder", PlaceholderTextShapeStyle()), ("link", LinkShapeStyle()), ("fill", FillShapeStyle()),
        ("selection", SelectionShapeStyle()), ("windowBackground", WindowBackgroundShapeStyle()),
        ("ultraThinMaterial", Material.ultraThin), ("thinMaterial", Material.thin),
        ("regularMaterial", Material.regular), ("thickMaterial", Material.thick),
        ("ultraThickMaterial", Material.ultraThick), ("bar", Material.bar),
    ]

    /// The names of all styles, colours included.
    static let names = all.map(\.name) + Color.words.map(\.name).filter { name in !all.contains { $0.name == name } }

    /// The hint for a name that is no style.
    ///
    /// - Parameter others: Names that could stand there besides.
    static func hint(for name: String, besides others: [String] = []) -> String? {
        let own = name.hasPrefix(".") ? String(name.dropFirst()) : name
        if own != name, names.contains(own) { return "did you mean \"\(own)\"?" }
        return Suggestion.unqualified(name, "Color", among: names, what: "a color")
            ?? Suggestion.hint(for: own, among: names + others, what: "styles")
    }

    /// The keys by which a mapping is a style and no view.
    static let keys =
        ["gradient"] + StyleForm.all.flatMap { [$0.name] + $0.others } + Color.forms.flatMap { $0 }
}

extension CallReader {
    /// The style of an argument; nil where nothing is written.
    func style(_ name: String) -> Argument<any ShapeStyle>? { value(name).map(style) }

    /// A colour, a level, a material, `{gradient: …}`, or one of ``StyleForm/all``.
    func style(_ value: SceneValue) -> Argument<any ShapeStyle> {
        if let text = value.scalar?.text {
            if let named = NamedStyle.all.first(where: { $0.name == text }) { return Argument(named.value) }
            guard text.hasPrefix("=") || text.hasPrefix("#") || NamedStyle.names.contains(text) else {
                unknownStyle(text, at: value.place, orView: false)
                return Argument(Color.clear)
            }
        }
        guard let entries = value.mapping else { return color(value).map { $0 } }
        if entries.contains(where: { $0.key == "gradient" }) { return gradient(value) }
        guard let form = StyleForm.all.first(where: { form in entries.contains { $0.key == form.name } }) else {
            return color(value).map { $0 }
        }
        return form.read(value, in: self)
    }

    /// Reports a name that is no style, and, where views may stand, no view either.
    func unknownStyle(_ name: String, at place: ScenePlace, orView takesViews: Bool) {
        checker.diagnostics.error(
            "unknown style\(takesViews ? " or view" : "") \"\(name.abbreviated)\"", at: place,
            hint: NamedStyle.hint(for: name, besides: takesViews ? checker.viewNames : []))
    }

    /// `{gradient: blue}`, the system's gradient of a colour, or `{gradient: [red, blue]}`, from top to bottom.
    private func gradient(_ value: SceneValue) -> Argument<any ShapeStyle> {
        let mapping = reader.mapping(value, allowing: ["gradient"], of: "the style")
        guard let written = mapping?["gradient"] else { return Argument(Color.clear) }
        if written.sequence != nil { return colors(written).map { Gradient(colors: $0) } }
        return color(written).map { $0.gradient }
    }

    func colors(_ value: SceneValue) -> Argument<[Color]> {
        let parts = (reader.sequence(value, of: "the colors") ?? []).map(color)
        return Argument(fallback: []) { frame, scope in parts.map { $0(frame, scope) } }
    }
}
