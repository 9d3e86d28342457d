/// The bar of tabs. UIKit's class.
public final class UITabBar: UIView, UIAppearance {
    /// The colour of the bar; nil for the system's.
    public var barTintColor: UIColor?
    /// The colours and background of the bar.
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
    public var backgroundImage: UIImage?
    public var shadowImage: UIImage?
    public override class func appearance() -> UITabBar { UITabBar(frame: .zero) }
}
