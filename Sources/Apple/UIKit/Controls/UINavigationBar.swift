/// The bar of a navigation. UIKit's class.
public final class UINavigationBar: UIView, UIAppearance {
    /// The colours, texts and looks of the bar.
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var prefersLargeTitles = false
    public let topItem: UINavigationItem? = UINavigationItem()
    public var titleTextAttributes: UITextAttributes?
    public var largeTitleTextAttributes: UITextAttributes?
    public var standardAppearance = UINavigationBarAppearance()
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactAppearance: UINavigationBarAppearance?
    public var shadowImage: UIImage?
    public var backIndicatorImage: UIImage?
    public var backIndicatorTransitionMaskImage: UIImage?
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    public override class func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
}

/// The form of a bar.
public enum UIBarMetrics: Int, Sendable {
    case `default`
    case compact
}

/// A bar of buttons. UIKit's class.
public final class UIToolbar: UIView, UIAppearance {
    public var barTintColor: UIColor?
    /// The looks of the bar.
    public var standardAppearance = UIToolbarAppearance()
    public var scrollEdgeAppearance: UIToolbarAppearance?
    public override class func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
}
