import TintypeTree

private enum FieldFocusKey: EnvironmentKey { static var defaultValue: TouchFocus? { nil } }
private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

/// Something to do when typing is done.
struct SubmitAction {
    let triggers: SubmitTriggers
    let action: () -> Void
}

extension EnvironmentValues {
    /// The focus of the nearest view around that can have it; nil where no state knows of it.
    var fieldFocus: TouchFocus? {
        get { self[FieldFocusKey.self] }
        set { self[FieldFocusKey.self] = newValue }
    }

    /// The actions around for the end of typing, the outermost first.
    var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }

    /// Says that typing is done.
    func submit(_ trigger: SubmitTriggers) {
        for submit in submitActions.reversed() where !submit.triggers.isDisjoint(with: trigger) { submit.action() }
    }
}

extension PresentationStore {
    /// Gives the focus to a view; the one that had it loses it. nil for a view that no state knows to have it.
    func give(_ focus: TouchFocus?) {
        if focus?.isOn == true { return }
        takeFocus()
        focus?.set(true)
    }
}

/// A text that people type in.
struct TypedText {
    let text: String
    let write: (String) -> Void
    var trigger = SubmitTriggers.text
    /// Indicates whether return ends typing, so that the focus goes.
    var endsWithReturn = true
    /// Told when typing is done, before the actions around.
    var commit: () -> Void = {}
    /// Told when the field is gone to.
    var begin: () -> Void = {}

    /// The deed of typing, for a view that is made in a scope.
    fileprivate func editing(in scope: Scope) -> ControlAction {
        let (environment, focus) = (scope.environment, focusing(in: scope))
        return .edit(
            text: text, write: write,
            submit: {
                commit()
                environment.submit(trigger)
                if endsWithReturn { environment.fieldFocus?.set(false) }
            }, focus: focus)
    }

    /// The deed of going to the field.
    fileprivate func focusing(in scope: Scope) -> () -> Void {
        let (focus, presentation) = (scope.environment.fieldFocus, scope.session.presentation)
        return {
            presentation?.give(focus)
            begin()
        }
    }
}

nonisolated extension View {
    /// Makes the view a control of a name that one types in.
    ///
    /// - Parameter states: The control's state as far as it is seen, as names and values.
    func taking(_ typed: TypedText, _ name: String, _ states: [(String, String)] = []) -> some View {
        node(ControlModifier(name, states) { [typed.editing(in: $0)] }).taking(typed, tapsAs: name)
    }

    /// Makes the view, which is a part of a bar and no control of its own, one that one types in.
    func taking(_ typed: TypedText, as role: ControlRole) -> some View {
        node(TouchModifier { .control(role, label: nil, isEnabled: $0.environment.isEnabled) })
            .node(TouchModifier { .offer(typed.editing(in: $0)) })
            .taking(typed, tapsAs: role.rawValue)
    }

    private func taking(_ typed: TypedText, tapsAs name: String) -> some View {
        touched { scope in
            let focus = typed.focusing(in: scope)
            return .tap(name, isEnabled: scope.environment.isEnabled) { _, _ in focus() }
        }
    }
}
