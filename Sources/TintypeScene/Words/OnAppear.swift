import TintypeTree

extension ModifierSpec {
    static let onAppear = ModifierSpec(
        "onAppear", "Acts when the view is first there.",
        [.main("perform", .action, "What is done, e.g. {set: {isLoaded: true}}.").required]
    ) { call in
        let action = call.action("perform")
        return wrapping { frame, scope in AppearModifier(action: action(frame, scope)) }
    }
}
