/// A menu or window below an icon of the menu bar: SwiftUI's scene. Its content is drawn where it is asked for.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    private let window: SceneWindow
    private let content: Content

    private init(_ title: String?, _ content: @MainActor () -> Content) {
        window = SceneWindow(role: .menu, id: nil, title: title)
        self.content = content()
    }

    /// Creates an extra with a label.
    public init(
        @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: @escaping @MainActor () -> Label
    ) {
        self.init(nil, content)
    }

    /// Creates an extra that is only in the menu bar while the binding is true.
    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: @escaping @MainActor () -> Label
    ) {
        self.init(nil, content)
    }

    func collect(into windows: inout _SceneWindows) { windows.add(window, content: content) }
}

extension MenuBarExtra where Label == Text {
    /// Creates an extra with a text for a label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(titleKey.text, content)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(String(title), content)
    }
}

extension MenuBarExtra where Label == Image {
    public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(titleKey.text, content)
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(titleKey.text, content)
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(titleKey.text, content)
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, image: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(String(title), content)
    }

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(String(title), content)
    }
}

/// The style of an extra of the menu bar: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {}

/// The style that the system chooses.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    public nonisolated init() {}
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    public nonisolated init() {}
}

/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    public nonisolated init() {}
}

nonisolated extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The style that the system chooses.
    public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

nonisolated extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu.
    public static var menu: PullDownMenuBarExtraStyle { .init() }
}

nonisolated extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window.
    public static var window: WindowMenuBarExtraStyle { .init() }
}

extension Scene {
    /// Says how extras of the menu bar look. There is no menu bar in a picture: it has no effect.
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
