public import Foundation
public import QuartzCore

/// A view of UIKit. Its layer keeps its geometry and looks; ``layoutIfNeeded()`` lays it out, and `DrawnView` draws it.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance, UITraitEnvironment, UICoordinateSpace, @preconcurrency CALayerDelegate,
    @preconcurrency NSCoding
{
    /// The geometry of the view; lengths are in points.
    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    open var contentScaleFactor: CGFloat = 3
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsDidChange() } }
    }
    open var layoutMargins: UIEdgeInsets {
        get { margins.fixed(effectiveUserInterfaceLayoutDirection) }
        set { ownMargins = newValue.directional(effectiveUserInterfaceLayoutDirection) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { margins }
        set { ownMargins = newValue }
    }
    /// The margins that were said, without the safe area.
    var ownMargins: NSDirectionalEdgeInsets? {
        didSet {
            constraintsDidChange()
            layoutMarginsDidChange()
        }
    }
    open var preservesSuperviewLayoutMargins = false { didSet { constraintsDidChange() } }
    open var insetsLayoutMarginsFromSafeArea = true { didSet { constraintsDidChange() } }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { constraintsDidChange() } }

    /// The look of the view.
    open var backgroundColor: UIColor? {
        get { shownBackground }
        set { takeBackground(newValue) }
    }
    /// The background as it was said, which may depend on traits, and the layer's colour that was made of it.
    var said: (color: UIColor, plain: CGColor?)?
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            guard ownTint != newValue else { return }
            ownTint = newValue
            tellOfTint()
        }
    }
    /// The tint that was said for this very view.
    private(set) var ownTint: UIColor?
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard layer.isHidden != newValue else { return }
            layer.isHidden = newValue
            superview?.hiddenDidChange(of: self)
        }
    }
    /// Called when a view inside was hidden or shown, e.g. for a stack, which leaves hidden views out.
    func hiddenDidChange(of view: UIView) {}
    open var isOpaque = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var clearsContextBeforeDrawing = true
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { lookDidChange() } } }
    open var mask: UIView? {
        didSet {
            layer.mask = mask?.layer
            if layer.mask !== mask?.layer { mask = oldValue }
        }
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        willSet { traitsBefore = traitCollection }
        didSet {
            if overrideUserInterfaceStyle != oldValue, window != nil { traitsDidChange(from: traitsBefore) }
            traitsBefore = nil
        }
    }
    private var traitsBefore: UITraitCollection?
    open var cornerConfiguration = UICornerConfiguration() {
        didSet { if cornerConfiguration != oldValue { lookDidChange() } }
    }

    /// The touches that the view takes.
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { lookDidChange() } }
    }
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
    open private(set) lazy var layer: CALayer = makeLayer()
    open class var layerClass: AnyClass { CALayer.self }
    open internal(set) var subviews: [UIView] = []
    open internal(set) weak var superview: UIView?
    open internal(set) var constraints: [NSLayoutConstraint] = []
    /// The state of the view's layout.
    let layoutRecord = LayoutRecord()
    /// The view controller whose view this is.
    weak var controller: UIViewController?
    /// The place in SwiftUI that the view was given; nil for a view that is only inside of others.
    var surroundings: HostedSurroundings?

    /// Creates a view with a frame in points.
    public init(frame: CGRect) {
        super.init()
        if frame != .zero { layer.frame = frame }
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates the view of a storyboard or a nib, set up as that says; of another archive nothing is read.
    public required init?(coder: NSCoder) {
        super.init()
        prepareForNib()
        (coder as? NibCoder)?.setUp(self)
    }

    /// Called before a storyboard or a nib sets the view up, for what `init(frame:)` does with the view.
    func prepareForNib() {}

    /// The view's rectangle in its own coordinates.
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    /// The place of the anchor point in the view around, in points: the middle of the frame as a rule.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// The point of the view, in fractions of its size, that its place and transform are about.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// The facts about the view's surroundings.
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea + (controller?.additionalSafeAreaInsets ?? .zero) }
    /// The safe area that the view passes on to those inside, in points.
    var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
    open var window: UIWindow? { superview?.window }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open var traitCollection: UITraitCollection { traitsAround }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
    open override var next: UIResponder? { controller ?? superview }
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Adds a view in front of those inside.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    /// Adds a view at an index of those inside.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Adds a view behind or in front of another of those inside.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, 1)
    }

    /// Changes the order of the views inside.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: subviews.count) } }
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    /// Takes the view out of the one around it.
    open func removeFromSuperview() { leaveSuperview() }

    /// Adds or removes constraints, a recognizer or an interaction.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.uninstall(from: self) }
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
    open func layoutSubviews() { applyConstraints() }
    open func updateConstraints() { layoutRecord.updatesConstraints = false }
    open func setNeedsUpdateConstraints() {
        layoutRecord.updatesConstraints = true
        setNeedsLayout()
    }
    open func updateConstraintsIfNeeded() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        updateOwnConstraintsIfNeeded()
    }
    open func needsUpdateConstraints() -> Bool { layoutRecord.updatesConstraints }
    open class var requiresConstraintBasedLayout: Bool { false }
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays the view out, from the outermost view around that needs it: constraints first, from the inside out, then the views
    /// from the outside in. A view that asks for another layout meanwhile gets it, up to a number of rounds; one that asks while it
    /// is being laid out gets a single one each time.
    open func layoutIfNeeded() { layOutInRounds() }

    /// Called when the view's bounds have another size, in points: the views inside follow by their masks.
    func sizeDidChange(from old: CGSize) {
        if autoresizesSubviews { autoresizeSubviews(from: old) }
        setNeedsLayout()
        constraintsDidChange()
    }

    /// The picture that the view itself draws in its bounds, over its background and behind the views inside; nil for none.
    var ownPicture: AnyView? { respondersPicture }
    /// Indicates whether the views inside are drawn: not where the view's own picture shows them.
    var drawsSubviews: Bool { true }
    /// Returns the size that the content has at a width, both in points: a text of several lines is as high as the width makes it.
    func contentSize(fitting width: CGFloat) -> CGSize { intrinsicContentSize }
    /// The distances of the first line's baseline from the top and of the last line's from the bottom, in points; nil without a text.
    var baselines: (first: CGFloat, last: CGFloat)? { nil }

    /// Asks for a drawing. Every picture draws the view anew, so that nothing is lost without asking.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    /// Draws into the current context, whose origin is that of the bounds; lengths are in points, and y runs down. The
    /// drawing lies over the background and behind the views inside.
    open func draw(_ rect: CGRect) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        if layer === self.layer { draw(in: ctx) }
    }
    open func display(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) {
        if layer === self.layer { layOutSubviews() }
    }
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    open func sizeToFit() {
        setUntransformedFrame(CGRect(origin: untransformedFrame.origin, size: sizeThatFits(bounds.size)))
    }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    open func invalidateIntrinsicContentSize() { constraintsDidChange() }
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
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        innermost(at: point, event)
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        endResponding(inside: force)
    }

    /// The rectangle of the view to which constraints refer: the frame without the insets.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    /// The object whose properties set the looks of all views of the class.
    open class func appearance() -> Self { makeAppearance() }
    open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
        makeAppearance(in: containerTypes)
    }

    /// The traits that are said for the view, and the look of the focus on it.
    open var traitOverrides = UITraitOverrides()
    var traitRegistrations: [TraitRegistration] = []
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

    /// The constraints that refer to the view along an axis, and the doubt about its place.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(about: self, axis)
    }
    open var hasAmbiguousLayout: Bool {
        outermost.solveConstraints()
        return layoutRecord.isAmbiguous
    }
    open func exerciseAmbiguityInLayout() {}

    /// The resistance of the view to being stretched beyond its content or compressed below it.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutRecord.huggings[axis] = priority
        constraintsDidChange()
    }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutRecord.huggings[axis] ?? usualHugging(for: axis)
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layoutRecord.resistances[axis] = priority
        constraintsDidChange()
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutRecord.resistances[axis] ?? usualResistance(for: axis)
    }
    /// Returns the priorities that the class gives its views.
    func usualHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
    func usualResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

    /// The layout with which the view is printed, and its drawing on a page: nothing is printed.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
}
