import TintypeTree

/// A control that opens a menu. A picture shows it closed, or open on request.
public nonisolated struct Menu<Label: View, Content: View>: BuiltInView {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    private let isOpen: Bool
    @State private var isOpened = false
    @Environment(\.buttonContext) private var context

    /// A menu of a built-in view, which needs no actor.
    package init(
        performing primaryAction: (@MainActor () -> Void)?, isOpen: Bool = false, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
        self.isOpen = isOpen
    }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(performing: nil, content: content, label: label)
    }

    /// A menu that is shown open where `isOpen` is true. SwiftUI has no such form: a person opens its menus.
    public init(isOpen: Bool, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(performing: nil, isOpen: isOpen, content: content, label: label)
    }

    /// A menu that does something when it is pressed, and opens when it is held.
    @MainActor @preconcurrency
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(performing: primaryAction, content: content, label: label)
    }

    @ViewBuilder public var body: some View {
        let (items, primaryAction, isOpened) = (evaluation(of: content), primaryAction, $isOpened)
        let control = ControlModifier("Menu") { scope in
            (primaryAction.map { [.press(heldAction($0))] } ?? []) + [.items(items, in: scope)]
        }
        if context == .menu {
            MenuRow(leadsOn: true) { label }.node(control)
        } else {
            StyledControl(
                MenuStyleConfiguration(label: .init(label), content: .init(content), primaryAction: primaryAction)
            ) {
                MenuButton(configuration: $0)
            }
            .node(control)
            .touched { scope in
                .tap("Menu", isEnabled: scope.environment.isEnabled) { _, _ in
                    if let primaryAction { heldAction(primaryAction)() } else { isOpened.wrappedValue = true }
                }
            }
            .node(
                // A menu with an action of its own opens where the finger rests.
                TouchModifier { scope in
                    guard primaryAction != nil else { return nil }
                    return .responder(
                        .longPress("Menu", isEnabled: scope.environment.isEnabled) { isOpened.wrappedValue = true })
                }
            )
            .opening(.menu, isOpen || isOpened.wrappedValue ? content : nil) { isOpened.wrappedValue = false }
        }
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    @MainActor @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style was asked to make, in the style around.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
        isOpen = false
    }
}

/// A closed menu: a button of the style around. Among controls of macOS arrows say that it opens.
nonisolated struct MenuButton: BuiltInView {
    let configuration: MenuStyleConfiguration
    var isBorderless = false
    @Environment(\.self) private var environment

    var body: some View {
        let action = configuration.primaryAction
        let button = PrimitiveButtonStyleConfiguration(
            role: nil, label: .init(ClosedMenuLabel(label: configuration.label, hasArrow: hasArrow)),
            action: { action?() })
        if isBorderless {
            BorderlessButton(configuration: button, color: nil)
        } else {
            StyledControl(button) { AutomaticButton(configuration: $0) }
        }
    }

    private var hasArrow: Bool { environment.platform.name == .macOS && environment.menuIndicator != .hidden }
}

private nonisolated struct ClosedMenuLabel: BuiltInView {
    let label: MenuStyleConfiguration.Label
    let hasArrow: Bool

    var body: some View {
        if hasArrow {
            HStack(spacing: MenuMetrics.labelSpacing) {
                label
                Image(systemName: "chevron.down").font(MenuMetrics.smallArrowFont)
            }
        } else {
            label
        }
    }
}
