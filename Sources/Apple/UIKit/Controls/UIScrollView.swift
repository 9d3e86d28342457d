public import Foundation

/// A scrolled area. UIKit's class: the origin of its bounds is where it is scrolled to. Its indicators are not drawn, as at rest.
open class UIScrollView: UIView {
    /// The gesture of scrolling that puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The part of the safe area that insets the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// The look of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// The choice whether a gesture on the indexes is taken.
    public enum IndexDisplayMode: Int, Sendable {
        case automatic, alwaysHidden
    }

    /// The speed at which scrolling comes to rest.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The delegate, and the content's place; lengths are in points.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            followInsets()
            setNeedsLayout()
        }
    }
    open var contentInset = UIEdgeInsets.zero { didSet { followInsets() } }
    /// The insets of the content with as much of the safe area as is added to them.
    open var adjustedContentInset: UIEdgeInsets { contentInset + adjustment }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { followInsets() } }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var contentAlignmentPoint = CGPoint.zero
    open var visibleSize: CGSize { bounds.size }
    open var allowsKeyboardScrolling = true
    open private(set) var topEdgeEffect = UIScrollEdgeEffect()
    open private(set) var bottomEdgeEffect = UIScrollEdgeEffect()
    open private(set) var leftEdgeEffect = UIScrollEdgeEffect()
    open private(set) var rightEdgeEffect = UIScrollEdgeEffect()
    open private(set) lazy var contentLayoutGuide: UILayoutGuide = scrollGuide(.scrollContent)
    open private(set) lazy var frameLayoutGuide: UILayoutGuide = scrollGuide(.scrollFrame)

    /// The behavior of scrolling.
    open var isScrollEnabled = true
    open var isDirectionalLockEnabled = false
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false { didSet { followInsets() } }
    open var alwaysBounceHorizontal = false { didSet { followInsets() } }
    open var bouncesVertically = true
    open var bouncesHorizontally = true
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    open var scrollsToTop = true
    open var decelerationRate = DecelerationRate.normal
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var refreshControl: UIRefreshControl?
    open var isTracking: Bool { panGestureRecognizer.finger != nil }
    open var isDragging: Bool { panGestureRecognizer.isGoing }
    open var isDecelerating: Bool { false }
    open var isScrollAnimating: Bool { false }
    open var indexDisplayMode = IndexDisplayMode.automatic
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(self)
    open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open private(set) var directionalPressGestureRecognizer = UIGestureRecognizer()

    /// The indicators of scrolling.
    open var indicatorStyle = IndicatorStyle.default
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open func flashScrollIndicators() {}
    /// The adjusted insets that the content's place was made for.
    private var knownInset = UIEdgeInsets.zero
    /// Indicates whether the safe area inset the content at last: content that fills the room which that left keeps it.
    private var isAdjusted = false
    /// The scale that the zoomed view was given.
    private var scale: CGFloat = 1

    /// The behavior of zooming.
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat {
        get { scale }
        set { zoom(to: newValue) }
    }
    open var bouncesZoom = true
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }

    /// Scrolls or zooms, at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let x = UIScrollView.nearest(
            contentOffset.x, showing: (rect.minX, rect.maxX), in: bounds.width, (inset.left, inset.right))
        let y = UIScrollView.nearest(
            contentOffset.y, showing: (rect.minY, rect.maxY), in: bounds.height, (inset.top, inset.bottom))
        setContentOffset(clamped(CGPoint(x: x, y: y)), animated: animated)
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = scale
        delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: zoomScale)
    }
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        let middle = CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale)
        setContentOffset(
            clamped(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)), animated: false)
    }
    open func stopScrollingAndZooming() {}

    /// The choice of touches, which subclasses make.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
    open func adjustedContentInsetDidChange() {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForNib() { clipsToBounds = true }

    /// The view's rectangle in its own coordinates, whose origin is where the content is scrolled to.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            guard old != newValue.origin else { return }
            setNeedsLayout()
            delegate?.scrollViewDidScroll(self)
        }
    }

    override func sizeDidChange(from old: CGSize) {
        super.sizeDidChange(from: old)
        followInsets()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        followInsets()
    }

    open override func layoutSubviews() {
        followInsets()
        super.layoutSubviews()
    }

    /// The safe area of the views inside: the edges that inset the content are none for it.
    override var safeAreaForSubviews: UIEdgeInsets {
        let (safe, taken) = (safeAreaInsets, adjustment)
        return UIEdgeInsets(
            top: safe.top - taken.top, left: safe.left - taken.left, bottom: safe.bottom - taken.bottom,
            right: safe.right - taken.right)
    }
}

