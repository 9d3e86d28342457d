// `import StoreKit` where Apple's framework is missing: asking for a review. Products and purchases need Apple's store, and are
// not there.
@_exported public import Foundation
@_exported public import Tintype

/// Asks the user for a review. Nobody is asked.
public struct RequestReviewAction: Sendable {
    @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Asks the user for a review. Nobody is asked.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks the user for a review. Nobody is asked.
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}

/// Asks the user for a review. Nobody is asked.
public enum AppStore {
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    public static func sync() async throws {}
}

extension View {
    /// Nothing of a store is presented.
    public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.AppConfiguration
    ) -> some View { self }

    /// Nothing of a store is presented.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

    /// Nothing of a store is presented.
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
}

/// An app of the store over this one. None is presented.
open class SKOverlay: NSObject {
    /// Where it comes.
    public enum Position: Int, Sendable {
        case bottom, bottomRaised
    }

    /// Which app it is.
    open class AppConfiguration: NSObject {
        public let appIdentifier: String
        public let position: Position

        public init(appIdentifier: String, position: Position) {
            self.appIdentifier = appIdentifier
            self.position = position
        }
    }
}
