import Foundation
import TintypeGraphics
import TintypeTree

extension ArgumentSpec {
    static let preferenceKey = ArgumentSpec("key", .preference, "The preference, as the scene declares it.").required
    fileprivate static let source = ArgumentSpec(
        "source", .anchorSource, "What the anchor is taken of: bounds, a unit point, a rectangle, or a list of such."
    ).required
}

extension ModifierSpec {
    static let preference = ModifierSpec(
        "preference", "Hands a value up, instead of what is written below.",
        [.preferenceKey, ArgumentSpec("value", .value, "The value.").required],
        example: .widths(
            ["preference: {key: width, value: 120}"], swift: [".preference(key: WidthKey.self, value: 120)"])
    ) { call in
        guard let preference = call.preference(), let value = call.datum("value", as: preference.type) else {
            return { _, _, _ in }
        }
        return wrapping { frame, scope in
            let value = value(frame, scope)
            return PreferenceModifier(PreferenceWriter(key: preference.key, readsGeometry: false) { _ in value })
        }
    }

    static let transformPreference = ModifierSpec(
        "transformPreference", "Edits what is written below.",
        [
            .preferenceKey, ArgumentSpec("as", .binding, "The name of the value below.", default: "value"),
            ArgumentSpec("value", .value, "The value instead.").required,
        ],
        example: .widths(
            ["preference: {key: width, value: 40}", "transformPreference: {key: width, value: =value * 3}"],
            swift: [
                ".preference(key: WidthKey.self, value: 40)", ".transformPreference(WidthKey.self) { $0 *= 3 }",
            ])
    ) { call in
        guard let preference = call.preference() else { return { _, _, _ in } }
        let name = call.binding("as", default: "value")
        let inner = call.scope.binding(name, preference.type)
        guard let value = call.datum("value", as: preference.type, in: inner) else { return { _, _, _ in } }
        return wrapping { frame, scope in
            TransformPreferenceModifier(
                PreferenceTransform(key: preference.key, readsGeometry: false) { edited, _ in
                    edited = value(frame.binding(name, sceneDatum(edited)), scope)
                })
        }
    }

    static let anchorPreference = ModifierSpec(
        "anchorPreference", "Hands up a value made of an anchor of the view.",
        [
            .preferenceKey, .source, ArgumentSpec("as", .binding, "The name of the anchor.", default: "anchor"),
            ArgumentSpec("value", .value, "The value; the anchor itself without it."),
        ],
        example: .framed(
            "anchorPreference: {key: bounds, source: bounds}",
            swift: ".anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }")
    ) { call in
        guard let preference = call.preference(), let source = call.anchorSource() else { return { _, _, _ in } }
        let name = call.binding("as", default: "anchor")
        let value = call.datum("value", as: preference.type, in: call.scope.binding(name, source.type))
        if value == nil, !source.type.fits(preference.type) {
            call.checker.diagnostics.error(
                "this preference is \(preference.type), not \(source.type)", at: call.place,
                hint: "make its value of the anchor: value: …")
        }
        return wrapping { frame, scope in
            let source = source.take(frame, scope)
            let writer = PreferenceWriter(key: preference.key, nodeName: "anchorPreference") { geometry in
                let anchor = source(geometry)
                return value?(frame.binding(name, anchor), scope) ?? anchor
            }
            return PreferenceModifier(writer)
        }
    }

    static let transformAnchorPreference = ModifierSpec(
        "transformAnchorPreference", "Edits what is written below, with an anchor of the view.",
        [
            .preferenceKey, .source, ArgumentSpec("as", .binding, "The name of the anchor.", default: "anchor"),
            ArgumentSpec("below", .binding, "The name of the value below.", default: "below"),
            ArgumentSpec("value", .value, "The value instead.").required,
        ],
        example: .framed(
            "transformAnchorPreference: {key: bounds, source: bounds, value: =anchor}",
            swift: ".transformAnchorPreference(key: BoundsKey.self, value: .bounds) { value, anchor in value = anchor }"
        )
    ) { call in
        guard let preference = call.preference(), let source = call.anchorSource() else { return { _, _, _ in } }
        let (name, below) = (call.binding("as", default: "anchor"), call.binding("below", default: "below"))
        let inner = call.scope.binding(name, source.type).binding(below, preference.type)
        guard let value = call.datum("value", as: preference.type, in: inner) else { return { _, _, _ in } }
        return wrapping { frame, scope in
            let source = source.take(frame, scope)
            let transform = PreferenceTransform(key: preference.key, nodeName: "transformAnchorPreference") {
                edited, geometry in
                let inner = frame.binding(name, source(geometry)).binding(below, sceneDatum(edited))
                edited = value(inner, scope)
            }
            return TransformPreferenceModifier(transform)
        }
    }
}

extension WordExample {
    /// A text with a ground of the width that it hands up: modifiers as items and as calls.
    fileprivate static func widths(_ modifiers: [String], swift calls: [String]) -> WordExample {
        WordExample(
            """
            Text: Wide
            modifiers:
              - \(modifiers.joined(separator: "\n  - "))
              - backgroundPreferenceValue:
                  key: width
                  as: width
                  content: [{Color: mint, modifiers: [{frame: {width: =width}}]}]
            """,
            declarations: "preferences: {width: {default: 0, reduce: max}}",
            swift: """
                Text("Wide")
                    \(calls.joined(separator: "\n    "))
                    .backgroundPreferenceValue(WidthKey.self) { width in
                        Color.mint.frame(width: width)
                    }
                """,
            types: """
                private struct WidthKey: PreferenceKey {
                    static let defaultValue: CGFloat = 0

                    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
                        value = max(value, nextValue())
                    }
                }
                """)
    }

    /// A text with an ellipse around the bounds that it hands up: a modifier as an item and as a call.
    fileprivate static func framed(_ modifier: String, swift call: String) -> WordExample {
        WordExample(
            """
            Text: Framed
            modifiers:
              - \(modifier)
              - padding: 24
              - overlayPreferenceValue:
                  key: bounds
                  as: anchor
                  content:
                    - if: =anchor != nil
                      content:
                        - GeometryReader:
                            - Ellipse: {stroke: red, lineWidth: 2}
                              modifiers: [{frame: {width: "=proxy[anchor].width", height: "=proxy[anchor].height"}}]
            """,
            declarations: """
                preferences: {bounds: {type: "anchor?", reduce: first}}
                """,
            swift: """
                Text("Framed")
                    \(call)
                    .padding(24)
                    .overlayPreferenceValue(BoundsKey.self) { anchor in
                        if let anchor {
                            GeometryReader { proxy in
                                Ellipse()
                                    .stroke(.red, lineWidth: 2)
                                    .frame(width: proxy[anchor].width, height: proxy[anchor].height)
                            }
                        }
                    }
                """,
            types: """
                private struct BoundsKey: PreferenceKey {
                    static let defaultValue: Anchor<CGRect>? = nil

                    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
                        value = value ?? nextValue()
                    }
                }
                """)
    }
}
