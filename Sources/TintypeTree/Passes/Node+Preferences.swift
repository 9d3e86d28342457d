extension Node {
    /// The value written here and below for `key`; nil where there is none. Nodes that were not placed contribute
    /// nothing.
    package func contribution(_ key: PreferenceKeyDescription) -> Any? {
        guard preferences.contains(key.bits), let placement else { return nil }
        switch kind {
        case .leaf: return nil
        case .layout(_, let children): return Node.fold(children, key)
        case .effect(_, let child): return child.contribution(key)
        case .value(.preference(let writer), let child) where writer.key.identity == key.identity:
            return child.placement.map { writer.value($0.geometry) }
        case .value(.transformPreference(let transform), let child) where transform.key.identity == key.identity:
            var value = child.contribution(key) ?? key.defaultValue
            transform.edit(&value, placement.geometry)
            return value
        case .value(_, let child): return child.contribution(key)
        // What lies behind a view is declared before it (Semantics.md 6.1; OpenSwiftUI's order of a background's outputs).
        case .attachment(let attachment):
            return attachment.isBehind
                ? Node.fold(attachment.made + [attachment.primary], key)
                : Node.fold([attachment.primary] + attachment.made, key)
        case .deferred(let content): return Node.fold(content.made, key)
        }
    }

    /// The value written here and below for `key`, or its default.
    package func preference(_ key: PreferenceKeyDescription) -> Any {
        contribution(key) ?? key.defaultValue
    }

    private static func fold(_ nodes: [Node], _ key: PreferenceKeyDescription) -> Any? {
        combine(nodes.lazy.map { $0.contribution(key) }, key)
    }

    /// Contributions as one: the first is taken as it is, the others are reduced into it in order.
    static func combine(_ contributions: some Sequence<Any?>, _ key: PreferenceKeyDescription) -> Any? {
        var result: Any?
        for case let next? in contributions {
            if result == nil {
                result = next
            } else {
                key.reduce(&result!, { next })
            }
        }
        return result
    }
}
