public import Foundation

/// A view of UIKit: what SwiftUI code says of one. It is not laid out; a representable is drawn by what it is.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// The geometry of the view, its look, and its place among others; lengths are in points.
    open var frame: CGRect
    open var backgroundColor: UIColor?
    open var tintColor: UIColor? = .systemBlue
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask: AutoresizingMask = []
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var transform = CGAffineTransform.identity
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open private(set) lazy var layer: CALayer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

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

    /// The facts about the view's surroundings.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var window: UIWindow? { nil }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open var traitCollection: UITraitCollection { .current }

    /// Adds a view in front of those inside.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    /// Takes the view out of the one around it.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Adds a view at an index of those inside.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: min(max(index, 0), subviews.count))
    }

    /// The calls for laying out and drawing, and for changes of the view's surroundings.
    open func bringSubviewToFront(_ view: UIView) { addSubview(view) }
    open func layoutSubviews() {}
    open class var layerClass: AnyClass { CALayer.self }
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {}
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func tintColorDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func sizeToFit() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func draw(_ rect: CGRect) {}
    open func endEditing(_ force: Bool) -> Bool { true }

    /// The length of a view that has none of its own.
    public static var noIntrinsicMetric: CGFloat { -1 }

    /// The object whose properties set the looks of all views. SwiftUI's views here take theirs from modifiers.
    open class func appearance() -> UIView { UIView(frame: .zero) }
    open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIView { appearance() }

    /// The way in which a view resizes with the one around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The scaling of a view's content.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    }
}
