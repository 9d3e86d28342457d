/// A scene of one window: SwiftUI's scene.
public struct Window<Content: View>: PrimitiveScene {
    private let window: SceneWindow
    private let content: Content

    private init(_ title: String?, _ id: String, _ content: @MainActor () -> Content) {
        window = SceneWindow(role: .window, id: id, title: title)
        self.content = content()
    }

    /// Creates a window with a title and an id.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(nil, id, content)
    }

    public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(titleKey.text, id, content)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(String(title), id, content)
    }

    func collect(into windows: inout _SceneWindows) { windows.add(window, content: content) }
}

/// A scene of one window with no title bar, for tools: SwiftUI's scene.
public struct UtilityWindow<Content: View>: PrimitiveScene {
    private let window: SceneWindow
    private let content: Content

    public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        window = SceneWindow(role: .window, id: id, title: titleKey.text)
        self.content = content()
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        window = SceneWindow(role: .window, id: id, title: String(title))
        self.content = content()
    }

    func collect(into windows: inout _SceneWindows) { windows.add(window, content: content) }
}
