public import Contacts
public import Foundation

/// A company of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public static let amex = PKPaymentNetwork(rawValue: "Amex")
    public static let bancomat = PKPaymentNetwork(rawValue: "Bancomat")
    public static let bancontact = PKPaymentNetwork(rawValue: "Bancontact")
    public static let barcode = PKPaymentNetwork(rawValue: "Barcode")
    public static let cartesBancaires = PKPaymentNetwork(rawValue: "CartesBancaires")
    public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
    public static let dankort = PKPaymentNetwork(rawValue: "Dankort")
    public static let discover = PKPaymentNetwork(rawValue: "Discover")
    public static let eftpos = PKPaymentNetwork(rawValue: "Eftpos")
    public static let electron = PKPaymentNetwork(rawValue: "Electron")
    public static let elo = PKPaymentNetwork(rawValue: "Elo")
    public static let girocard = PKPaymentNetwork(rawValue: "Girocard")
    public static let idCredit = PKPaymentNetwork(rawValue: "IdCredit")
    public static let interac = PKPaymentNetwork(rawValue: "Interac")
    public static let JCB = PKPaymentNetwork(rawValue: "JCB")
    public static let mada = PKPaymentNetwork(rawValue: "Mada")
    public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
    public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
    public static let meeza = PKPaymentNetwork(rawValue: "Meeza")
    public static let mir = PKPaymentNetwork(rawValue: "Mir")
    public static let nanaco = PKPaymentNetwork(rawValue: "Nanaco")
    public static let NAPAS = PKPaymentNetwork(rawValue: "NAPAS")
    public static let pagoBancomat = PKPaymentNetwork(rawValue: "PagoBancomat")
    public static let postFinance = PKPaymentNetwork(rawValue: "PostFinance")
    public static let privateLabel = PKPaymentNetwork(rawValue: "PrivateLabel")
    public static let quicPay = PKPaymentNetwork(rawValue: "QuicPay")
    public static let suica = PKPaymentNetwork(rawValue: "Suica")
    public static let visa = PKPaymentNetwork(rawValue: "Visa")
    public static let vPay = PKPaymentNetwork(rawValue: "VPay")
    public static let waon = PKPaymentNetwork(rawValue: "Waon")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The ways in which a shop is paid.
public struct PKMerchantCapability: OptionSet, Sendable {
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    public static let capability3DS = PKMerchantCapability(rawValue: 1)
    public static let emv = PKMerchantCapability(rawValue: 2)
    public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
    public static let credit = PKMerchantCapability(rawValue: 4)
    public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
    public static let debit = PKMerchantCapability(rawValue: 8)
    public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
    public static let instantFundsOut = PKMerchantCapability(rawValue: 128)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The state of an amount.
public enum PKPaymentSummaryItemType: UInt, Sendable {
    case final, pending
}

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    /// The words, the amount, and whether it is known.
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType

    /// Creates a line of nothing.
    public override convenience init() { self.init(label: "", amount: 0) }
    /// Creates a line.
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PKPaymentSummaryItem else { return false }
        return label == other.label && amount == other.amount && type == other.type
    }
    open override var hash: Int { label.hashValue }
}

/// A line of a bill that is paid again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    /// The times.
    open var startDate: Date?
    open var endDate: Date?
    open var intervalUnit = NSCalendar.Unit.month
    open var intervalCount = 1
}

/// A line of a bill that is paid later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    /// The day.
    open var deferredDate = Date()
}

/// A way to send a thing.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    /// The name, the words, and the days.
    open var identifier: String?
    open var detail: String?
    open var dateComponentsRange: PKDateComponentsRange?
}

/// A time from one day to another.
open class PKDateComponentsRange: NSObject, @unchecked Sendable {
    /// The days.
    public let startDateComponents: DateComponents
    public let endDateComponents: DateComponents

    /// Creates a time.
    public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
        (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
    }
}

/// The kind of sending.
public enum PKShippingType: UInt, Sendable {
    case shipping, delivery, storePickup, servicePickup
}

/// A permission to change where a thing is sent.
public enum PKShippingContactEditingMode: UInt, Sendable {
    case available = 1
    case storePickup = 2
    /// The name by which the first was known.
    public static var enabled: Self { .available }
}

/// A fact about a person.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public static let emailAddress = PKContactField(rawValue: "emailAddress")
    public static let name = PKContactField(rawValue: "name")
    public static let phoneNumber = PKContactField(rawValue: "phoneNumber")
    public static let postalAddress = PKContactField(rawValue: "postalAddress")
    public static let phoneticName = PKContactField(rawValue: "phoneticName")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A person who pays, or to whom a thing is sent.
open class PKContact: NSObject, @unchecked Sendable {
    /// The facts about the person.
    open var name: PersonNameComponents?
    open var postalAddress: CNPostalAddress?
    open var phoneNumber: CNPhoneNumber?
    open var emailAddress: String?

    /// Creates one without facts.
    public override init() {}
}

/// A bill.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    /// The shop, its country and its money.
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedCountries: Set<String>?
    open var applicationData: Data?
    open var attributionIdentifier: String?

    /// The lines, the last of which is the sum, and the ways to pay.
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var supportsCouponCode = false
    open var couponCode: String?

    /// The person, the address, and the ways to send.
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var billingContact: PKContact?
    open var shippingContact: PKContact?
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var shippingContactEditingMode = PKShippingContactEditingMode.available

    /// Creates a bill without lines.
    public override init() {}

    /// The companies of cards that are known.
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }

    /// Errors that say what of a person's facts is wrong.
    open class func paymentContactInvalidError(
        withContactField field: PKContactField, localizedDescription: String?
    ) -> any Error { error(.shippingContactInvalidError, localizedDescription) }
    open class func paymentShippingAddressInvalidError(
        withKey postalAddressKey: String, localizedDescription: String?
    ) -> any Error { error(.shippingContactInvalidError, localizedDescription) }
    open class func paymentBillingAddressInvalidError(
        withKey postalAddressKey: String, localizedDescription: String?
    ) -> any Error { error(.billingContactInvalidError, localizedDescription) }
    open class func paymentShippingAddressUnserviceableError(withLocalizedDescription localizedDescription: String?)
        -> any Error
    { error(.shippingAddressUnserviceableError, localizedDescription) }
    open class func paymentCouponCodeInvalidError(localizedDescription: String?) -> any Error {
        error(.couponCodeInvalidError, localizedDescription)
    }
    open class func paymentCouponCodeExpiredError(localizedDescription: String?) -> any Error {
        error(.couponCodeExpiredError, localizedDescription)
    }

    private class func error(_ code: PKPaymentError.Code, _ words: String?) -> NSError {
        NSError(
            domain: PKPaymentErrorDomain, code: code.rawValue,
            userInfo: words.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
    }
}
