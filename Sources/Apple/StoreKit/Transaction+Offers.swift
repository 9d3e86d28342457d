import Foundation

extension Transaction {
    /// The offer of a purchase.
    public struct Offer: Hashable, Sendable {
        /// The ways of paying for an offer.
        public typealias PaymentMode = Product.SubscriptionOffer.PaymentMode

        /// The facts about the offer.
        public let id: String?
        public let type: OfferType
        public let paymentMode: PaymentMode?
    }

    /// A kind of offer of a purchase.
    public struct OfferType: Hashable, RawRepresentable, Sendable {
        public static let introductory = OfferType(rawValue: 1)
        public static let promotional = OfferType(rawValue: 2)
        public static let code = OfferType(rawValue: 3)
        public static let winBack = OfferType(rawValue: 4)
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// The reason for a payment.
    public struct Reason: Hashable, RawRepresentable, Sendable {
        public static let purchase = Reason(rawValue: "PURCHASE")
        public static let renewal = Reason(rawValue: "RENEWAL")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
