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
    static var name: String { get }
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { "\(Self.self)" }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait. UIKit's protocol.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark as a trait.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

/// The room across as a trait.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The room from top to bottom as a trait.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The size of text as a trait.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The kind of device as a trait.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Pixels a point as a trait.
public enum UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { 0 }
}

/// The direction of reading as a trait.
public enum UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The registration of a closure for changed traits, which never change here. UIKit's protocol.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

private final class UnchangedTraits: NSObject, UITraitChangeRegistration {}

/// A thing whose traits can be watched. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Registers a closure or a method for changed traits. They never change here.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        _ = handler
        return UnchangedTraits()
    }

    // A class that is not final says `Self` of itself.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Observed: AnyObject>(
        _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        _ = handler
        return UnchangedTraits()
    }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { UnchangedTraits() }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { UnchangedTraits() }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
