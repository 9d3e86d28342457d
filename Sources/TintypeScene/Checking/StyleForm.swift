import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

/// A way in which a mapping writes a style: the key that it is known by, and its arguments.
///
/// The values right below the key are the arguments, as in `{radialGradient: {colors: …}}`; a form with more keys than
/// its own has them beside it, as in `{style: red, opacity: 0.5}`.
struct StyleForm: Sendable {
    let name: String
    let arguments: [ArgumentSpec]
    /// Indicates whether the arguments stand beside the key, which is one of them.
    let isFlat: Bool
    private let make: @Sendable (CallReader) -> Argument<any ShapeStyle>

    /// The keys beside the form's own.
    var others: [String] { isFlat ? arguments.map(\.name).filter { $0 != name } : [] }

    static let all: [StyleForm] = [
        StyleForm("linearGradient", LinearGradient.arguments) { $0.linearGradient().map { $0 } },
        StyleForm("radialGradient", RadialGradient.arguments) { $0.radialGradient().map { $0 } },
        StyleForm("ellipticalGradient", EllipticalGradient.arguments) { $0.ellipticalGradient().map { $0 } },
        StyleForm("angularGradient", AngularGradient.arguments) { $0.angularGradient().map { $0 } },
        StyleForm("conicGradient", AngularGradient.conicArguments) { $0.angularGradient().map { $0 } },
        StyleForm("meshGradient", MeshGradient.arguments) { $0.meshGradient().map { $0 } },
        StyleForm("style", changes, isFlat: true) { $0.changedStyle() }, imagePaint,
    ]

    init(
        _ name: String, _ arguments: [ArgumentSpec], isFlat: Bool = false,
        make: @escaping @Sendable (CallReader) -> Argument<any ShapeStyle>
    ) {
        self.name = name
        self.arguments = arguments
        self.isFlat = isFlat
        self.make = make
    }

    func read(_ value: SceneValue, in outer: CallReader) -> Argument<any ShapeStyle> {
        var (written, place): (SceneValue?, ScenePlace) = (value, value.place)
        if !isFlat {
            let entry = outer.reader.mapping(value, allowing: [name], of: "the style")?.entry(name)
            (written, place) = (entry?.value, entry?.keyPlace ?? value.place)
        }
        let call = SceneCall(
            name: isFlat ? "the style" : name, place: place, arguments: written?.isEmpty == true ? nil : written,
            beside: [])
        return make(CallReader(call, arguments, checker: outer.checker, scope: outer.scope))
    }

    private static let shadow: [ArgumentSpec] = [
        ArgumentSpec("color", .color, "The colour; black at a third without it, at half for an inner one."),
        .main("radius", .number, "How soft it is, in points.", range: 0...10_000).required,
        ArgumentSpec("x", .number, "How far it lies to the side, in points.", default: "0"),
        ArgumentSpec("y", .number, "How far it lies below, in points.", default: "0"),
    ]

    /// The steps that make a style of another, in the order in which it is done.
    private static let changes: [ArgumentSpec] = [
        ArgumentSpec("style", .style, "The style that is changed.").required,
        ArgumentSpec("level", .choice(Choices.levels.names), "The level of it.", default: "primary"),
        ArgumentSpec("opacity", .number, "How much of it is seen.", range: 0...1, default: "1"),
        ArgumentSpec("shadow", .group(shadow), "A shadow that what is painted throws."),
        ArgumentSpec("innerShadow", .group(shadow), "A shadow that falls into what is painted."),
        ArgumentSpec(
            "blendMode", .choice(Choices.blendMode.names), "How it is combined with what is below.", default: "normal"),
    ]
}

extension CallReader {
    fileprivate func changedStyle() -> Argument<any ShapeStyle> {
        let base = style("style") ?? Argument(Color.clear)
        let (level, opacity) = (optionalChoice("level", Choices.levels), optionalNumber("opacity"))
        let (drop, inner) = (shadow("shadow", isInner: false), shadow("innerShadow", isInner: true))
        let mode = optionalChoice("blendMode", Choices.blendMode)
        return Argument(fallback: Color.clear) { frame, scope in
            var style = base(frame, scope)
            if let name = level(frame, scope) { style = leveled(style, name) }
            if let opacity = opacity(frame, scope) { style = faded(style, Double(opacity)) }
            for shadow in [drop, inner] { if let shadow { style = shadowed(style, shadow(frame, scope)) } }
            if let mode = mode(frame, scope) { style = blended(style, mode) }
            return style
        }
    }

    private func shadow(_ name: String, isInner: Bool) -> Argument<ShadowStyle>? {
        guard let call = group(name) else { return nil }
        let color = call.has("color") ? call.color("color") : nil
        let radius = call.number("radius", default: 0)
        let (x, y) = (call.number("x", default: 0), call.number("y", default: 0))
        return Argument(fallback: .drop(radius: 0)) { frame, scope in
            let (radius, x, y) = (radius(frame, scope), x(frame, scope), y(frame, scope))
            guard let color = color?(frame, scope) else {
                return isInner ? .inner(radius: radius, x: x, y: y) : .drop(radius: radius, x: x, y: y)
            }
            return isInner
                ? .inner(color: color, radius: radius, x: x, y: y) : .drop(color: color, radius: radius, x: x, y: y)
        }
    }
}

// Of a style whose type only a scene knows.
private func faded(_ style: some ShapeStyle, _ opacity: Double) -> any ShapeStyle { style.opacity(opacity) }
private func shadowed(_ style: some ShapeStyle, _ shadow: ShadowStyle) -> any ShapeStyle { style.shadow(shadow) }
private func blended(_ style: some ShapeStyle, _ mode: BlendMode) -> any ShapeStyle { style.blendMode(mode) }
private func leveled(_ style: some ShapeStyle, _ level: StyleLevel) -> any ShapeStyle {
    switch level {
    case .primary: style
    case .secondary: style.secondary
    case .tertiary: style.tertiary
    case .quaternary: style.quaternary
    case .quinary: style.quinary
    }
}

/// A level of a style, the first the style itself.
enum StyleLevel: String, CaseIterable {
    case primary, secondary, tertiary, quaternary, quinary
}
