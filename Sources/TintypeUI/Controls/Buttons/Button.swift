import TintypeTree

/// A control that does something when it is pressed. In a still picture it is not; a ``ViewStage`` has a finger.
public nonisolated struct Button<Label: View>: BuiltInView {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @GestureState private var isPressed = false

    /// A button that may have a role.
    @preconcurrency
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// Creates a button with an action and a label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public var body: some View {
        let (action, state) = (action, $isPressed)
        StyledControl(
            PrimitiveButtonStyleConfiguration(role: role, label: .init(label), isPressed: isPressed, action: action)
        ) {
            AutomaticButton(configuration: $0)
        }
        .node(ControlModifier("Button") { [.press($0.environment.pressing(action))] })
        .node(DialogRoleModifier(role: role))
        .node(
            TouchModifier { scope in
                let environment = scope.environment
                guard let shortcut = environment.keyboardShortcut else { return nil }
                let press = environment.pressing(action)
                return .shortcut { stroke in
                    guard environment.isEnabled, shortcut.answers(stroke) else { return false }
                    press()
                    return true
                }
            }
        )
        .node(
            TouchModifier { scope in
                scope.environment.buttonTouch == .anywhere ? .wholeFrame : nil
            }
        )
        .node(
            TouchModifier { scope in
                let environment = scope.environment
                guard environment.buttonTouch != .byStyle else { return nil }
                return .responder(.press(isEnabled: environment.isEnabled, state, environment.pressing(action)))
            })
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleResource) }
    }

    @preconcurrency @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(titleResource) } }

    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style was asked to make, in the style around.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button whose label follows from its role.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// The label of a button that has nothing but a role.
public nonisolated struct DefaultButtonLabel: BuiltInView {
    let role: ButtonRole

    package init(role: ButtonRole) {
        self.role = role
    }

    public var body: some View {
        switch role.storage {
        case .destructive: Image(systemName: "trash")
        case .cancel, .close: Image(systemName: "xmark")
        case .confirm: Image(systemName: "checkmark")
        }
    }
}

extension EnvironmentValues {
    fileprivate var buttonTouch: ControlTouch {
        controlStyle(of: PrimitiveButtonStyleConfiguration.self)?.touch ?? .anywhere
    }

    /// The deeds of a press: the button's action, and the end of the alert, menu or row whose button it is.
    fileprivate func pressing(_ action: @escaping @MainActor () -> Void) -> () -> Void {
        let endsWithPress = [.alert, .swipe, .menu, .menuTile].contains(buttonContext)
        let (press, end) = (heldAction(action), endsWithPress ? self.end : {})
        return {
            press()
            end()
        }
    }
}
