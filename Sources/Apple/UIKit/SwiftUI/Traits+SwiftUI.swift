/// The words of SwiftUI and of UIKit for the same traits.
private enum TraitWords {
    static let styles: KeyValuePairs<ColorScheme, UIUserInterfaceStyle> = [.light: .light, .dark: .dark]
    static let contrasts: KeyValuePairs<ColorSchemeContrast, UIAccessibilityContrast> = [
        .standard: .normal, .increased: .high,
    ]
    static let directions: KeyValuePairs<LayoutDirection, UITraitEnvironmentLayoutDirection> = [
        .leftToRight: .leftToRight, .rightToLeft: .rightToLeft,
    ]
    static let weights: KeyValuePairs<LegibilityWeight, UILegibilityWeight> = [.regular: .regular, .bold: .bold]
    static let sizeClasses: KeyValuePairs<UserInterfaceSizeClass, UIUserInterfaceSizeClass> = [
        .compact: .compact, .regular: .regular,
    ]
}

extension KeyValuePairs where Key: Equatable, Value: Equatable {
    /// SwiftUI's word for UIKit's, and the other way round; nil for one that is not there.
    fileprivate func key(_ value: Value) -> Key? { first { $0.value == value }?.key }
    fileprivate func value(_ key: Key?) -> Value? { first { $0.key == key }?.value }
}

extension ColorScheme {
    /// SwiftUI's word for UIKit's; nil for the unspecified one.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        guard let scheme = TraitWords.styles.key(uiUserInterfaceStyle) else { return nil }
        self = scheme
    }
}

extension UIUserInterfaceStyle {
    /// UIKit's word for SwiftUI's; the unspecified one for nil.
    public init(_ colorScheme: ColorScheme?) { self = TraitWords.styles.value(colorScheme) ?? .unspecified }
}

extension ColorSchemeContrast {
    /// SwiftUI's word for UIKit's; nil for the unspecified one.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        guard let contrast = TraitWords.contrasts.key(uiAccessibilityContrast) else { return nil }
        self = contrast
    }
}

extension UIAccessibilityContrast {
    /// UIKit's word for SwiftUI's; the unspecified one for nil.
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        self = TraitWords.contrasts.value(colorSchemeContrast) ?? .unspecified
    }
}

extension LayoutDirection {
    /// SwiftUI's word for UIKit's; nil for the unspecified one.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        guard let direction = TraitWords.directions.key(uiLayoutDirection) else { return nil }
        self = direction
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// UIKit's word for SwiftUI's.
    public init(_ layoutDirection: LayoutDirection) {
        self = TraitWords.directions.value(layoutDirection) ?? .unspecified
    }
}

extension LegibilityWeight {
    /// SwiftUI's word for UIKit's; nil for the unspecified one.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        guard let weight = TraitWords.weights.key(uiLegibilityWeight) else { return nil }
        self = weight
    }
}

extension UILegibilityWeight {
    /// UIKit's word for SwiftUI's; the unspecified one for nil.
    public init(_ legibilityWeight: LegibilityWeight?) {
        self = TraitWords.weights.value(legibilityWeight) ?? .unspecified
    }
}

extension UserInterfaceSizeClass {
    /// SwiftUI's word for UIKit's; nil for the unspecified one.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        guard let sizeClass = TraitWords.sizeClasses.key(uiUserInterfaceSizeClass) else { return nil }
        self = sizeClass
    }
}

extension UIUserInterfaceSizeClass {
    /// UIKit's word for SwiftUI's; the unspecified one for nil.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        self = TraitWords.sizeClasses.value(sizeClass) ?? .unspecified
    }
}
