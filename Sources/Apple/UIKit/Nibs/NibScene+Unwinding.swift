import Foundation

extension UIViewController {
    /// Goes a way back: calls the action of the view controller that it leads to, as UIKit looks for it, and leaves what was shown
    /// over that one.
    func goBack(_ way: NibElement, sender: Any?) {
        let (name, identifier) = (way["unwindAction"] ?? "", way["identifier"])
        guard let target = unwindingTarget(name, sender) else {
            nibScene?.document.tell(
                way,
                NibFault(
                    "no view controller on the way back has the action \(name)",
                    "declare it with @IBAction and an argument UIStoryboardSegue where the way ends"))
            return
        }
        let action = NibTables.action(name, target)
        let segue: UIStoryboardSegue =
            target.segueForUnwinding(to: target, from: self, identifier: identifier)
            ?? UIStoryboardSegue(identifier: identifier, source: self, destination: target) { [weak self] in
                self?.leave(for: target)
            }
        prepare(for: segue, sender: sender)
        _ = action._perform(on: target, segue)
        segue.perform()
    }

    /// The view controller nearest on the way back that has an action: what is before this one in its containers, those, and what
    /// presented them.
    private func unwindingTarget(_ action: String, _ sender: Any?) -> UIViewController? {
        let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: Selector(action), sender: sender)
        var current: UIViewController? = self
        while let page = current {
            if page !== self {
                for child in page.allowedChildrenForUnwinding(from: source).reversed() {
                    if let found = child.unwindingTarget(inside: source) { return found }
                }
                if page.takesWayBack(source) { return page }
            }
            current = page.parent ?? page.presentingViewController
        }
        return nil
    }

    private func unwindingTarget(inside source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in children.reversed() {
            if let found = child.unwindingTarget(inside: source) { return found }
        }
        return takesWayBack(source) ? self : nil
    }

    private func takesWayBack(_ source: UIStoryboardUnwindSegueSource) -> Bool {
        NibTables.hasAction(source.unwindAction.description, self)
            && canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
    }

    /// Ends what is shown over a view controller.
    private func leave(for target: UIViewController) {
        var outermost = target
        while let outer = outermost.parent { outermost = outer }
        if outermost.presentedViewController != nil { outermost.dismiss(animated: true) }
        var (inner, outer) = (target, target.parent)
        while let container = outer {
            (container as? UINavigationController)?.popToViewController(inner, animated: true)
            if let tabs = container as? UITabBarController, tabs.viewControllers?.contains(inner) == true {
                tabs.selectedViewController = inner
            }
            (inner, outer) = (container, container.parent)
        }
    }
}
