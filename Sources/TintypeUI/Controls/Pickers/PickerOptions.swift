import TintypeTree

/// The choice of a picker, and the views that stand for values.
struct PickerOptions<Content: View> {
    /// The chosen values, each as itself and unwrapped.
    let selection: () -> [AnyHashable]
    /// Chooses what one of some values stands for.
    let choose: ([AnyHashable]) -> Void
    let content: Content

    /// A view that stands for a value.
    struct Found {
        let node: Node
        let isChosen: Bool
        let choose: () -> Void
    }

    /// The options, in order.
    func found(in scope: inout Scope) -> [Found] {
        let selection = selection()
        return scope.pickerOptions { Content._evaluate(content, into: &$0) }.map { option in
            Found(node: option.node, isChosen: option.matches(selection)) { choose(option.tags) }
        }
    }

    /// The options by their names, for whoever chooses without a finger.
    func action(in scope: Scope) -> ControlAction {
        let origin = scope.origin
        return .select {
            var scope = Scope(origin)
            return found(in: &scope).map { ControlOption(name: $0.node.spokenLabel, choose: $0.choose) }
        }
    }
}

/// The option that is chosen, and nothing else of the picker.
nonisolated struct ChosenOption<Content: View>: PrimitiveView {
    let options: PickerOptions<Content>

    func evaluate(into scope: inout Scope) {
        if let chosen = options.found(in: &scope).first(where: \.isChosen) { scope.append(chosen.node) }
    }
}

/// Each option as a row, which a mark may tell to be chosen.
nonisolated struct OptionRows<Content: View, Row: View>: PrimitiveView {
    let options: PickerOptions<Content>
    /// The row of an option.
    let row: (_ option: MadeView, _ isChosen: Bool) -> Row

    func evaluate(into scope: inout Scope) {
        // A choice in a menu closes it.
        let end: () -> Void = scope.environment.buttonContext == .menu ? scope.environment.end : {}
        for (index, option) in options.found(in: &scope).enumerated() {
            let row = row(MadeView(option.node), option.isChosen).onPartTap("option") { _, _ in
                option.choose()
                end()
            }
            scope.descend(.index(index), evaluation(of: row))
        }
    }
}
