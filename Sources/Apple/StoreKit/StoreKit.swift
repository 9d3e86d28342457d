// `import StoreKit` where Apple's framework is missing: asking for a review, and what a store presents. Products and purchases need
// Apple's store, and are not there.
@_exported public import Foundation
@_exported public import UIKit

/// A reason why the store fails.
public enum StoreKitError: Error, Sendable {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled
    case unsupported

    /// The answer of a device without a connection.
    static var notConnected: StoreKitError { .networkError(URLError(.notConnectedToInternet)) }
}

/// The app's place in the store.
public enum AppStore {
    /// Asks for nothing: the system decides whether a user is asked for a review, and nobody is.
    @MainActor @preconcurrency public static func requestReview(in scene: UIWindowScene) {}

    /// - Throws: ``StoreKitError/networkError(_:)``: the store cannot be reached.
    public static func sync() async throws { throw StoreKitError.notConnected }

    /// - Throws: ``StoreKitError/networkError(_:)``: the store cannot be reached.
    @MainActor @preconcurrency
    public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        throw StoreKitError.notConnected
    }
    @MainActor @preconcurrency
    public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {
        throw StoreKitError.notConnected
    }
    @MainActor @preconcurrency
    public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        throw StoreKitError.notConnected
    }

    /// The number of the device: none.
    public static var deviceVerificationID: UUID? { nil }

    /// The kinds of stores.
    public struct Environment: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// false: nobody can pay.
    public static var canMakePayments: Bool { false }
}

/// The purchase of the app itself. There is none.
public struct AppTransaction: Hashable, Sendable {
    /// The facts about the purchase.
    public let appID: UInt64?
    public let appVersion: String
    public let bundleID: String
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public var appVersionID: UInt64? { nil }
    public var appTransactionID: String { "" }
    public var preorderDate: Date? { nil }
    public var signedDate: Date { .distantPast }
    public var jsonRepresentation: Data { Data() }
    public var deviceVerification: Data { Data() }
    public var deviceVerificationNonce: UUID { UUID() }
    public let environment: AppStore.Environment

    /// - Throws: ``StoreKitError/networkError(_:)``: the store cannot be reached.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.notConnected }
    }
    public static func refresh() async throws -> VerificationResult<AppTransaction> {
        throw StoreKitError.notConnected
    }
}

extension VerificationResult {
    /// The signed text, which there is none of.
    public var jwsRepresentation: String { "" }
    public var signedDate: Date { .distantPast }
    public var deviceVerification: Data { Data() }
}

extension Product.SubscriptionInfo.Status {
    /// The states as they change: none does.
    public static var updates: Statuses { Statuses() }

    /// States, one after the other.
    public struct Statuses: AsyncSequence, Sendable {
        public typealias Element = Product.SubscriptionInfo.Status

        /// The states: none.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Product.SubscriptionInfo.Status? { nil }
        }

        /// Begins at the first of them.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
