public import Foundation

/// A button of a tab bar. UIKit's class.
@MainActor @preconcurrency
open class UITabBarItem: NSObject {
    /// The texts and pictures of the item.
    open var title: String?
    open var image: UIImage?
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var tag = 0

    public override init() {}

    /// Creates an item with a title, a picture and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Sets the looks of all items, or of this one's title.
    open class func appearance() -> UITabBarItem { UITabBarItem() }
    open func setTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {}
}

/// View controllers behind tabs. UIKit's class.
open class UITabBarController: UIViewController {
    /// The view controllers of the tabs, and the one that is selected.
    open var viewControllers: [UIViewController]?
    open var selectedIndex = 0
    open var selectedViewController: UIViewController?
    public let tabBar = UITabBar(frame: .zero)
}
