public import Foundation
public import QuartzCore

/// A view of UIKit: what SwiftUI code says of one. It is not laid out; a representable is drawn by what it is.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance, UITraitEnvironment, UICoordinateSpace, @preconcurrency CALayerDelegate,
    @preconcurrency NSCoding
{
    /// The geometry of the view; lengths are in points.
    open var frame: CGRect
    open var transform = CGAffineTransform.identity
    open var transform3D = CATransform3DIdentity
    open var contentScaleFactor: CGFloat = 3
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    /// The look of the view.
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var clearsContextBeforeDrawing = true
    open var contentMode = ContentMode.scaleToFill
    open var mask: UIView?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var cornerConfiguration = UICornerConfiguration()

    /// The touches that the view takes.
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var interactions: [any UIInteraction] = []
    open var motionEffects: [UIMotionEffect] = []
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    open var focusGroupIdentifier: String?
    open var focusGroupPriority = UIFocusGroupPriority(rawValue: 0)
    open var minimumContentSizeCategory: UIContentSizeCategory?
    open var maximumContentSizeCategory: UIContentSizeCategory?
    open var appliedContentSizeCategoryLimitsDescription: String { "" }
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open var scalesLargeContentImage = false
    open var hoverStyle: UIHoverStyle?
    open var isFocused: Bool { false }
    open var canBecomeFocused: Bool { false }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The names of the view.
    open var tag = 0
    open var restorationIdentifier: String?

    /// The layer behind the view, and the views inside and around.
    open private(set) lazy var layer: CALayer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    open class var layerClass: AnyClass { CALayer.self }
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    open private(set) var constraints: [NSLayoutConstraint] = []

    /// Creates a view with a frame in points.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The frame in the view's own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// The centre of the frame, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The point of the view, in fractions of its size, that its place and transform are about.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// The facts about the view's surroundings.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var window: UIWindow? { superview?.window }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open var traitCollection: UITraitCollection {
        (superview?.traitCollection ?? .current).overridden(by: traitOverrides, style: overrideUserInterfaceStyle)
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open override var next: UIResponder? { superview }
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Adds a view in front of those inside.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    /// Adds a view at an index of those inside.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Adds a view behind or in front of another of those inside.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view) { $0.firstIndex { $0 === siblingSubview } ?? $0.count }
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view) { ($0.firstIndex { $0 === siblingSubview } ?? $0.count - 1) + 1 }
    }

    /// Changes the order of the views inside.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: subviews.count) } }
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        if subviews.indices.contains(index1), subviews.indices.contains(index2) { subviews.swapAt(index1, index2) }
    }

    private func insert(_ view: UIView, at index: Int) { insert(view) { _ in index } }

    /// - Parameter index: The place among the other views inside.
    private func insert(_ view: UIView, at index: ([UIView]) -> Int) {
        guard view !== self else { return }
        view.willMove(toSuperview: self)
        if let old = view.superview, old !== self { old.willRemoveSubview(view) }
        view.superview?.subviews.removeAll { $0 === view }
        view.superview = self
        subviews.insert(view, at: min(max(index(subviews), 0), subviews.count))
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    /// Takes the view out of the one around it.
    open func removeFromSuperview() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
    }

    /// Adds or removes constraints, a recognizer or an interaction.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = nil
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }
    open func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }

    /// The calls for laying out and drawing, and for changes of the view's surroundings.
    open func layoutSubviews() {}
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func needsUpdateConstraints() -> Bool { false }
    open class var requiresConstraintBasedLayout: Bool { false }
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func draw(_ rect: CGRect) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    open func display(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    open func sizeToFit() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
    open func invalidateIntrinsicContentSize() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func tintColorDidChange() {}
    open func prepareForInterfaceBuilder() {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func updateProperties() {}
    open func setNeedsUpdateProperties() {}
    open func updatePropertiesIfNeeded() {}
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { true }

    /// The rectangle of the view to which texts or baselines are aligned: the whole.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    /// The object whose properties set the looks of all views. SwiftUI's views here take theirs from modifiers.
    open class func appearance() -> Self { makeAppearance() }
    open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { makeAppearance() }

    /// The traits that are said for the view, and the look of the focus on it.
    open var traitOverrides = UITraitOverrides()
    open func updateTraitsIfNeeded() {}
    open var focusEffect: UIFocusEffect?
    open var largeContentImageInsets = UIEdgeInsets.zero

    /// The shape with which the view meets others where bodies fall and bounce.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The state of the app that is kept, and the view's archive: nothing is written.
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
    open func layerWillDraw(_ layer: CALayer) {}

    /// The constraints that say where the view is: none does, since views are not laid out by them.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
    open var hasAmbiguousLayout: Bool { false }
    open func exerciseAmbiguityInLayout() {}

    /// The resistance of the view to being stretched or compressed, which is kept and not laid out.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        huggings[axis] = priority
    }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        huggings[axis] ?? .defaultLow
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { resistances[axis] = priority }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistances[axis] ?? .defaultHigh
    }
    private var huggings: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private var resistances: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// The layout with which the view is printed, and its drawing on a page: nothing is printed.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
}
