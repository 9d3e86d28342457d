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
        [.preferenceKey, ArgumentSpec("value", .value, "The value.").required]
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
        ]
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
        ]
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
        ]
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
