public import Foundation

/// An app of the store over this one. None is presented.
@MainActor @preconcurrency
open class SKOverlay: NSObject {
    /// The delegate, and what would be presented.
    open weak var delegate: (any SKOverlayDelegate)?
    public let configuration: Configuration

    /// Creates an overlay.
    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    /// Presents nothing: the delegate is told of the failure.
    open func present(in scene: UIWindowScene) {
        DispatchQueue.main.async {
            self.delegate?.storeOverlayDidFailToLoad(self, error: SKError(.cloudServiceNetworkConnectionFailed))
        }
    }
    open class func dismiss(in scene: UIWindowScene) {}

    /// A place on the screen.
    public enum Position: Int, Sendable {
        case bottom, bottomRaised
    }

    /// The settings of what an overlay presents.
    nonisolated open class Configuration: NSObject {}

    /// An app to recommend.
    nonisolated open class AppConfiguration: Configuration {
        /// The app, the position of the overlay, and the tokens of a campaign.
        open var appIdentifier: String
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        open var userDismissible = true
        private var values: [String: Any] = [:]

        /// Creates the configuration of an app's overlay.
        public init(appIdentifier: String, position: Position) {
            self.appIdentifier = appIdentifier
            self.position = position
        }

        /// Keeps a value of one's own, and gives it back.
        open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
        open func additionalValue(forKey key: String) -> Any? { values[key] }
    }

    /// The whole app of a part of one.
    nonisolated open class AppClipConfiguration: Configuration {
        /// The position of the overlay, and the tokens of a campaign.
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?

        /// Creates the configuration of the whole app's overlay.
        public init(position: Position) {
            self.position = position
        }
    }

    /// The way in which an overlay comes and goes.
    nonisolated open class TransitionContext: NSObject {
        /// The place from and to which it moves, in points.
        open var startFrame: CGRect { .zero }
        open var endFrame: CGRect { .zero }

        /// Moves something along.
        open func addAnimation(_ block: @escaping () -> Void) { block() }
    }
}

/// The delegate of an overlay. StoreKit's protocol.
@MainActor @preconcurrency
public protocol SKOverlayDelegate: NSObjectProtocol {
    /// The calls as an overlay comes and goes, of which only the failure is told.
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
    public func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
}
