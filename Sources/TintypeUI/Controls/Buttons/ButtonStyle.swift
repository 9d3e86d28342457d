import TintypeTree

/// How buttons look whose way of being pressed is the system's: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View

    /// The button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ButtonStyleConfiguration
}

/// What a button is made of.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether a finger is on the button: never in a still picture.
    public let isPressed: Bool
}

/// How buttons look and how they are pressed: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    /// The button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button is made of, and what it does.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button is for.
    @MainActor
    public func trigger() { action() }
}

nonisolated extension View {
    /// How the buttons below look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environmentChange { values in
            values.setControlStyle(style) { style, configuration in
                style.makeBody(configuration: ButtonStyleConfiguration(configuration))
            }
        }
    }

    /// How the buttons below look and are pressed.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environmentChange { values in
            values.setControlStyle(style) { $0.makeBody(configuration: $1) }
        }
    }
}

extension ButtonStyleConfiguration {
    @MainActor
    fileprivate init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, label: Label(part: configuration.label.part), isPressed: false)
    }
}
