import Foundation

extension UIViewController {
    // MARK: The view

    /// Makes the view, and loads it, where that has not been done.
    func loadOnce() {
        guard !hasLoaded else { return }
        hasLoaded = true
        if storedView == nil { loadView() }
        if storedView == nil { makeView() }
        viewDidLoad()
        showContentUnavailable()
    }

    /// Makes the view of a controller that has none in a nib.
    func makeView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    // MARK: Items of bars

    func makeTabBarItem() -> UITabBarItem {
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        ownTabBarItem = item
        return item
    }

    func makeNavigationItem() -> UINavigationItem {
        let item = UINavigationItem()
        item.title = title
        item.didChange = { [weak self] in (self?.parent as? UINavigationController)?.viewIfLoaded?.setNeedsLayout() }
        return item
    }

    // MARK: Controllers around and inside

    /// The nearest controller around of a kind.
    func enclosing<Container: UIViewController>() -> Container? {
        var outer = parent
        while let current = outer {
            if let found = current as? Container { return found }
            outer = current.parent
        }
        return nil
    }

    /// Returns whether a controller is this one or inside of it.
    func isAround(_ controller: UIViewController) -> Bool {
        var inner: UIViewController? = controller
        while let current = inner {
            if current === self { return true }
            inner = current.parent
        }
        return false
    }

    /// Takes a controller as a child, out of the one around it.
    func take(_ child: UIViewController) {
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        child.isMovingToParent = true
        children.append(child)
        child.followParent()
    }

    /// Goes out of the controller around.
    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Puts the view of a child in the place of another's.
    func exchange(_ old: UIViewController, for new: UIViewController, _ animations: (() -> Void)?) {
        (old.view.superview ?? view).addSubview(new.view)
        animations?()
        old.view.removeFromSuperview()
    }
}
