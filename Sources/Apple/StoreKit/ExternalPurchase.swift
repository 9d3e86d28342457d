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

extension Product {
    /// The place of a product among those that the store shows on the app's page. No store can be reached.
    public struct PromotionInfo: Hashable, Sendable {
        /// The choice whether a product is shown there.
        public enum Visibility: Int, Hashable, Sendable {
            case appStoreConnectDefault, visible, hidden
        }

        /// The product, and the choice whether it is shown.
        public let productID: String
        public var visibility: Visibility

        /// - Throws: ``StoreKitError/networkError(_:)``: the store cannot be reached.
        public func update() async throws { throw StoreKitError.notConnected }
        public static var currentOrder: [PromotionInfo] { get async throws { throw StoreKitError.notConnected } }
        public static func updateProductOrder(byID order: some Collection<String>) async throws {
            throw StoreKitError.notConnected
        }
        public static func updateProductVisibility(
            _ visibility: Visibility, for productID: String
        ) async throws { throw StoreKitError.notConnected }
        public static func updateAll(_ promotions: some Collection<PromotionInfo>) async throws {
            throw StoreKitError.notConnected
        }
    }
}

extension Product.SubscriptionOffer {
    /// The proof that an offer is the app's own.
    public struct Signature: Hashable, Sendable {
        /// The key, a value that is used once, the time in milliseconds, and the signature itself.
        public var keyID: String
        public var nonce: UUID
        public var timestamp: Int
        public var signature: Data

        /// Creates a proof.
        public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
            (self.keyID, self.nonce, self.timestamp, self.signature) = (keyID, nonce, timestamp, signature)
        }
    }
}

extension Product.PurchaseOption {
    /// An offer with its signature; it is kept, and nothing is bought.
    public static func promotionalOffer(
        offerID: String, signature: Product.SubscriptionOffer.Signature
    ) -> Product.PurchaseOption {
        promotionalOffer(
            offerID: offerID, keyID: signature.keyID, nonce: signature.nonce, signature: signature.signature,
            timestamp: signature.timestamp)
    }
}
