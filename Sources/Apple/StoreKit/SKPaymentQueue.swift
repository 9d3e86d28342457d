public import Foundation

// The first StoreKit's classes. The store cannot be reached: a request fails, and a payment is told of as failed.

/// A request to the store. It fails: the delegate is told so.
open class SKRequest: NSObject, @unchecked Sendable {
    /// The delegate of the request.
    open weak var delegate: (any SKRequestDelegate)?

    public override init() {}

    /// Begins the request, or ends it.
    open func start() {
        DispatchQueue.main.async { [self] in
            delegate?.request(self, didFailWithError: SKError(.cloudServiceNetworkConnectionFailed))
        }
    }
    open func cancel() {}
}

/// The delegate of a request. StoreKit's protocol.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// The calls at the end of a request.
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// The delegate of a request for products. StoreKit's protocol.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Called with the products: never, as there is no store.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for products. StoreKit's class.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    /// The products that are asked for.
    public let productIdentifiers: Set<String>

    /// Creates a question about no product.
    public override convenience init() { self.init(productIdentifiers: []) }
    /// Creates a request for products.
    public init(productIdentifiers: Set<String>) {
        self.productIdentifiers = productIdentifiers
    }
}

/// The store's answer. StoreKit's class.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    /// The products, and the names that are none's.
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}

/// A request for the receipt. StoreKit's class.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// Creates a request.
    public override init() {}
    /// Creates a request, with the properties that a receipt for tests would have.
    public init(receiptProperties properties: [String: Any]?) {}
}

/// The state of a payment. StoreKit's type.
public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing, purchased, failed, restored, deferred
}

/// A payment: it has failed. StoreKit's class.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// The facts about the payment.
    open private(set) var payment: SKPayment
    open var transactionState: SKPaymentTransactionState { .failed }
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    open var original: SKPaymentTransaction? { nil }
    open var transactionDate: Date? { nil }
    open var transactionIdentifier: String? { nil }
    open var downloads: [SKDownload] { [] }

    /// Creates a payment of nothing.
    public override convenience init() { self.init(payment: SKPayment()) }
    init(payment: SKPayment) {
        self.payment = payment
    }
}

/// The object that hears of payments. StoreKit's protocol.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// The calls as payments go on.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) {}
}

/// The delegate of the payments. StoreKit's protocol.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    /// Asks whether a payment goes on in another store, and whether a person is asked about a price: never.
    func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool { true }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// The payments. StoreKit's class: nobody can pay, and the observers are told so.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let usual = SKPaymentQueue()
    private var observers: [Weak] = []

    private struct Weak {
        weak var observer: (any SKPaymentTransactionObserver)?
    }

    /// The queue, and whether anybody can pay.
    open class func `default`() -> Self { unsafeDowncast(usual, to: Self.self) }
    open class func canMakePayments() -> Bool { false }
    open weak var delegate: (any SKPaymentQueueDelegate)?
    open var transactions: [SKPaymentTransaction] { [] }
    open var transactionObservers: [any SKPaymentTransactionObserver] { observers.compactMap(\.observer) }
    open var storefront: SKStorefront? { nil }

    /// Adds or removes an observer.
    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(Weak(observer: observer)) }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.observer === observer || $0.observer == nil }
    }

    /// Fails: the observers are told so.
    open func add(_ payment: SKPayment) {
        tell { $0.paymentQueue($1, updatedTransactions: [SKPaymentTransaction(payment: payment)]) }
    }
    open func restoreCompletedTransactions() {
        tell {
            $0.paymentQueue(
                $1, restoreCompletedTransactionsFailedWithError: SKError(.cloudServiceNetworkConnectionFailed))
        }
    }
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

    /// Ends a payment that failed, or shows a page of the store, which there is none of.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func presentCodeRedemptionSheet() {}
    open func showPriceConsentIfNeeded() {}

    /// Begins and ends downloads, of which no purchase brings any.
    open func start(_ downloads: [SKDownload]) {}
    open func cancel(_ downloads: [SKDownload]) {}
    open func pause(_ downloads: [SKDownload]) {}
    open func resume(_ downloads: [SKDownload]) {}

    private func tell(_ call: @escaping (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void) {
        nonisolated(unsafe) let call = call
        DispatchQueue.main.async { [self] in for each in observers { each.observer.map { call($0, self) } } }
    }
}

/// A store of a country. StoreKit's class.
open class SKStorefront: NSObject, @unchecked Sendable {
    /// The country, and the number of the store.
    open var countryCode: String { "USA" }
    open var identifier: String { "" }
}

/// Shows a product of the store. StoreKit's class: there is none.
open class SKStoreProductViewController: UIViewController, _UndrawnResponder {
    /// The delegate.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// Loads nothing: the closure is told so.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) { block?(false, SKError(.cloudServiceNetworkConnectionFailed)) }
}

/// The delegate of a shown product. StoreKit's protocol.
@MainActor @preconcurrency
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// Tells that the page of a product is done with.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The key of a shown product's number.
public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
