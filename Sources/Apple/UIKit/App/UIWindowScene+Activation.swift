public import Foundation

extension UIWindowScene {
    /// A menu's action that would open a window. UIKit's class; none is opened here.
    open class ActivationAction: UIAction {
        /// Creates the action; `configurationProvider`, which would be asked for the window, is not.
        public convenience init(
            identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
            _ configurationProvider: @escaping (ActivationAction) -> ActivationConfiguration?
        ) {
            self.init(title: alternate?.title ?? "", image: alternate?.image, identifier: identifier) { _ in }
        }
    }

    /// The window that a gesture would open. UIKit's class; none is opened here.
    @MainActor @preconcurrency
    open class ActivationConfiguration: NSObject {
        /// The activity that the window is for, the manner in which it is asked for, and the look of the gesture.
        public let userActivity: NSUserActivity
        open var options: ActivationRequestOptions?
        open var preview: UITargetedPreview?

        /// Creates the window's wish.
        public init(
            userActivity: NSUserActivity, options: ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil
        ) {
            self.userActivity = userActivity
            self.options = options
            self.preview = preview
        }
    }

    /// The gesture that would open a window. UIKit's class; nobody makes gestures.
    @MainActor @preconcurrency
    open class ActivationInteraction: NSObject, UIInteraction {
        /// The view of the gesture.
        open private(set) weak var view: UIView?
        private let configuration: (ActivationInteraction, CGPoint) -> ActivationConfiguration?
        private let failure: ((any Error) -> Void)?

        /// Creates the gesture; `configurationProvider` would be asked for the window at a place, in points.
        public init(
            configurationProvider: @escaping (ActivationInteraction, CGPoint) -> ActivationConfiguration?,
            errorHandler: ((any Error) -> Void)? = nil
        ) {
            configuration = configurationProvider
            failure = errorHandler
        }

        open func willMove(to view: UIView?) {}
        open func didMove(to view: UIView?) { self.view = view }
    }
}
