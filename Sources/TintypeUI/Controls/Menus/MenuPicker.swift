import TintypeTree

/// A picker in an open menu: its options as rows, the chosen one with a tick, between dividers. In the style `menu` it is a
/// row that opens them, in the style `inline` its label stands above them.
nonisolated struct MenuPicker<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let options: PickerOptions<Content>
    let look: _PickerLook.Storage

    func evaluate(into scope: inout Scope) {
        guard look != .menu, look != .navigationLink else {
            let row = MenuRow(leadsOn: true) { label }
            return scope.descend(.body) { MenuRow<Label>._evaluate(row, into: &$0) }
        }
        let rows = OptionRows(options: options) { option, isChosen in MenuRow(isMarked: isChosen) { option } }
        scope.appendMenuSection(
            isExpanded: true, header: { if look == .inline { Label._evaluate(label, into: &$0) } },
            content: { Self.append(rows, to: &$0) }, footer: { _ in })
    }

    private static func append<Rows: View>(_ rows: Rows, to scope: inout Scope) { Rows._evaluate(rows, into: &scope) }
}
