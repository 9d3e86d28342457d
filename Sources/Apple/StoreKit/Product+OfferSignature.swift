public import Foundation

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
