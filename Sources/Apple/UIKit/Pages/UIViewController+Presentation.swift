import Foundation

extension UIViewController {
    /// The way in which the view controller is seen over the one that presents it.
    enum Covering {
        /// Nothing of what is below is seen, and it has gone.
        case whole
        /// All of the room, with what is below behind it.
        case over
        case sheet
        case popover
        case alert
        case dialog
    }

    /// The way in which the view controller is presented; SwiftUI makes a popover a sheet on a telephone.
    var covering: Covering {
        if let alert = self as? UIAlertController { return alert.preferredStyle == .alert ? .alert : .dialog }
        return switch modalPresentationStyle {
        case .fullScreen, .currentContext: .whole
        case .overFullScreen, .overCurrentContext, .custom, .blurOverFullScreen: .over
        case .automatic, .none: usesWholeScreen ? .whole : .sheet
        case .pageSheet, .formSheet: .sheet
        case .popover: .popover
        }
    }

    /// Indicates whether the system's own choice is the whole screen, as for cameras.
    private var usesWholeScreen: Bool { (self as? UIImagePickerController)?.sourceType == .camera }

    /// The outermost of the controllers around.
    private var outermostParent: UIViewController {
        var outermost = self
        while let outer = outermost.parent { outermost = outer }
        return outermost
    }

    /// Indicates whether UIKit presents nothing here: the view is loaded, and in no window, as within `viewDidLoad`. Pages
    /// that are presented before it is loaded wait for it.
    private var isOutsideOfWindow: Bool {
        guard let view = viewIfLoaded, view.window == nil, appearance == .disappeared else { return false }
        let outermost = outermostParent
        return outermost.appearance == .disappeared || outermost.appearance == .appearing
    }

    /// Presents a view controller where nothing else is presented, as UIKit does; it is shown as soon as its presenter
    /// is. Nothing is presented from a view that is not in a window, or twice; the completion is called all the same.
    func beginPresenting(_ page: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
        let presenter = outermostParent
        guard !isOutsideOfWindow else {
            let names = "\(type(of: page)) on \(type(of: presenter)) (from \(type(of: self)))"
            let warning = "Attempt to present \(names) whose view is not in the window hierarchy."
            FileHandle.standardError.write(Data("[Presentation] \(warning)\n".utf8))
            if let completion { DispatchQueue.main.async { completion() } }
            return
        }
        guard page.ownPresenting == nil, page.parent == nil, presenter.ownPresented == nil, !page.isBelow(presenter)
        else {
            if let completion { DispatchQueue.main.async { completion() } }
            return
        }
        presenter.ownPresented = page
        page.ownPresenting = presenter
        page.isBeingPresented = true
        if page.modalPresentationStyle == .custom {
            page.ownPresentation = page.transitioningDelegate?.presentationController(
                forPresented: page, presenting: presenter, source: self)
        }
        page.presentationController?.present(from: presenter)
        if presenter.appearance != .disappeared, presenter.appearance != .appearing {
            presenter.showPresented(animated)
        }
        if let completion { DispatchQueue.main.async { completion() } }
    }

    /// Returns whether a page is this view controller, or is presented over it by any number of steps.
    private func isBelow(_ page: UIViewController) -> Bool {
        var current: UIViewController? = page
        while let found = current {
            if found === self { return true }
            current = found.presentingViewController
        }
        return false
    }

    /// Shows what is presented; a presenter of which nothing is left to see goes meanwhile.
    func showPresented(_ animated: Bool) {
        guard let page = ownPresented, page.appearance == .disappeared, let view = viewIfLoaded else { return }
        let covers = page.covering == .whole
        page.loadViewIfNeeded()
        if covers { willDisappear(animated) }
        page.willAppear(animated)
        let holder = view.window.map { window in
            let holder = PresentedHolder(page)
            holder.frame = window.bounds
            window.addSubview(holder)
            return holder
        }
        page.presentationController?.holder = holder
        page.presentationController?.presentationTransitionWillBegin()
        if let holder { holder.show() } else { page.view.frame = view.bounds }
        page.beginShowing()
        if covers { didDisappear() }
        page.presentationController?.presentationTransitionDidEnd(true)
    }

    /// Ends what this view controller presents or, where it presents nothing, its own presentation.
    func endPresenting(_ animated: Bool, _ completion: (() -> Void)?) {
        var presenter: UIViewController? = self
        while let current = presenter, current.ownPresented == nil { presenter = current.parent }
        guard let presenter = presenter ?? presentingViewController, let page = presenter.ownPresented else {
            completion?()
            return
        }
        page.isBeingDismissed = true
        let covered = page.covering == .whole && page.appearance != .disappeared
        page.presentationController?.dismissalTransitionWillBegin()
        page.willDisappear(animated)
        if covered { presenter.willAppear(animated) }
        page.viewIfLoaded?.removeFromSuperview()
        page.presentationController?.holder?.removeFromSuperview()
        presenter.ownPresented = nil
        page.ownPresenting = nil
        page.didDisappear()
        if covered { presenter.didAppear() }
        page.presentationController?.dismissalTransitionDidEnd(true)
        page.ownPresentation = nil
        if let completion { DispatchQueue.main.async { completion() } }
    }
}
