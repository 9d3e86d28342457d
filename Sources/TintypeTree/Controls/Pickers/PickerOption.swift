/// One of the views that a picker offers, and the values that stand for it.
package struct PickerOption {
    package let node: Node
    let tags: [AnyHashable]

    /// Whether one of `values` stands for the option.
    func matches(_ values: [AnyHashable]) -> Bool { tags.contains(where: values.contains) }
}

extension Scope {
    /// The options that `content` makes. A view is known by its tag; an element of a list that has none, by its id.
    mutating func pickerOptions(_ content: (inout Scope) -> Void) -> [PickerOption] {
        items(content).flatMap { item -> [PickerOption] in
            switch item {
            case .node(let node): return [PickerOption(node: node, tags: node.tags)]
            case .run(let run):
                return (0..<run.count).flatMap { index in
                    let key = run.key(index)
                    return run.make(index).map { node in
                        PickerOption(node: node, tags: node.tags.isEmpty ? [key] : node.tags)
                    }
                }
            }
        }
    }

    /// Appends the options that `selection` stands for, and nothing else of the picker.
    ///
    /// - Parameter selection: The chosen values, each as itself and unwrapped.
    package mutating func appendChosenOption(_ selection: [AnyHashable], _ content: (inout Scope) -> Void) {
        for option in pickerOptions(content) where option.matches(selection) {
            return append(option.node)
        }
    }

    /// Appends each option as a row: a mark says which one is chosen.
    ///
    /// - Parameter row: What a row is, of its option and of whether that is chosen.
    package mutating func appendOptionRows(
        _ selection: [AnyHashable], _ content: (inout Scope) -> Void,
        row: (_ option: (inout Scope) -> Void, _ isChosen: Bool, inout Scope) -> Void
    ) {
        for (index, option) in pickerOptions(content).enumerated() {
            descend(.index(index)) { scope in row({ $0.append(option.node) }, option.matches(selection), &scope) }
        }
    }
}
