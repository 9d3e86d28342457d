public import Foundation

/// The pointer over a view. UIKit's class; there is none.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The delegate, and whether it is asked.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true

    /// Creates an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// Asks again for the pointer's look, where there is a pointer.
    open func invalidate() {}
}

/// The delegate of a pointer. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The places with a look of their own, and the calls as the pointer comes and goes.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// The movement of a pointer's coming and going. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds what moves along, and what comes after.
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The place of a pointer whose region is asked for. UIKit's class.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
    /// The place in points, and the keys that are held.
    open private(set) var location = CGPoint.zero
    open private(set) var modifiers: UIKeyModifierFlags = []
}

/// A place where the pointer has a look of its own. UIKit's class.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
    /// The rectangle in points, the name, and the axes along which the pointer is held.
    open private(set) var rect: CGRect
    open private(set) var identifier: AnyHashable?
    open var latchingAxes: UIAxis = []

    /// Creates a place.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// The look of a pointer. UIKit's class.
@MainActor @preconcurrency
open class UIPointerStyle: UIHoverStyle {
    /// The pictures beside the pointer.
    open var accessories: [UIPointerAccessory] = []

    /// Creates a look of an effect upon a view, or of a shape.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(shape: nil)
    }
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(shape: nil)
    }

    /// The pointer that is not seen, and the system's own.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(shape: nil) }
    open class func system() -> UIPointerStyle { UIPointerStyle(shape: nil) }
}

/// The effect of a pointer upon a view. UIKit's type.
public enum UIPointerEffect: Equatable, UIHoverEffect, @unchecked Sendable {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The tint over a view.
    public enum TintMode: Int, Sendable {
        case none, overlay, underlay
    }

    /// The view below the pointer.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape of a pointer. UIKit's type; lengths are in points.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    /// The radius of a pointer's corners, in points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// A picture beside a pointer. UIKit's class.
@MainActor @preconcurrency
open class UIPointerAccessory: NSObject {
    /// The shape of the picture.
    open private(set) var shape: UIPointerShape
    open private(set) var position: Position
    open var orientationMatchesAngle = false

    /// Creates a picture of a shape at a place.
    public required init(_ shape: UIPointerShape, position: Position) {
        self.shape = shape
        self.position = position
    }

    /// The arrow away from the pointer, 6 points wide and high.
    open class func arrow(_ position: Position) -> Self {
        let arrow = UIBezierPath()
        arrow.move(to: CGPoint(x: 0, y: 6))
        arrow.addLine(to: CGPoint(x: 3, y: 0))
        arrow.addLine(to: CGPoint(x: 6, y: 6))
        arrow.close()
        return Self(.path(arrow), position: position)
    }

    /// The place beside the pointer: the distance in points, and the angle in radians from above.
    public struct Position: Sendable {
        /// The usual distance, in points.
        public static let defaultOffset: CGFloat = 4
        public var offset: CGFloat
        public var angle: CGFloat

        /// Creates a place.
        public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
            self.offset = offset
            self.angle = angle
        }

        /// The places at the sides and at the corners.
        public static var top: Position { Position() }
        public static var topRight: Position { Position(angle: .pi * 1 / 4) }
        public static var right: Position { Position(angle: .pi * 2 / 4) }
        public static var bottomRight: Position { Position(angle: .pi * 3 / 4) }
        public static var bottom: Position { Position(angle: .pi * 4 / 4) }
        public static var bottomLeft: Position { Position(angle: .pi * 5 / 4) }
        public static var left: Position { Position(angle: .pi * 6 / 4) }
        public static var topLeft: Position { Position(angle: .pi * 7 / 4) }
    }
}
