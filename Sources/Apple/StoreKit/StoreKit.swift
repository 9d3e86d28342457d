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

    /// The answer of a device without a connection.
    static var notConnected: StoreKitError { .networkError(URLError(.notConnectedToInternet)) }
}

/// The app's place in the store.
public enum AppStore {
    /// Asks for nothing: the system decides whether a user is asked for a review, and nobody is.
    @MainActor @preconcurrency public static func requestReview(in scene: UIWindowScene) {}

    /// - Throws: ``StoreKitError/networkError(_:)``: the store cannot be reached.
    public static func sync() async throws { throw StoreKitError.notConnected }

    /// false: nobody can pay.
    public static var canMakePayments: Bool { false }
}
