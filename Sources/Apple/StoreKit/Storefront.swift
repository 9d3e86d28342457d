public import Foundation

/// A store of a country. None can be reached.
public struct Storefront: Hashable, Identifiable, Sendable {
    /// The country, and the number of the store.
    public let id: String
    public let countryCode: String
    public var currency: Locale.Currency? { nil }
    public static var current: Storefront? { get async { nil } }

    /// The stores as a person changes them: never.
    public static var updates: Storefronts { Storefronts() }

    /// Stores, one after the other.
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront

        /// The stores: none.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Storefront? { nil }
        }

        /// Begins at the first of them.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// A purchase that a person began in the store. There is none.
public struct PurchaseIntent: Hashable, Identifiable, Sendable {
    /// The product and its offer.
    public let product: Product
    public let offer: Product.SubscriptionOffer?
    public var id: String { product.id }

    /// The purchases that are begun: never one.
    public static var intents: PurchaseIntents { PurchaseIntents() }

    /// Purchases that are begun, one after the other.
    public struct PurchaseIntents: AsyncSequence, Sendable {
        public typealias Element = PurchaseIntent

        /// The purchases: none.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> PurchaseIntent? { nil }
        }

        /// Begins at the first of them.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// A message of the store. There is none.
public struct Message: Hashable, Sendable {
    /// The reason for the message.
    public let reason: Reason

    /// Shows the message.
    ///
    /// - Throws: ``StoreKitError/networkError(_:)``: the store cannot be reached.
    @MainActor @preconcurrency
    public func display(in scene: UIWindowScene) throws { throw StoreKitError.notConnected }

    /// A reason for a message.
    public struct Reason: Hashable, RawRepresentable, Sendable {
        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
        public static let winBackOffer = Reason(rawValue: 3)
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// The messages: none.
    public static var messages: Messages { Messages() }

    /// Messages, one after the other.
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message

        /// The messages: none.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Message? { nil }
        }

        /// Begins at the first of them.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// Shows a message of the store. StoreKit's action: there is none.
public struct DisplayMessageAction: Sendable {
    /// - Throws: ``StoreKitError/networkError(_:)``: the store cannot be reached.
    @MainActor @preconcurrency
    public func callAsFunction(_ message: Message) throws { throw StoreKitError.notConnected }
}

extension EnvironmentValues {
    /// Shows a message of the store.
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
