import Foundation

/// The style in which a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case none = -1
    case automatic = -2
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case blurOverFullScreen
}

/// The movement of a status bar that comes or goes. UIKit's type.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// A container of contents. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content would like, in points, and the calls as the sizes change.
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
