public import Foundation

/// A rectangle that constraints can refer to. UIKit's class.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    /// The place of a guide: its own constraints', or one that the system gives it.
    enum Kind: Hashable {
        case own, safeArea, margins, readable, keyboard, topBar, bottomBar, scrollContent, scrollFrame
    }
    private(set) var kind = Kind.own

    /// The view of the guide, and its name.
    open internal(set) weak var owningView: UIView?
    open var identifier = ""
    /// The frame of the guide in its view, in points.
    open var layoutFrame: CGRect {
        guard let owningView, kind != .own else { return solved }
        return owningView.systemGuideFrame(kind)
    }
    /// The frame that the guide's constraints gave.
    var solved = CGRect.zero
    /// Indicates whether other frames would hold as well.
    var isAmbiguous = false

    public override init() {
        super.init()
    }

    /// Makes the guide one of the system's.
    final func become(_ kind: Kind, of view: UIView) {
        self.kind = kind
        owningView = view
    }

    /// The constraints that refer to the rectangle along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraints(about: self, axis) ?? []
    }
    open var hasAmbiguousLayout: Bool {
        owningView?.outermost.solveConstraints()
        return isAmbiguous
    }

    /// The anchors of the rectangle's edges, centre and lengths.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .leading)) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .trailing)) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .left)) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .right)) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .centerX)) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPart(self, .top)) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPart(self, .bottom)) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPart(self, .centerY)) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(self, .width)) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(self, .height)) }
}

/// A guide that follows something, with constraints for the edges that it is near or away from. UIKit's class.
///
/// The thing that is followed stays at the bottom here: constraints for that edge are active, and those that want it away from others.
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var away: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// Keeps constraints for edges, and gives those that are kept.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) { UITrackingLayoutGuide.keep(trackingConstraints, for: edge, in: &near, isActive: edge == .bottom) }
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
    ) {
        UITrackingLayoutGuide.keep(trackingConstraints, for: edges, in: &away, isActive: !edges.contains(.bottom))
    }
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near.first { $0.edges == edge }?.constraints ?? []
    }
    open func constraintsActive(whenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away.first { $0.edges == edges }?.constraints ?? []
    }
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate((near + away).flatMap(\.constraints))
        (near, away) = ([], [])
    }

    private static func keep(
        _ constraints: [NSLayoutConstraint], for edges: NSDirectionalRectEdge,
        in kept: inout [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])], isActive: Bool
    ) {
        NSLayoutConstraint.deactivate(kept.filter { $0.edges == edges }.flatMap(\.constraints))
        kept.removeAll { $0.edges == edges }
        kept.append((edges, constraints))
        if isActive { NSLayoutConstraint.activate(constraints) }
    }
}

/// The rectangle of the keyboard. UIKit's class; no keyboard is shown, so that it is the safe area's bottom.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// The keyboards that are followed.
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.constraintsDidChange() } }
    }
    open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
    /// The anchors of the view's edges, centre and lengths.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .trailing)) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .left)) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .right)) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPart(self, .centerX)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPart(self, .top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPart(self, .bottom)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPart(self, .centerY)) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPart(self, .firstBaseline)) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPart(self, .lastBaseline)) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(self, .width)) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(self, .height)) }

    /// The rectangles that constraints refer to.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) { UILayoutGuide() } }
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) { UILayoutGuide() } }
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable) { UILayoutGuide() } }
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemGuide(.keyboard) { UIKeyboardLayoutGuide() } }
    public var layoutGuides: [UILayoutGuide] { layoutRecord.guides }

    /// Adds a guide, or takes it away with the constraints that refer to it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutRecord.guides.append(layoutGuide)
        constraintsDidChange()
    }
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.kind == .own else { return }
        for view in sequence(first: self, next: \.superview) {
            for constraint in view.constraints
            where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
                view.removeConstraint(constraint)
            }
        }
        layoutRecord.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        constraintsDidChange()
    }

    private func systemGuide<Guide: UILayoutGuide>(_ kind: UILayoutGuide.Kind, _ make: () -> Guide) -> Guide {
        if let guide = layoutRecord.systemGuides[kind] as? Guide { return guide }
        let guide = make()
        guide.become(kind, of: self)
        layoutRecord.systemGuides[kind] = guide
        return guide
    }

    /// The frame of one of the system's guides in the view's coordinates, in points.
    func systemGuideFrame(_ kind: UILayoutGuide.Kind) -> CGRect {
        switch kind {
        case .scrollContent: CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? bounds.size)
        default: bounds.inset(by: systemGuideInsets(kind))
        }
    }

    /// The distances of one of the system's guides from the view's edges, in points.
    ///
    /// Readable content is at most 672 points wide at the usual text size.
    func systemGuideInsets(_ kind: UILayoutGuide.Kind) -> UIEdgeInsets {
        switch kind {
        case .safeArea: return safeAreaInsets
        case .margins: return layoutMargins
        case .readable:
            var insets = layoutMargins
            let excess = max(0, bounds.width - insets.left - insets.right - 672)
            insets.left += excess / 2
            insets.right += excess / 2
            return insets
        case .keyboard:
            let usesSafeArea = (layoutRecord.systemGuides[.keyboard] as? UIKeyboardLayoutGuide)?.usesBottomSafeArea
            let bottom = usesSafeArea ?? true ? safeAreaInsets.bottom : 0
            return UIEdgeInsets(top: bounds.height - bottom, left: 0, bottom: 0, right: 0)
        case .topBar: return UIEdgeInsets(top: 0, left: 0, bottom: bounds.height - safeAreaInsets.top, right: 0)
        case .bottomBar: return UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        case .own, .scrollContent, .scrollFrame: return .zero
        }
    }
}
