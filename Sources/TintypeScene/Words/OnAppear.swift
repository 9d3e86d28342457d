import TintypeTree

extension ModifierSpec {
    static let onAppear = ModifierSpec(
        "onAppear", "Sets states when the view is first there.",
        [ArgumentSpec("set", .assignments, "The states, each with its new value.").required]
    ) { call in
        let action = call.assignments("set", in: call.scope)
        return wrapping { frame, scope in AppearModifier { action(frame, scope) } }
    }
}
