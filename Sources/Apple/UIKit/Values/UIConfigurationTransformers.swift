public import Foundation

/// A closure in a configuration: equal to its copies alone, as closures themselves cannot be compared.
private final class Once: Hashable, Sendable {
    static func == (a: Once, b: Once) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A change of a text's attributes. UIKit's type.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
    private let once = Once()
    /// The closure that changes them.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a change by a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The attributes, changed.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Equality of copies: other changes are never equal.
    public static func == (a: Self, b: Self) -> Bool { a.once == b.once }
    public func hash(into hasher: inout Hasher) { hasher.combine(once) }
}

/// A change of a colour. UIKit's type.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    private let once = Once()
    /// The closure that changes it.
    public let transform: (UIColor) -> UIColor

    /// Creates a change by a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// The colour, changed.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Equality of copies: other changes are never equal.
    public static func == (a: Self, b: Self) -> Bool { a.once == b.once }
    public func hash(into hasher: inout Hasher) { hasher.combine(once) }

    public static let grayscale = UIConfigurationColorTransformer { $0 }
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
