import Foundation
import TintypeGraphics
import TintypeTree

/// An effect that is made of a view's geometry.
private typealias VisualEffectStep = (SceneFrame, Scope) -> any NodeModifier

extension ModifierSpec {
    static let visualEffect = ModifierSpec(
        "visualEffect", "Effects made of the view's size and place, which change no layout.",
        [
            ArgumentSpec("as", .binding, "The name of the view's proxy.", default: "proxy"),
            .main(
                "effects", .value,
                "A list of offset, scaleEffect, rotationEffect, opacity, blur, brightness, contrast, saturation, grayscale, hueRotation."
            ).required,
        ],
        example: WordExample(
            """
            Text: Tintype
            modifiers:
              - visualEffect: [{offset: {x: =proxy.width / 2}}, {opacity: 0.5}]
            """,
            swift: """
                Text("Tintype")
                    .visualEffect { effect, proxy in
                        effect
                            .offset(x: proxy.size.width / 2)
                            .opacity(0.5)
                    }
                """)
    ) { call in
        let name = call.binding("as", default: "proxy")
        guard let written = call.value("effects") else { return { _, _, _ in } }
        let inner = call.reading(in: call.scope.binding(name, .proxy))
        let steps = (written.sequence ?? [written]).compactMap { inner.visualEffect($0) }
        return wrapping { frame, scope in
            VisualEffectModifier { proxy in
                let inner = frame.binding(name, .reference(SceneProxy(proxy)))
                return steps.map { $0(inner, scope) }
            }
        }
    }
}

extension CallReader {
    private static var amounts: [(name: String, make: (Double) -> any NodeModifier)] {
        [
            ("opacity", { OpacityModifier($0) }), ("blur", { BlurModifier(radius: CGFloat($0), isOpaque: false) }),
            ("rotationEffect", { RotationModifier(.degrees($0), anchor: .center) }),
            ("brightness", { ColorFilterModifier(.brightness, $0) }),
            ("contrast", { ColorFilterModifier(.contrast, $0) }),
            ("saturation", { ColorFilterModifier(.saturation, $0) }),
            ("grayscale", { ColorFilterModifier(.grayscale, $0) }),
            ("hueRotation", { ColorFilterModifier(.hueRotation, Angle.degrees($0).radians) }),
        ]
    }

    /// One effect: its name and its amount, degrees for an angle.
    fileprivate func visualEffect(_ value: SceneValue) -> VisualEffectStep? {
        guard let call = reader.call(value, what: "effect") else { return nil }
        switch call.name {
        case "offset": return pair(call, 0) { OffsetModifier(CGSize(width: $0, height: $1)) }
        case "scaleEffect": return pair(call, 1) { ScaleModifier(CGSize(width: $0, height: $1), anchor: .center) }
        default:
            guard let make = Self.amounts.first(where: { $0.name == call.name })?.make else {
                reader.unknown(
                    "effect", call.name, at: call.place,
                    among: ["offset", "scaleEffect"] + Self.amounts.map(\.name))
                return nil
            }
            let spec = ArgumentSpec.main("amount", .number, "The amount.").required
            let amount = CallReader(call, [spec], checker: checker, scope: scope).number("amount", default: 0)
            return { make(Double(amount($0, $1))) }
        }
    }

    /// An effect along both axes: `{x: 4}`, and of a scale also one number.
    private func pair(
        _ call: SceneCall, _ standard: CGFloat, _ make: @escaping (CGFloat, CGFloat) -> any NodeModifier
    ) -> VisualEffectStep {
        let both = standard == 1 ? [ArgumentSpec.main("scale", .number, "Along both axes.")] : []
        let specs = both + ["x", "y"].map { ArgumentSpec($0, .number, "Along this axis.") }
        let inner = CallReader(call, specs, checker: checker, scope: scope)
        let scale = both.isEmpty ? nil : inner.number("scale")
        let (x, y) = (inner.number("x", default: standard), inner.number("y", default: standard))
        return { frame, scope in
            if let scale { return make(scale(frame, scope), scale(frame, scope)) }
            return make(x(frame, scope), y(frame, scope))
        }
    }
}
