import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension Color {
    /// The colours that scenes call by name: SwiftUI's, and those of the system by UIKit's names.
    static let words = named + InterfaceColor.allCases.map { ($0.rawValue, $0.color) }

    /// The colour of a value of the scene language.
    init(_ color: SceneColor) {
        switch color {
        case .components(let components): self.init(components)
        case .named(let name): self = Color.words.first { $0.name == name }?.value ?? .clear
        }
    }

    /// The ways in which a mapping writes a colour.
    static let forms: [[String]] = [
        ["red", "green", "blue", "opacity"], ["white", "opacity"], ["hue", "saturation", "brightness", "opacity"],
        ["color", "opacity"], ["light", "dark"], ["name"],
    ]
}

extension CallReader {
    func color(_ name: String, default color: Color = .clear) -> Argument<Color> {
        value(name).map(self.color) ?? Argument(color)
    }

    /// A colour: a name, `#rrggbb`, an expression, or a mapping in one of ``Color/forms``.
    func color(_ value: SceneValue) -> Argument<Color> {
        guard let entries = value.mapping else {
            return checker.typed(value, as: .color, in: scope).map {
                Argument($0, fallback: .none).map { $0.color.map { Color($0) } ?? .clear }
            } ?? Argument(.clear)
        }
        let form = Color.forms.first { form in entries.contains { $0.key == form[0] } }
        guard let form else {
            checker.diagnostics.error(
                "this mapping is no color", at: value.place,
                hint:
                    "a color has red, green, blue; white; hue, saturation, brightness; color, opacity; light, dark; or name"
            )
            return Argument(.clear)
        }
        guard let mapping = reader.mapping(value, allowing: form, of: "the color") else { return Argument(.clear) }
        switch form[0] {
        case "color":
            let (base, opacity) = (part("color", mapping), component("opacity", mapping))
            if let base = base.constant, let opacity = opacity.constant { return Argument(base.opacity(opacity)) }
            return Argument(fallback: .clear) { frame, scope in base(frame, scope).opacity(opacity(frame, scope)) }
        case "light":
            let (light, dark) = (part("light", mapping), part("dark", mapping))
            return Argument(fallback: .clear) { frame, scope in
                scope.environment.colorScheme == .dark ? dark(frame, scope) : light(frame, scope)
            }
        case "name": return asset(mapping)
        default: return components(form, mapping)
        }
    }

    /// The color of that name among the scene's assets.
    private func asset(_ mapping: SceneMapping) -> Argument<Color> {
        guard let written = mapping.require("name"), let typed = checker.typed(written, as: .string, in: scope) else {
            return Argument(.clear)
        }
        let assets = checker.assets
        let name = Argument(typed, fallback: .string("")).map { $0.string ?? "" }
        return checker.named(name, at: written.place, standIn: .clear) { name throws(SceneFiles.Problem) in
            Color(asset: try assets.color(name))
        }
    }

    private func part(_ key: String, _ mapping: SceneMapping) -> Argument<Color> {
        mapping.require(key).map(color) ?? Argument(.clear)
    }

    private func components(_ form: [String], _ mapping: SceneMapping) -> Argument<Color> {
        let parts = form.map { component($0, mapping) }
        let make: ([Double]) -> Color =
            switch form[0] {
            case "red": { Color(red: $0[0], green: $0[1], blue: $0[2], opacity: $0[3]) }
            case "white": { Color(white: $0[0], opacity: $0[1]) }
            default: { Color(hue: $0[0], saturation: $0[1], brightness: $0[2], opacity: $0[3]) }
            }
        let constants = parts.compactMap(\.constant)
        if constants.count == parts.count { return Argument(make(constants)) }
        return Argument(fallback: .clear) { frame, scope in make(parts.map { $0(frame, scope) }) }
    }

    /// A component in 0...1; the opacity may be left out.
    private func component(_ key: String, _ mapping: SceneMapping) -> Argument<Double> {
        if key == "opacity", mapping[key] == nil { return Argument(1) }
        guard let value = mapping.require(key), let typed = checker.typed(value, as: .number, in: scope) else {
            return Argument(0)
        }
        if let number = typed.constant?.number, !(0...1).contains(number) {
            checker.diagnostics.error(
                "\"\(key)\" of the color must be 0 to 1, not \(NumberText.shortest(number))", at: value.place)
        }
        return Argument(typed, fallback: .number(0)).map { $0.number ?? 0 }
    }
}

extension ViewSpec {
    static let color = ViewSpec(
        "Color", "An area of one colour, as large as it is proposed.",
        [.main("color", .color, "The colour.").required],
        example: .area("Color: teal", swift: "Color.teal")
    ) { call in
        let color = call.color("color")
        return { frame, scope in scope.appendPaint(color(frame, scope)) }
    }
}
