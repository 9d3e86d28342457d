public import Foundation

/// An action of an app's own on files. UIKit's class; nobody chooses it.
@MainActor @preconcurrency
open class UIDocumentBrowserAction: NSObject {
    /// The places at which an action is found.
    public struct Availability: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let menu = Availability(rawValue: 1)
        public static let navigationBar = Availability(rawValue: 2)
    }

    /// The name, the look and the files of the action.
    public let identifier: String
    public let localizedTitle: String
    public let availability: Availability
    open var image: UIImage?
    open var supportedContentTypes = ["public.item"]
    open var supportsMultipleItems = true

    /// Creates an action. The closure, which would be given the files, is not kept.
    public init(
        identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
    ) {
        self.identifier = identifier
        self.localizedTitle = localizedTitle
        self.availability = availability
    }
}

/// The movement from a file to its page. UIKit's class; nothing moves.
@MainActor @preconcurrency
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    /// The progress of the loading, and the view to which the file grows.
    open var loadingProgress: Progress?
    open weak var targetView: UIView?

    /// The movement, which takes 0 seconds.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0
    }
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
    }
}
