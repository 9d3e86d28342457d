public import Foundation

/// The taps and squeezes of a pencil. UIKit's class; there is no pencil.
@MainActor @preconcurrency
open class UIPencilInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// Told of them, and whether it is.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true

    public override init() {
        super.init()
    }

    /// Creates one with a delegate.
    public init(delegate: any UIPencilInteractionDelegate) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// The person's choices for a tap and a squeeze.
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    open class var prefersPencilOnlyDrawing: Bool { false }
    open class var prefersHoverToolPreview: Bool { false }

    /// A tap, and the place of the pencil over the view.
    open class Tap: NSObject {
        /// The time in seconds, and the place: none.
        open var timestamp: TimeInterval { 0 }
        open var hoverPose: UIPencilHoverPose? { nil }
    }

    /// A squeeze, its phase, and the place of the pencil over the view.
    open class Squeeze: NSObject {
        /// The time in seconds, the phase, and the place: none.
        open var timestamp: TimeInterval { 0 }
        open var phase: Phase { .ended }
        open var hoverPose: UIPencilHoverPose? { nil }
    }

    /// The phases of a squeeze.
    public enum Phase: UInt, Sendable {
        case began, changed, ended, cancelled
    }
}

/// The choices for a tap or a squeeze. UIKit's type.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
    case runSystemShortcut
}

/// The place of a pencil over a view. UIKit's class; angles are in radians.
@MainActor @preconcurrency
open class UIPencilHoverPose: NSObject {
    /// The place in points, the height above it, and the angles. They never change.
    open var location: CGPoint { .zero }
    open var zOffset: CGFloat { 0 }
    open var azimuthAngle: CGFloat { 0 }
    open var azimuthUnitVector: CGVector { CGVector(dx: 1, dy: 0) }
    open var altitudeAngle: CGFloat { 0 }
    open var rollAngle: CGFloat { 0 }
}

/// Told of a pencil. UIKit's protocol; nothing calls it.
@MainActor @preconcurrency
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// Answers a tap, or a squeeze. Nothing comes of it here.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
}
