/// The scene of an app's settings, drawn where it is asked for: SwiftUI's scene. It is called `Settings` in `--window`.
public struct Settings<Content: View>: PrimitiveScene {
    private let content: Content

    /// Creates the window of an app's settings.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
        self.content = content()
    }

    func collect(into windows: inout _SceneWindows) {
        windows.add(SceneWindow(role: .settings, id: nil, title: "Settings"), content: content)
    }
}
