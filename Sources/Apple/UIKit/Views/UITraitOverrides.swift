/// Traits that are said for a part of the app. UIKit's type; they change nothing here.
@MainActor @preconcurrency
public struct UITraitOverrides {
    /// The traits.
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public var accessibilityContrast = UIAccessibilityContrast.unspecified
    public var legibilityWeight = UILegibilityWeight.unspecified
    public var displayScale: CGFloat = 0
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a trait that an app defines.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue }
        set { values[ObjectIdentifier(trait)] = newValue }
    }

    /// Answers whether an app's trait is said, and forgets it.
    public func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }
    public mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }
}
