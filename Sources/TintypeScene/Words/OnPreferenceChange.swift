import TintypeTree

extension ModifierSpec {
    static let onPreferenceChange = ModifierSpec(
        "onPreferenceChange", "Sets states when what is written below is another value.",
        [
            .preferenceKey, ArgumentSpec("as", .binding, "The name of the value.", default: "value"),
            ArgumentSpec("set", .assignments, "The states, each with its new value.").required,
        ]
    ) { call in
        guard let preference = call.preference() else { return { _, _, _ in } }
        let name = call.binding("as", default: "value")
        let action = call.assignments("set", in: call.scope.binding(name, preference.type))
        return wrapping { frame, scope in
            PreferenceObserverModifier<Any>(
                key: preference.key, isEqual: { sceneDatum($0) == sceneDatum($1) }, describe: { sceneDatum($0).text },
                action: { action(frame.binding(name, sceneDatum($0)), scope) })
        }
    }
}