// MARK: - Insets, offsets and zooming

extension UIScrollView {
    /// The part of the safe area that insets the content, in points.
    ///
    /// An axis along which the content scrolls takes it, as UIKit says of `scrollableAxes`; `automatic` takes it vertically in a
    /// view controller's view that is in a navigation or tab bar controller as well.
    private var adjustment: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .automatic, .scrollableAxes:
            var adjustment = UIEdgeInsets.zero
            let length = contentSize.height + contentInset.top + contentInset.bottom + safe.top + safe.bottom
            let isVertical =
                alwaysBounceVertical || length > bounds.height || (isAdjusted && length > bounds.height - 0.01)
            if isVertical || (contentInsetAdjustmentBehavior == .automatic && isBelowBars) {
                (adjustment.top, adjustment.bottom) = (safe.top, safe.bottom)
            }
            if alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width {
                (adjustment.left, adjustment.right) = (safe.left, safe.right)
            }
            return adjustment
        }
    }

    /// Indicates whether the view is a view controller's, or in it, whose bars lie over it.
    private var isBelowBars: Bool {
        guard let controller = controller ?? superview?.controller else { return false }
        return controller.navigationController != nil || controller.tabBarController != nil
    }

    /// Keeps content at its start there when the insets have changed.
    private func followInsets() {
        let adjustment = adjustment
        isAdjusted = adjustment.top + adjustment.bottom > 0
        let inset = contentInset + adjustment
        guard inset != knownInset else { return }
        let (old, offset) = (knownInset, contentOffset)
        knownInset = inset
        contentOffset = CGPoint(
            x: offset.x == -old.left ? -inset.left : offset.x, y: offset.y == -old.top ? -inset.top : offset.y)
        setNeedsLayout()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The offset nearest to one at which a stretch is between the insets of the length that is seen; in points.
    private static func nearest(
        _ offset: CGFloat, showing stretch: (start: CGFloat, end: CGFloat), in length: CGFloat,
        _ inset: (start: CGFloat, end: CGFloat)
    ) -> CGFloat {
        min(max(offset, stretch.end - length + inset.end), stretch.start - inset.start)
    }

    /// The offset nearest to one, in points, at which nothing beyond the content's insets is seen.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        return CGPoint(
            x: max(-inset.left, min(offset.x, contentSize.width + inset.right - bounds.width)),
            y: max(-inset.top, min(offset.y, contentSize.height + inset.bottom - bounds.height)))
    }

    /// Gives the zoomed view a scale between the limits: its frame keeps its origin, and the content becomes as large.
    fileprivate func zoom(to wanted: CGFloat) {
        let new = min(max(wanted, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard new != scale else { return }
        scale = new
        if let view = delegate?.viewForZooming(in: self) {
            let origin = view.frame.origin
            view.transform = CGAffineTransform(scaleX: new, y: new)
            view.frame.origin = origin
            contentSize = view.frame.size
            setNeedsLayout()
        }
        delegate?.scrollViewDidZoom(self)
    }
}

/// The delegate of a scroll view. UIKit's protocol; a picture does not scroll by itself.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The calls while the view scrolls and zooms.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// The look of content that goes below a bar. UIKit's class; it is not drawn.
@MainActor @preconcurrency
open class UIScrollEdgeEffect: NSObject {
    /// A look.
    public struct Style: Hashable, Sendable {
        let name: String
        public static let automatic = Style(name: "automatic")
        public static let soft = Style(name: "soft")
        public static let hard = Style(name: "hard")
    }

    /// The look, and whether it is there.
    open var style = Style.automatic
    open var isHidden = false
}
