public import Foundation

extension UIViewController {
    /// A transition to the view controller, such as a zoom. UIKit's class; a picture is made once, and nothing moves.
    @MainActor @preconcurrency
    open class Transition: NSObject {
        /// Zooms from a view.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition() }

        /// The transitions from below, of a page that turns over or curls, and of one that fades.
        public static var coverVertical: Transition { Transition() }
        public static var flipHorizontal: Transition { Transition() }
        public static var crossDissolve: Transition { Transition() }
        public static var partialCurl: Transition { Transition() }

        /// The options of a zoom.
        open class ZoomOptions: NSObject {
            /// The colour and the blur over what stays behind.
            open var dimmingColor: UIColor?
            open var dimmingVisualEffect: UIBlurEffect?
            /// The rectangle and the beginning of a zoom, as closures say.
            open var alignmentRectProvider: ((_ context: AlignmentRectContext) -> CGRect?)?
            open var interactiveDismissShouldBegin: ((_ context: any UIZoomTransitionInteractionContext) -> Bool)?

            public override init() {
                super.init()
            }

            /// The views of a zoom whose rectangle is asked for.
            open class AlignmentRectContext: NSObject {
                /// The views and the view controllers.
                public let sourceView: UIView
                public let sourceViewController: UIViewController
                public let zoomedViewController: UIViewController

                init(_ sourceView: UIView, _ source: UIViewController, _ zoomed: UIViewController) {
                    self.sourceView = sourceView
                    sourceViewController = source
                    zoomedViewController = zoomed
                }
            }
        }

        /// The view controllers of a zoom.
        open class ZoomSourceViewProviderContext: NSObject {
            /// The one from which it comes, and the one to which it goes.
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController

            init(_ source: UIViewController, _ zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
            }
        }
    }
}

/// The touch that would end a zoom. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIZoomTransitionInteractionContext: NSObjectProtocol {
    /// The place in points, the speed in points a second, and the choice that is made without a closure.
    var location: CGPoint { get }
    var velocity: CGVector { get }
    var willBegin: Bool { get }
}
