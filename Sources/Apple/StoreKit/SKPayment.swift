public import Foundation

/// A wish to pay. StoreKit's class.
open class SKPayment: NSObject, @unchecked Sendable {
    /// The product, its number, and the person as the app names it.
    open fileprivate(set) var productIdentifier: String
    open fileprivate(set) var quantity = 1
    open fileprivate(set) var applicationUsername: String?
    open fileprivate(set) var simulatesAskToBuyInSandbox = false
    open fileprivate(set) var paymentDiscount: SKPaymentDiscount?
    open fileprivate(set) var requestData: Data?

    /// Creates a wish for nothing.
    public override convenience init() { self.init(product: SKProduct()) }
    /// Creates a wish for a product.
    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
    }
}

/// A wish to pay that can be changed. StoreKit's class.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    // An observer that does nothing opens the setter of a property of the class above.
    /// The parts of the wish.
    open override var productIdentifier: String { didSet {} }
    open override var quantity: Int { didSet {} }
    open override var applicationUsername: String? { didSet {} }
    open override var simulatesAskToBuyInSandbox: Bool { didSet {} }
    open override var paymentDiscount: SKPaymentDiscount? { didSet {} }
    open override var requestData: Data? { didSet {} }
}

/// An offer that a server has signed. StoreKit's class.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    /// The offer, its key, and the signature with its moment in milliseconds.
    public let identifier: String
    public let keyIdentifier: String
    public let nonce: UUID
    public let signature: String
    public let timestamp: NSNumber

    /// Creates a signed offer.
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
    }
}

/// A file that comes with a purchase. StoreKit's class: there is none.
open class SKDownload: NSObject, @unchecked Sendable {
    override init() {}
    /// The names and the size of the file in bytes.
    open var contentIdentifier: String { "" }
    open var contentURL: URL? { nil }
    open var contentVersion: String { "" }
    open var contentLength: Int64 { 0 }
    open var expectedContentLength: Int64 { 0 }

    /// The state, the part that is there, 0...1, and the seconds that are left.
    open var state: SKDownloadState { .failed }
    open var progress: Float { 0 }
    open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
    open var error: (any Error)? { nil }
    open var transaction: SKPaymentTransaction { SKPaymentTransaction() }

    /// The place of what came before, of which there is nothing.
    open class func contentURL(forProductID productID: String) -> URL? { nil }
    open class func deleteContent(forProductID productID: String) {}
}

/// The state of such a file.
public enum SKDownloadState: Int, Sendable {
    case waiting, active, paused, finished, failed, cancelled
}
/// A time that is not known.
public let SKDownloadTimeRemainingUnknown: TimeInterval = -1
