import TintypeGraphics
import TintypeTree

/// An action that an assistive technology can ask of a view.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")

    private init(name: String) {
        self.name = name
    }

    /// - Parameter named: The action's name.
    public init(named: Text) {
        name = named.spoken
    }
}

/// The direction in which a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

/// The category of a list of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: String
    public static let `default` = AccessibilityActionCategory(name: "default")
    public static let edit = AccessibilityActionCategory(name: "edit")

    private init(name: String) {
        self.name = name
    }

    /// Creates a category with a name of your own.
    public init(_ name: Text) { self.init(name: name.spoken) }
    public init(_ nameKey: LocalizedStringKey) { self.init(name: nameKey.text) }
    @_disfavoredOverload
    public init(_ name: some StringProtocol) { self.init(name: String(name)) }
}
