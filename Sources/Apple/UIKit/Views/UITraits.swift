public import Foundation

/// A thing with traits. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits, and the call when they have changed.
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The definition of a trait. UIKit's protocol.
public protocol UITraitDefinition {
    associatedtype Value
    /// The value where none is said.
    static var defaultValue: Value { get }
    /// The names of the trait, and the choice whether colours depend on it.
    static var identifier: String { get }
    static var name: String { get }
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { "\(String(reflecting: Self.self))" }
    public static var name: String { "\(Self.self)" }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait. UIKit's protocol.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit's own, whose default says that nothing is said.
protocol UnspecifiedTrait: UITraitDefinition where Value: Equatable {}

extension UnspecifiedTrait {
    static func isUnspecified(_ value: Any) -> Bool { value as? Value == defaultValue }
}

/// Light or dark as a trait.
public enum UITraitUserInterfaceStyle: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

/// The kind of device as a trait.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The height of a surface above others as a trait.
public enum UITraitUserInterfaceLevel: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

/// The room across as a trait.
public enum UITraitHorizontalSizeClass: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The room from top to bottom as a trait.
public enum UITraitVerticalSizeClass: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The direction of reading as a trait.
public enum UITraitLayoutDirection: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The size of text as a trait.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// Pixels a point as a trait.
public enum UITraitDisplayScale: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: CGFloat { 0 }
}

/// The contrast of colours as a trait.
public enum UITraitAccessibilityContrast: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

/// The feeling of force as a trait.
public enum UITraitForceTouchCapability: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The range of a screen's colours as a trait.
public enum UITraitDisplayGamut: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

/// The thickness of texts as a trait.
public enum UITraitLegibilityWeight: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The look of a window that is used or not as a trait.
public enum UITraitActiveAppearance: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

/// The copying of a scene to elsewhere as a trait.
public enum UITraitSceneCaptureState: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// The range of light in pictures as a trait.
public enum UITraitImageDynamicRange: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// The language for which lines are set as a trait.
public enum UITraitTypesettingLanguage: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: Locale.Language? { nil }
}

/// The size of items in a Mac's toolbar as a trait.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}

/// The kind of list around a view as a trait.
public enum UITraitListEnvironment: UITraitDefinition, UnspecifiedTrait {
    public static var defaultValue: UIListEnvironment { .unspecified }
}
