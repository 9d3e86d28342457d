/// A rule for the variants that a command works on: `scheme=dark`, `type=large,ax3`, or a variant's name.
package struct VariantFilter: Hashable, Sendable {
    /// nil where a name alone is written.
    private let axis: VariantAxis?
    /// Any of them will do.
    private let values: [String]

    /// - Returns: nil for a text without a value.
    package init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        values = (parts.last ?? "").split(separator: ",").map(String.init)
        guard !values.isEmpty, parts.count == 1 || !parts[0].isEmpty else { return nil }
        axis = parts.count == 1 ? nil : Self.axis(parts[0])
    }

    /// Returns whether all of the filters hold. Several of one axis hold where one of them does.
    package static func all(_ filters: [VariantFilter], match variant: SceneVariant) -> Bool {
        filters.allSatisfy { filter in
            filters.contains { $0.axis == filter.axis && $0.matches(variant) }
        }
    }

    /// Returns whether the variant has one of the values, as a scene writes it, as the scene calls it, or as goldens'
    /// names have it; letters' case is of no account. The scene's own settings count as well.
    func matches(_ variant: SceneVariant) -> Bool {
        let wanted = values.map { $0.lowercased() }
        guard let axis else { return variant.name.map { wanted.contains($0.lowercased()) } ?? false }
        guard let value = variant.value(on: axis) else { return false }
        return [value.text, value.shortName, value.setting.text, value.setting.shortName]
            .contains { wanted.contains($0.lowercased()) }
    }

    /// The axis of a name or of its shorter form; a name that is neither is a state's.
    private static func axis(_ name: String) -> VariantAxis {
        VariantAxis.builtIn.first { $0.name == name || $0.aliases.contains(name) } ?? .state(name)
    }
}
