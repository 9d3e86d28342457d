public import Foundation

/// The note that a purchase outside of the store follows. StoreKit's type; no system shows one.
public enum ExternalPurchase: Sendable {
    /// The person's answer.
    public enum NoticeResult: Hashable, Sendable {
        case cancelled
        case continuedWithExternalPurchaseToken(token: String)
    }

    /// False: no notice can be shown.
    public static var canPresent: Bool { get async { false } }

    /// - Throws: ``StoreKitError/notEntitled``.
    public static func presentNoticeSheet() async throws -> NoticeResult { throw StoreKitError.notEntitled }
}

/// The way to a purchase outside of the store. StoreKit's type; there is none.
public enum ExternalPurchaseLink: Sendable {
    /// False and nil: no link is opened.
    public static var canOpen: Bool { get async { false } }
    public static var eligibleURLs: [URL]? { get async { nil } }

    /// - Throws: ``StoreKitError/notEntitled``.
    public static func open() async throws { throw StoreKitError.notEntitled }
    public static func open(url: URL) async throws { throw StoreKitError.notEntitled }
}

/// The way to an account outside of the app. StoreKit's type; there is none.
public enum ExternalLinkAccount: Sendable {
    /// False: no link is opened.
    public static var canOpen: Bool { get async { false } }

    /// - Throws: ``StoreKitError/notEntitled``.
    public static func open() async throws { throw StoreKitError.notEntitled }
}
