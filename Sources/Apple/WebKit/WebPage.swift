public import Foundation

/// A page that views show and ask. WebKit's class; nothing is loaded.
@MainActor @preconcurrency @Observable
public final class WebPage {
    /// The settings of pages.
    public struct Configuration {
        /// The application name for user agent.
        public var applicationNameForUserAgent: String?
        public var loadsSubresources = true
        public var limitsNavigationsToAppBoundDomains = false
        public var upgradeKnownHostsToHTTPS = true
        public var suppressesIncrementalRendering = false
        public var allowsInlinePredictions = false
        public var supportsAdaptiveImageGlyph = false
        public var showsSystemScreenTimeBlockingView = true
        public var dataDetectorTypes: WKDataDetectorTypes = []
        public var ignoresViewportScaleLimits = false
        public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic
        public var defaultNavigationPreferences = NavigationPreferences()
        public var userContentController = WKUserContentController()
        public var websiteDataStore = WKWebsiteDataStore.default()
        public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]

        /// The place in which a page's films are played.
        public struct MediaPlaybackBehavior: Hashable, Sendable {
            private let name: String
            public static let automatic = MediaPlaybackBehavior(name: "automatic")
            public static let allowsInlinePlayback = MediaPlaybackBehavior(name: "allowsInlinePlayback")
            public static let alwaysFullscreen = MediaPlaybackBehavior(name: "alwaysFullscreen")
        }

        public init() {}
    }

    /// The number of a page's loading.
    public struct NavigationID: Hashable, Sendable {
        let number: Int
    }

    /// A reason why a page was not loaded.
    public enum NavigationError: Error {
        case failedProvisionalNavigation(any Error)
        case pageClosed, webContentProcessTerminated, invalidURL
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
    public var mediaType: CSSMediaType?
    public var themeColor: Color? { nil }
    public var hasOnlySecureContent: Bool { false }
    public var isWritingToolsActive: Bool { false }
    public var backForwardList: BackForwardList { BackForwardList() }
    public var currentNavigationEvent: NavigationEvent? { nil }
    private var count = 0
    @ObservationIgnored private var decider: (any NavigationDeciding)?
    @ObservationIgnored private var presenter: (any DialogPresenting)?

    /// The events of loading. There is no connection: whoever waits for one is told of the failure.
    public var navigations: some AsyncSequence<NavigationEvent, any Error> {
        AsyncThrowingStream<NavigationEvent, any Error> {
            $0.finish(throwing: NavigationError.failedProvisionalNavigation(URLError(.notConnectedToInternet)))
        }
    }

    /// Creates a page.
    public init(configuration: Configuration = Configuration()) {}
    public init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding) {
        decider = navigationDecider
    }
    public init(configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting) {
        presenter = dialogPresenter
    }
    public init(
        configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
        dialogPresenter: some DialogPresenting
    ) {
        decider = navigationDecider
        presenter = dialogPresenter
    }

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
    @discardableResult
    public func load(_ item: BackForwardList.Item) -> NavigationID? { load(item.url) }
    @discardableResult
    public func load(
        _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
    ) -> NavigationID? { next() }
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
