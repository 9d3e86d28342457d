public import Foundation

/// A view of a page, drawn as a box with the name of its server. WebKit's view.
public struct WebView: View {
    private let url: URL?

    /// Creates a view of a page at an address.
    public init(url: URL?) {
        self.url = url
    }

    /// Creates a view of a page.
    @MainActor @preconcurrency
    public init(_ page: WebPage) {
        url = page.url
    }

    public var body: some View {
        Color(white: 0.5, opacity: 0.12)
            .overlay { Text(verbatim: url?.host() ?? "WebView").font(.caption).foregroundStyle(.secondary) }
    }
}

extension WebView {
    /// The choice of a gesture of pages.
    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
        public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
        public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
    }

    /// The choice whether two fingers make a page larger.
    public struct MagnificationGesturesBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = MagnificationGesturesBehavior(name: "automatic")
        public static let enabled = MagnificationGesturesBehavior(name: "enabled")
        public static let disabled = MagnificationGesturesBehavior(name: "disabled")
    }

    /// The choice whether links that are held show their pages.
    public struct LinkPreviewBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = LinkPreviewBehavior(name: "automatic")
        public static let enabled = LinkPreviewBehavior(name: "enabled")
        public static let disabled = LinkPreviewBehavior(name: "disabled")
    }

    /// The choice whether an element can fill the screen.
    public struct ElementFullscreenBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = ElementFullscreenBehavior(name: "automatic")
        public static let enabled = ElementFullscreenBehavior(name: "enabled")
        public static let disabled = ElementFullscreenBehavior(name: "disabled")
    }
}

extension View {
    /// The behavior of pages within: nothing is loaded.
    public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View { self }
    public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View { self }
    public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
    public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }
    public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
    public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
    public func webViewScrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View { self }
    public func webViewOnScrollGeometryChange<T: Hashable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
}
