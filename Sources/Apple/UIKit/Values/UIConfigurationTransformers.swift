public import Foundation

/// A closure in a configuration: equal to its copies alone, as closures themselves cannot be compared.
private final class Change<Value>: Hashable, @unchecked Sendable {
    let transform: (Value) -> Value

    init(_ transform: @escaping (Value) -> Value) {
        self.transform = transform
    }

    static func == (a: Change, b: Change) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A change of a text's attributes. UIKit's type; a change is equal to its copies alone.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    private let change: Change<AttributeContainer>

    /// Creates a change by a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        change = Change(transform)
    }

    /// The closure that changes them.
    public var transform: (AttributeContainer) -> AttributeContainer { change.transform }

    /// The attributes, changed.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// A change of a colour. UIKit's type; a change is equal to its copies alone.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    private let change: Change<UIColor>

    /// Creates a change by a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        change = Change(transform)
    }

    /// The closure that changes it.
    public var transform: (UIColor) -> UIColor { change.transform }

    /// The colour, changed.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A gray as bright as the colour, that of the tint, and the colour itself: a tint of one colour is not made here.
    public static let grayscale = UIConfigurationColorTransformer { color in
        let light = color.resolved(.light)
        let white = 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
        return UIColor(white: CGFloat(white), alpha: CGFloat(light.alpha))
    }
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
