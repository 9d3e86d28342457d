public import Foundation

/// A page that views show and ask. WebKit's class; nothing is loaded.
@MainActor @preconcurrency @Observable
public final class WebPage {
    /// The settings of pages.
    public struct Configuration {
        /// The application name for user agent.
        public var applicationNameForUserAgent: String?

        public init() {}
    }

    /// The number of a page's loading.
    public struct NavigationID: Hashable, Sendable {
        let number: Int
    }

    /// An event of a page's loading.
    public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation, receivedServerRedirect, committed, finished
    }

    /// The pages that were loaded, and the one that is shown.
    public private(set) var url: URL?
    public var title: String { "" }
    public var isLoading: Bool { false }
    public var estimatedProgress: Double { 0 }
    public var customUserAgent: String?
    public var isInspectable = false
    private var count = 0

    /// Creates a page.
    public init(configuration: Configuration = Configuration()) {}

    /// Loads nothing: the address is kept.
    @discardableResult
    public func load(_ request: URLRequest) -> NavigationID? {
        url = request.url
        return next()
    }
    @discardableResult
    public func load(_ url: URL?) -> NavigationID? {
        self.url = url
        return next()
    }
    @discardableResult
    public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) -> NavigationID? { next() }
    @discardableResult
    public func reload(fromOrigin: Bool = false) -> NavigationID? { next() }
    public func stopLoading() {}

    private func next() -> NavigationID {
        count += 1
        return NavigationID(number: count)
    }

    /// - Throws: ``WKError/Code/webContentProcessTerminated``: there is no page.
    @discardableResult
    public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
        throw WKError(.webContentProcessTerminated)
    }
}

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
}

extension View {
    /// The behavior of pages within: nothing is loaded.
    public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View { self }
    public func webViewMagnificationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View { self }
    public func webViewLinkPreviews(_ value: WebView.BackForwardNavigationGesturesBehavior) -> some View { self }
    public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
    public func webViewTextSelection(_ isEnabled: Bool) -> some View { self }
}
