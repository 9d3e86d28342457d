import TintypeTree

/// The choice of a picker, and the views that stand for values.
struct PickerOptions<Content: View> {
    /// The chosen values, each as itself and unwrapped.
    let selection: [AnyHashable]
    let content: Content

    /// The options, each with whether it is chosen.
    func found(in scope: inout Scope) -> [(node: Node, isChosen: Bool)] {
        scope.pickerOptions { Content._evaluate(content, into: &$0) }.map { ($0.node, $0.matches(selection)) }
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
        for (index, option) in options.found(in: &scope).enumerated() {
            let row = row(MadeView(option.node), option.isChosen)
            scope.descend(.index(index)) { Row._evaluate(row, into: &$0) }
        }
    }
}
