public import Foundation

/// A rectangle that constraints can refer to. UIKit's class; constraints are values without an effect.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    /// The view of the guide, its frame in points, and its name.
    open internal(set) weak var owningView: UIView?
    open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
    open var identifier = ""

    public override init() {
        super.init()
    }

    /// The constraints that say where the rectangle is: none does, since views are not laid out by them.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
    open var hasAmbiguousLayout: Bool { false }

    /// The anchors of the rectangle's edges, centre and lengths.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// A guide that follows something, with constraints for the edges that it is near or away from. UIKit's class. Nothing moves
/// here: the constraints are kept, and not made active.
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var away: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// Keeps constraints for edges, and gives those that are kept.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) { UITrackingLayoutGuide.keep(trackingConstraints, for: edge, in: &near) }
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
    ) { UITrackingLayoutGuide.keep(trackingConstraints, for: edges, in: &away) }
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near.first { $0.edges == edge }?.constraints ?? []
    }
    open func constraintsActive(whenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away.first { $0.edges == edges }?.constraints ?? []
    }
    open func removeAllTrackedConstraints() { (near, away) = ([], []) }

    private static func keep(
        _ constraints: [NSLayoutConstraint], for edges: NSDirectionalRectEdge,
        in kept: inout [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])]
    ) {
        kept.removeAll { $0.edges == edges }
        kept.append((edges, constraints))
    }
}

/// The rectangle that the keyboard leaves. UIKit's class.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// The keyboards that are followed.
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
    open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
    /// The anchors of the view's edges, centre and lengths.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

    /// The rectangles that constraints refer to: each is the whole view here.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(UILayoutGuide()) }
    public var layoutMarginsGuide: UILayoutGuide { guide(UILayoutGuide()) }
    public var readableContentGuide: UILayoutGuide { guide(UILayoutGuide()) }
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide { guide(UIKeyboardLayoutGuide()) }
    public var layoutGuides: [UILayoutGuide] { [] }
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = nil }

    private func guide<Guide: UILayoutGuide>(_ guide: Guide) -> Guide {
        guide.owningView = self
        return guide
    }
}
