public import Foundation

/// A product. StoreKit's class.
open class SKProduct: NSObject, @unchecked Sendable {
    /// A unit of time.
    public enum PeriodUnit: UInt, Sendable {
        case day, week, month, year
    }

    /// The facts about the product.
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var isDownloadable: Bool { false }
    open var isFamilyShareable: Bool { false }
    open var subscriptionGroupIdentifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
    open var contentVersion: String { "" }
    open var downloadContentLengths: [NSNumber] { [] }
    open var downloadContentVersion: String { "" }
}

/// A length of a subscription. StoreKit's class.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    /// The unit and its number.
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

/// An offer of a product. StoreKit's class.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// The way of paying.
    public enum PaymentMode: UInt, Sendable {
        case payAsYouGo, payUpFront, freeTrial
    }

    /// The kinds of offers.
    public enum `Type`: UInt, Sendable {
        case introductory, subscription
    }

    /// The facts about the offer.
    open var identifier: String? { nil }
    open var type: SKProductDiscount.`Type` { .introductory }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var paymentMode: PaymentMode { .payAsYouGo }
    open var numberOfPeriods: Int { 0 }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}
