/// Traits that are said for a part of the app: a view's traits, and those of the views inside, have them. UIKit's type.
public struct UITraitOverrides: UIMutableTraits {
    var traits = SaidTraits()

    /// The value of a trait; its default where none is said.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { traits[trait] }
        set { traits[trait] = newValue }
    }

    /// Answers whether a trait is said, and forgets it.
    public func contains(_ trait: UITrait) -> Bool { traits.contains(trait) }
    public mutating func remove(_ trait: UITrait) { traits.remove(trait) }
}
