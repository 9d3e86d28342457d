public import Foundation

/// The page before documents as a view: SwiftUI's view. No document is opened in a picture.
public nonisolated struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
    private let page: DocumentLaunchPage

    @MainActor public var body: some View { page }
}

extension DocumentLaunchView {
    /// Creates a page with actions on a view, with views behind and over the title.
    public nonisolated init<Background: View, Behind: View, Over: View>(
        _ title: LocalizedStringKey, for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
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
        _ title: S, for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> Background,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Over = { _ in EmptyView() }
    ) {
        page = DocumentLaunchPage(
            title: Text(title), actions: actions(), background: background(),
            behind: backgroundAccessoryView, over: overlayAccessoryView)
    }

    public nonisolated init<Background: View, Behind: View, Over: View>(
        _ title: Text? = nil, for contentTypes: [UTType],
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> Background,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Over = { _ in EmptyView() }
    ) {
        page = DocumentLaunchPage(
            title: title, actions: actions(), background: background(),
            behind: backgroundAccessoryView, over: overlayAccessoryView)
    }
}

extension DocumentLaunchView {
    /// Creates a page with actions on a style, with views behind and over the title.
    public nonisolated init<Background: ShapeStyle, Behind: View, Over: View>(
        _ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: Background = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Over = { _ in EmptyView() }
    ) {
        page = DocumentLaunchPage(
            title: Text(title), actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: backgroundAccessoryView, over: overlayAccessoryView)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Background: ShapeStyle, Behind: View, Over: View>(
        _ title: S, for contentTypes: [UTType], backgroundStyle: Background = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Over = { _ in EmptyView() }
    ) {
        page = DocumentLaunchPage(
            title: Text(title), actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: backgroundAccessoryView, over: overlayAccessoryView)
    }

    public nonisolated init<Background: ShapeStyle, Behind: View, Over: View>(
        _ title: Text? = nil, for contentTypes: [UTType], backgroundStyle: Background = BackgroundStyle(),
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Behind = { _ in EmptyView() },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Over = { _ in EmptyView() }
    ) {
        page = DocumentLaunchPage(
            title: title, actions: actions(), background: Rectangle().fill(backgroundStyle),
            behind: backgroundAccessoryView, over: overlayAccessoryView)
    }
}
