/// A scene of windows that are alike, of which the first is drawn: SwiftUI's scene.
///
/// As in SwiftUI the view is made with the scene, and so once, as long as nothing changes that the app's body reads.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let window: SceneWindow
    private let content: Content

    init(_ title: String?, id: String?, content: @MainActor () -> Content) {
        window = SceneWindow(role: .window, id: id, title: title)
        self.content = content()
    }

    /// Creates windows with an id.
    public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(nil, id: id, content: content)
    }

    /// Creates windows with some content.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(nil, id: nil, content: content)
    }

    /// Creates windows with a title.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(nil, id: id, content: content)
    }

    public init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(nil, id: nil, content: content)
    }

    public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(titleKey.text, id: id, content: content)
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(titleKey.text, id: nil, content: content)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(String(title), id: id, content: content)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(String(title), id: nil, content: content)
    }

    func collect(into windows: inout _SceneWindows) { windows.add(window, content: content) }
}
