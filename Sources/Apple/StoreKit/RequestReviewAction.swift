public import Foundation

/// A wish for a review. The system decides whether a user is asked, and nobody is.
public struct RequestReviewAction: Sendable {
    /// Asks for a review.
    @MainActor @preconcurrency public func callAsFunction() {}
}

extension EnvironmentValues {
    /// A wish for a review. The system decides whether a user is asked, and nobody is.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// A wish for a review. The system decides whether a user is asked, and nobody is.
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    @MainActor @preconcurrency open class func requestReview(in windowScene: UIWindowScene) {}
}
