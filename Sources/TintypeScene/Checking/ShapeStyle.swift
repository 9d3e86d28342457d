import Foundation
import TintypeGraphics
import TintypeTree

/// The styles that have a name and are no colours.
enum NamedStyle {
    static let all: [(name: String, value: any ShapeStyle)] = [
        ("primary", HierarchicalShapeStyle.primary), ("secondary", HierarchicalShapeStyle.secondary),
        ("tertiary", HierarchicalShapeStyle.tertiary), ("quaternary", HierarchicalShapeStyle.quaternary),
        ("foreground", ForegroundStyle()), ("background", BackgroundStyle()), ("tint", TintShapeStyle()),
    ]

    /// The names of all styles, colours included.
    static let names = all.map(\.name) + Color.named.map(\.name).filter { name in !all.contains { $0.name == name } }

    /// SwiftUI's materials, which scenes have not.
    private static let materials = [
        "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
    ]

    /// The hint for a name that is no style.
    ///
    /// - Parameter others: Names that could stand there besides.
    static func hint(for name: String, besides others: [String] = []) -> String? {
        let own = name.hasPrefix(".") ? String(name.dropFirst()) : name
        if materials.contains(own) { return "materials are in Swift only, so far" }
        return Suggestion.unqualified(name, "Color", among: names, what: "a color")
            ?? Suggestion.hint(for: own, among: names + others, what: "styles")
    }

    /// The keys by which a mapping is a style and no view.
    static let keys = ["gradient", "linearGradient"] + Color.forms.flatMap { $0 }
}

extension CallReader {
    /// The style of an argument; nil where nothing is written.
    func style(_ name: String) -> Argument<any ShapeStyle>? { value(name).map(style) }

    /// A colour, a level, `{gradient: …}` or `{linearGradient: …}`.
    func style(_ value: SceneValue) -> Argument<any ShapeStyle> {
        if let text = value.scalar?.text {
            if let named = NamedStyle.all.first(where: { $0.name == text }) { return Argument(named.value) }
            guard text.hasPrefix("=") || text.hasPrefix("#") || NamedStyle.names.contains(text) else {
                unknownStyle(text, at: value.place, orView: false)
                return Argument(Color.clear)
            }
        }
        guard let entry = value.mapping?.first else { return color(value).map { $0 } }
        switch entry.key {
        case "gradient": return gradient(value)
        case "linearGradient":
            guard reader.mapping(value, allowing: ["linearGradient"], of: "the style") != nil else {
                return Argument(Color.clear)
            }
            let call = SceneCall(
                name: "linearGradient", place: entry.keyPlace, arguments: entry.value, beside: [])
            return CallReader(call, LinearGradient.arguments, checker: checker, scope: scope).linearGradient().map {
                $0
            }
        default: return color(value).map { $0 }
        }
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
