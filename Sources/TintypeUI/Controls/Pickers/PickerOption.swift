import TintypeTree

/// One of the views that a picker offers, and the values that stand for it.
struct PickerOption {
    let node: Node
    let tags: [AnyHashable]

    /// Indicates whether one of `values` stands for the option.
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
}
