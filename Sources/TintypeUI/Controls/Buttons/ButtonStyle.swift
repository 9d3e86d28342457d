import TintypeTree

/// A style for buttons that are pressed in the system's way: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View

    /// The button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The parts of the button.
    typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Indicates whether a finger is on the button: that of a stage, as a still picture has none.
    public let isPressed: Bool
}

/// A style for buttons, with the way in which they are pressed: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    /// The button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button, and its action.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    public let role: ButtonRole?
    public let label: Label
    var isPressed = false
    let action: @MainActor () -> Void

    /// Does what the button is for.
    @MainActor @preconcurrency
    public func trigger() { action() }
}

nonisolated extension View {
    /// Sets the style of the buttons below.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environmentChange { values in
            values.setControlStyle(style, touch: .whereDrawn) { style, configuration in
                style.makeBody(configuration: ButtonStyleConfiguration(configuration))
            }
        }
    }

    /// Sets the style of the buttons below, with the way in which they are pressed.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environmentChange { values in
            values.setControlStyle(style, touch: ControlTouch(S.self)) { $0.makeBody(configuration: $1) }
        }
    }
}

extension ControlTouch {
    private static let systemStyles: Set<ObjectIdentifier> = [
        ObjectIdentifier(DefaultButtonStyle.self), ObjectIdentifier(BorderlessButtonStyle.self),
        ObjectIdentifier(BorderedButtonStyle.self), ObjectIdentifier(BorderedProminentButtonStyle.self),
        ObjectIdentifier(LinkButtonStyle.self), ObjectIdentifier(GlassButtonStyle.self),
        ObjectIdentifier(GlassProminentButtonStyle.self), ObjectIdentifier(AccessoryBarButtonStyle.self),
        ObjectIdentifier(AccessoryBarActionButtonStyle.self), ObjectIdentifier(CardButtonStyle.self),
    ]

    /// The system's styles are pressed in the system's way; those of users as they are made.
    fileprivate init<S: PrimitiveButtonStyle>(_ style: S.Type) {
        self =
            style == PlainButtonStyle.self
            ? .whereDrawn : ControlTouch.systemStyles.contains(ObjectIdentifier(style)) ? .anywhere : .byStyle
    }
}

extension ButtonStyleConfiguration {
    @MainActor
    fileprivate init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(
            role: configuration.role, label: Label(part: configuration.label.part), isPressed: configuration.isPressed)
    }
}
