/// The page before an app's documents as a scene of its own: SwiftUI's scene. An app is drawn by its first scene, so that the
/// page is seen where it comes first.
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
    nonisolated(unsafe) private let page: DocumentLaunchPage

    public var body: some Scene {
        WindowGroup { page }
    }
}

extension DocumentGroupLaunchScene {
    /// Creates a page with actions on a view, with views behind and over the title.
    public nonisolated init<Background: View, Behind: View, Over: View>(
        _ title: LocalizedStringKey,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> Background,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Over = { _ in EmptyView() }
    ) {
        page = DocumentLaunchPage(
            title: Text(title), actions: actions(), background: background(),
            behind: backgroundAccessoryView, over: overlayAccessoryView)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Background: View, Behind: View, Over: View>(
        _ title: S,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> Background,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Over = { _ in EmptyView() }
    ) {
        page = DocumentLaunchPage(
            title: Text(title), actions: actions(), background: background(),
            behind: backgroundAccessoryView, over: overlayAccessoryView)
    }

    public nonisolated init<Background: View, Behind: View, Over: View>(
        _ title: Text? = nil,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> Background,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Over = { _ in EmptyView() }
    ) {
        page = DocumentLaunchPage(
            title: title, actions: actions(), background: background(),
            behind: backgroundAccessoryView, over: overlayAccessoryView)
    }
}

extension DocumentGroupLaunchScene {
    /// Creates a page with actions on a style, with views behind and over the title.
    public nonisolated init<Background: ShapeStyle, Behind: View, Over: View>(
        _ title: LocalizedStringKey, backgroundStyle: Background = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Over = { _ in EmptyView() }
    ) {
        page = DocumentLaunchPage(
            title: Text(title), actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: backgroundAccessoryView, over: overlayAccessoryView)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Background: ShapeStyle, Behind: View, Over: View>(
        _ title: S, backgroundStyle: Background = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Over = { _ in EmptyView() }
    ) {
        page = DocumentLaunchPage(
            title: Text(title), actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: backgroundAccessoryView, over: overlayAccessoryView)
    }

    public nonisolated init<Background: ShapeStyle, Behind: View, Over: View>(
        _ title: Text? = nil, backgroundStyle: Background = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Over = { _ in EmptyView() }
    ) {
        page = DocumentLaunchPage(
            title: title, actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: backgroundAccessoryView, over: overlayAccessoryView)
    }
}
