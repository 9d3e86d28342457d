import TintypeTree

/// A style for closed menus: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View

    /// The menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The parts of the menu.
    typealias Configuration = MenuStyleConfiguration
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
    /// The label's view.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    public nonisolated struct Content: ControlPart {
        let part: (inout Scope) -> Void
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

nonisolated extension View {
    /// Sets the style of the closed menus below.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }

    /// In which order open menus show their items: one that opens upwards has the first at its lower edge, unless the order
    /// is fixed.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets whether closed menus have an arrow. Only macOS draws one.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicator, visibility)
    }

    /// Sets whether a menu closes when an item is chosen: of no effect in a still picture.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
