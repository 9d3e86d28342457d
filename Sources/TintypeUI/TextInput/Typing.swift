import TintypeTree

/// The field of a living scene that has the focus.
private final class FocusKeeper {
    private var blur: (() -> Void)?

    /// Gives the focus to a field; the one that had it loses it.
    func focus(_ field: FieldFocus?) {
        guard let field else { return }
        blur?()
        blur = { field.set(false) }
        field.set(true)
    }
}

/// A way to give a field the focus, and to take it away.
struct FieldFocus {
    let set: (Bool) -> Void
}

private enum FieldFocusKey: EnvironmentKey { static var defaultValue: FieldFocus? { nil } }
private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

/// Something to do when typing is done.
struct SubmitAction {
    let triggers: SubmitTriggers
    let action: () -> Void
}

extension EnvironmentValues {
    /// The focus of the nearest view around that can have it; nil where no state knows of it.
    var fieldFocus: FieldFocus? {
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

nonisolated extension View {
    /// Makes the view a control that one types in.
    ///
    /// - Parameters:
    ///   - states: The control's state as far as it is seen, as names and values.
    ///   - commit: Is told when typing is done, before the actions around.
    func takingText(
        _ name: String, _ states: [(String, String)], trigger: SubmitTriggers = .text, text: String,
        write: @escaping (String) -> Void, commit: @escaping () -> Void
    ) -> some View {
        node(
            ControlModifier(name, states) { scope in
                let (environment, keeper) = (scope.environment, scope.session.store { FocusKeeper() })
                return [
                    .edit(
                        text: text, write: write,
                        submit: {
                            commit()
                            environment.submit(trigger)
                        }, focus: { keeper.focus(environment.fieldFocus) })
                ]
            }
        )
        .touched { scope in
            let (focus, keeper) = (scope.environment.fieldFocus, scope.session.store { FocusKeeper() })
            return .tap(name, isEnabled: scope.environment.isEnabled) { _, _ in keeper.focus(focus) }
        }
    }
}
