public import Foundation
public import UIKit

extension WebPage {
    /// The kind of medium that a page is made for.
    public struct CSSMediaType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let all = CSSMediaType(rawValue: "all")
        public static let screen = CSSMediaType(rawValue: "screen")
        public static let print = CSSMediaType(rawValue: "print")
    }

    /// The pages before and after: none.
    public struct BackForwardList: Equatable, Sendable {
        /// A page that was shown.
        public struct Item: Equatable, Identifiable, Sendable {
            /// The name of an item.
            public struct ID: Hashable, Sendable {
                let number: Int
            }

            /// The facts of the page.
            public let id: ID
            public let url: URL
            public let initialURL: URL
            public let title: String?
        }

        /// The pages that were seen: none.
        public var currentItem: Item? { nil }
        public var backList: [Item] { [] }
        public var forwardList: [Item] { [] }
        public subscript(_ index: Int) -> Item? { nil }
    }

    /// The settings of one page's loading.
    public struct NavigationPreferences: Sendable {
        /// The form of the page, and its scripts.
        public var preferredContentMode = ContentMode.recommended
        public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
        public var allowsContentJavaScript = true
        public var isLockdownModeEnabled = false

        /// The form of a page.
        public enum ContentMode: Sendable {
            case recommended, mobile, desktop
        }

        /// The use of a secure connection in place of one that is not.
        public enum UpgradeToHTTPSPolicy: Sendable {
            case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
        }

        public init() {}
    }

    /// A frame of a page.
    @MainActor @preconcurrency
    public struct FrameInfo {
        /// The facts of the frame.
        public let isMainFrame: Bool
        public let request: URLRequest
        public let securityOrigin: WKSecurityOrigin
    }

    /// A wish to load a page. None comes here.
    @MainActor @preconcurrency
    public struct NavigationAction {
        /// The facts of the wish.
        public let source: FrameInfo
        public let target: FrameInfo?
        public let navigationType: WKNavigationType
        public let request: URLRequest
        public let shouldPerformDownload: Bool
        public let modifierFlags: EventModifiers
    }

    /// A server's answer. None comes here.
    @MainActor @preconcurrency
    public struct NavigationResponse {
        /// The answer, and the frame that it is for.
        public let isForMainFrame: Bool
        public let response: URLResponse
        public let canShowMimeType: Bool
    }

    /// An object that decides about loading.
    @MainActor @preconcurrency
    public protocol NavigationDeciding {
        /// The decisions about a wish, an answer, and a server's challenge.
        mutating func decidePolicy(
            for action: NavigationAction, preferences: inout NavigationPreferences
        ) async -> WKNavigationActionPolicy
        mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
    }

    /// An object that shows the panels of scripts.
    @MainActor @preconcurrency
    public protocol DialogPresenting {
        /// The panels.
        func handleJavaScriptAlert(message: String, initiatedBy frame: FrameInfo) async
        func handleJavaScriptConfirm(message: String, initiatedBy frame: FrameInfo) async -> JavaScriptConfirmResult
        func handleJavaScriptPrompt(
            message: String, defaultText: String?, initiatedBy frame: FrameInfo
        ) async -> JavaScriptPromptResult
    }

    /// The answer to a question of a script.
    public enum JavaScriptConfirmResult: Hashable, Sendable {
        case ok, cancel
    }

    /// The answer to a script's wish for a text.
    public enum JavaScriptPromptResult: Hashable, Sendable {
        case ok(String)
        case cancel
    }
}

extension WebPage.NavigationDeciding {
    public mutating func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy { .allow }
    public mutating func decidePolicy(
        for response: WebPage.NavigationResponse
    ) async -> WKNavigationResponsePolicy { .allow }
}

extension WebPage.DialogPresenting {
    public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
    public func handleJavaScriptConfirm(
        message: String, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptConfirmResult { .cancel }
    public func handleJavaScriptPrompt(
        message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult { .cancel }
}

/// The scheme of an address, such as an app's own.
public struct URLScheme: Hashable, Sendable {
    /// The name of the scheme.
    public let rawValue: String

    /// Creates a scheme of letters, digits, `+`, `-` and `.`.
    ///
    /// - Returns: nil for another text, and for a scheme that pages answer themselves.
    public init?(_ rawValue: String) {
        let isValid =
            rawValue.first?.isLetter == true
            && rawValue.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        let own = ["about", "blob", "data", "file", "ftp", "http", "https", "ws", "wss"]
        guard isValid, !own.contains(rawValue.lowercased()) else { return nil }
        self.rawValue = rawValue.lowercased()
    }
}

/// An object that answers requests of an app's own scheme. No page asks here.
public protocol URLSchemeHandler {
    /// The parts of an answer.
    associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>
    func reply(for request: URLRequest) -> TaskSequence
}

/// A part of an answer.
public enum URLSchemeTaskResult: Sendable {
    case response(URLResponse)
    case data(Data)
}
