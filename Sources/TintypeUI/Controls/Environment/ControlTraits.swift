public import TintypeTree

/// The repetition of a button that is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Storage {
        case automatic
        case enabled
        case disabled
    }

    private let storage: Storage

    public static let automatic = ButtonRepeatBehavior(storage: .automatic)
    public static let enabled = ButtonRepeatBehavior(storage: .enabled)
    public static let disabled = ButtonRepeatBehavior(storage: .disabled)
}

/// The choice whether a button takes the room that it is offered.
public struct ButtonSizing: Hashable, Sendable {
    private enum Storage {
        case automatic
        case flexible
        case fitted
    }

    private let storage: Storage

    public static let automatic = ButtonSizing(storage: .automatic)
    /// As wide as it may be.
    public static let flexible = ButtonSizing(storage: .flexible)
    /// As wide as its label wants.
    public static let fitted = ButtonSizing(storage: .fitted)
}

/// The choice whether something dragged opens what it is held over.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Storage {
        case automatic
        case enabled
        case disabled
    }

    private let storage: Storage

    public static let automatic = SpringLoadingBehavior(storage: .automatic)
    public static let enabled = SpringLoadingBehavior(storage: .enabled)
    public static let disabled = SpringLoadingBehavior(storage: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }
private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }
private enum SpringLoadingBehaviorKey: EnvironmentKey { static let defaultValue = SpringLoadingBehavior.automatic }

extension EnvironmentValues {
    /// The repetition of the buttons below.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }

    /// The choice whether the buttons below take the room that they are offered.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }

    /// The choice whether something dragged opens the views below.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }
}
