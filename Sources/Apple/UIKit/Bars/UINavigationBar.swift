public import Foundation

/// The bar of a navigation. UIKit's class.
open class UINavigationBar: UIView, PicturedBar {
    /// Creates a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Creates the bar of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    /// The items, the last of which is shown.
    open var items: [UINavigationItem]? = [UINavigationItem()] {
        didSet { setNeedsLayout() }
    }
    var barPicture: AnyView { AnyView(NavigationBarPicture(bar: self).inStyle(of: self)) }
    override var drawsSubviews: Bool { !isInPicture }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 54) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 54) }
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }
    open weak var delegate: (any UINavigationBarDelegate)?
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    /// The colours, texts and looks of the bar.
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false {
        didSet { lookDidChangeWithPage() }
    }
    open var titleTextAttributes: UITextAttributes?
    open var largeTitleTextAttributes: UITextAttributes?
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { lookDidChangeWithPage() }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { lookDidChangeWithPage() }
    }
    /// The bar looks otherwise, and may leave another room to the page below.
    private func lookDidChangeWithPage() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {}
    open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { nil }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}
    open func titleVerticalPositionAdjustment(for metrics: UIBarMetrics) -> CGFloat { 0 }
    open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { nil }
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }
}

/// The delegate of a bar, which tells its place. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// The place of a bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// The place of a bar: any.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar that has a place. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
    /// The place.
    var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
    /// The place, as the delegate says.
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
extension UIToolbar: UIBarPositioning {
    /// The place, as the delegate says.
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
extension UISearchBar: UIBarPositioning {
    /// The place, as the delegate says.
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

/// The delegate of a bar of buttons. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The delegate of a navigation bar. UIKit's protocol.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// The questions before items come and go.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A bar of buttons. UIKit's class.
open class UIToolbar: UIView, PicturedBar {
    /// Creates a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Creates the bar of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    /// The buttons and the looks of the bar.
    open var items: [UIBarButtonItem]? {
        didSet { setNeedsLayout() }
    }
    var barPicture: AnyView { AnyView(ToolbarPicture(bar: self).inStyle(of: self)) }
    override var drawsSubviews: Bool { !isInPicture }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 48) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 48) }
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
    open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { nil }
    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { nil }
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    open weak var delegate: (any UIToolbarDelegate)?
}
