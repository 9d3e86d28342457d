import Foundation

extension UIViewController {
    /// The steps in which a view comes and goes.
    enum Appearance {
        case disappeared
        /// Between `viewWillAppear` and `viewIsAppearing`.
        case appearing
        /// Between `viewIsAppearing` and `viewDidAppear`.
        case isAppearing
        case appeared
        /// Between `viewWillDisappear` and `viewDidDisappear`.
        case disappearing
    }

    /// Shows the view where it is not shown yet: loads it, tells the controller and the children that are seen in it of
    /// each step, and lays it out before the last one. The view has its size and its safe area by then; what it presents is
    /// shown after it.
    ///
    /// UIKit's order is `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, the calls of layout, `viewDidAppear`; each of
    /// those of appearing is made for a controller before it is for its children.
    func beginShowing() {
        guard !isShowingNow, appearance != .appeared else { return }
        isShowingNow = true
        defer { isShowingNow = false }
        willAppear(false)
        isAppearing()
        view.layoutIfNeeded()
        didAppear()
        showPresented(false)
    }

    /// Ends what `beginShowing()` began.
    func endShowing() {
        willDisappear(false)
        didDisappear()
    }

    /// The children whose views are in this one's: those that are seen in a container.
    var shownChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    func willAppear(_ animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        loadViewIfNeeded()
        appearance = .appearing
        animatesAppearance = animated
        viewWillAppear(animated)
        showChildren()
        for child in shownChildren { child.willAppear(animated) }
    }

    func isAppearing() {
        guard appearance == .appearing else { return }
        appearance = .isAppearing
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        viewIsAppearing(animatesAppearance)
        for child in shownChildren { child.isAppearing() }
    }

    func didAppear() {
        isAppearing()
        guard appearance == .isAppearing else { return }
        appearance = .appeared
        viewDidAppear(animatesAppearance)
        isBeingPresented = false
        isMovingToParent = false
        for child in shownChildren { child.didAppear() }
    }

    func willDisappear(_ animated: Bool) {
        guard appearance != .disappeared, appearance != .disappearing else { return }
        appearance = .disappearing
        animatesAppearance = animated
        viewWillDisappear(animated)
        for child in shownChildren { child.willDisappear(animated) }
    }

    func didDisappear() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(animatesAppearance)
        isBeingDismissed = false
        isMovingFromParent = false
        for child in shownChildren { child.didDisappear() }
    }

    /// Comes to the step that the parent has reached, where the parent's view holds this one's; goes where it does not.
    func followParent() {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
        guard let outer = parent.viewIfLoaded, view.isDescendant(of: outer) else {
            endShowing()
            return
        }
        switch parent.appearance {
        case .appearing: willAppear(false)
        case .isAppearing:
            willAppear(false)
            isAppearing()
        case .appeared: beginShowing()
        case .disappearing, .disappeared: break
        }
    }
}

extension UIView {
    /// Tells the controllers of this view and of the views inside that it was put into another one, or taken out of it.
    func controllersDidMove(from old: UIView?) {
        guard superview?.isShownByController == true || old?.isShownByController == true else { return }
        followParents()
    }

    /// Tells the controllers of this view and of the views inside that it goes.
    func controllersWillGo() {
        guard superview?.isShownByController == true else { return }
        goFromParents()
    }

    private var isShownByController: Bool {
        var view: UIView? = self
        while let current = view {
            if let controller = current.controller { return controller.appearance != .disappeared }
            view = current.superview
        }
        return false
    }

    private func followParents() {
        if let controller { return controller.followParent() }
        for view in subviews { view.followParents() }
    }

    private func goFromParents() {
        if let controller {
            if controller.parent?.shouldAutomaticallyForwardAppearanceMethods == true {
                controller.willDisappear(false)
            }
            return
        }
        for view in subviews { view.goFromParents() }
    }
}
