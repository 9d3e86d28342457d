/// Traits that were said, by their definitions.
struct SaidTraits: UIMutableTraits, Hashable, @unchecked Sendable {
    private struct Said: Hashable {
        let trait: UITrait
        let value: Any

        /// Equality of values that can be compared; others are never equal.
        static func == (a: Said, b: Said) -> Bool {
            guard let first = a.value as? AnyHashable, let second = b.value as? AnyHashable else { return false }
            return first == second
        }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
    }

    private var said: [ObjectIdentifier: Said] = [:]
    var isEmpty: Bool { said.isEmpty }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { said[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
        set {
            let isUnspecified = (trait as? any UnspecifiedTrait.Type)?.isUnspecified(newValue) ?? false
            said[ObjectIdentifier(trait)] = isUnspecified ? nil : Said(trait: trait, value: newValue)
        }
    }

    func contains(_ trait: UITrait) -> Bool { said[ObjectIdentifier(trait)] != nil }

    mutating func remove(_ trait: UITrait) { said[ObjectIdentifier(trait)] = nil }

    /// Takes what other traits say.
    mutating func say(_ other: SaidTraits) { said.merge(other.said) { $1 } }

    func contains(_ other: SaidTraits) -> Bool { other.said.allSatisfy { said[$0.key] == $0.value } }

    /// The traits of either whose values differ.
    func changes(from other: SaidTraits) -> [UITrait] {
        said.merging(other.said) { $1 }.values.map(\.trait).filter { isChanged($0, from: other) }
    }

    private func isChanged<Trait: UITraitDefinition>(_ trait: Trait.Type, from other: SaidTraits) -> Bool {
        Said(trait: trait, value: self[trait]) != Said(trait: trait, value: other[trait])
    }

    func changed(_ mutations: UITraitCollection.TraitMutations) -> SaidTraits {
        var changing: any UIMutableTraits = self
        mutations(&changing)
        return changing as? SaidTraits ?? self
    }
}
