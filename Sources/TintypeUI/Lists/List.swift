import TintypeTree

/// Rows that scroll from top to bottom, in the style around.
///
/// Rows of long data are made only where they are seen. Chosen rows are drawn as chosen; in the edit mode the rows have
/// its controls.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let choice: ListChoice
    let content: Content

    func evaluate(into scope: inout Scope) {
        let choice = choice
        scope.wrap(with: NavigationModifier { traits, _ in traits.endSelection = traits.endSelection ?? choice.end }) {
            ListContainer(selection: choice.selection, content: content).evaluate(into: &$0)
        }
    }
}

extension List {
    /// A list of which any number of rows are chosen.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(choice: ListChoice(selection), content: content())
    }

    /// A list of which one row or none is chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(choice: ListChoice(selection), content: content())
    }

    /// A list of which one row is chosen.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(choice: ListChoice(Binding<SelectionValue?>(selection)), content: content())
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of which no row is chosen.
    public init(@ViewBuilder content: () -> Content) {
        self.init(choice: ListChoice(), content: content())
    }
}

/// A binding's choice of rows.
struct ListChoice {
    let selection: ListSelection?
    /// Leads back from what the chosen row leads to, and chooses none; nil where no row is chosen that leads anywhere.
    let end: (() -> Void)?

    init() {
        (selection, end) = (nil, nil)
    }

    init<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
        let chosen = binding?.wrappedValue
        // A list of several choices leads nowhere.
        end = nil
        selection = chosen.map { chosen in
            ListSelection(isMultiple: true) { value in
                (value.base as? Value).map(chosen.contains) ?? false
            } choose: { values in
                guard let value = values.lazy.compactMap({ $0.base as? Value }).first else { return }
                binding?.wrappedValue.formSymmetricDifference([value])
            }
        }
    }

    init<Value: Hashable>(_ binding: Binding<Value?>?) {
        let chosen = binding?.wrappedValue
        end = chosen.map { _ in { binding?.wrappedValue = nil } }
        selection = binding.map { _ in
            ListSelection(isMultiple: false) { value in
                guard let chosen else { return false }
                return value == AnyHashable(chosen)
            } choose: { values in
                if let value = values.lazy.compactMap({ $0.base as? Value }).first { binding?.wrappedValue = value }
            }
        }
    }
}
