public import Foundation
public import FoundationOverlay

/// The members of controls that senders are asked for, though they are called `AnyObject`.
extension _Dynamic {
    /// The number of a view or of an item of a bar.
    @MainActor @preconcurrency public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }

    /// The title and the label of a button, the state of a switch, and the choice among segments.
    @MainActor @preconcurrency public var currentTitle: String?! { (object as? UIButton).map(\.currentTitle) }
    @MainActor @preconcurrency public var titleLabel: UILabel?! { (object as? UIButton).map(\.titleLabel) }
    @MainActor @preconcurrency public var isOn: Bool! { (object as? UISwitch)?.isOn }
    @MainActor @preconcurrency public var selectedSegmentIndex: Int! {
        (object as? UISegmentedControl)?.selectedSegmentIndex
    }

    /// Gives a button its title or its picture.
    @MainActor @preconcurrency public func setTitle(_ title: String?, for state: UIControl.State) {
        (object as? UIButton)?.setTitle(title, for: state)
    }
    @MainActor @preconcurrency public func setImage(_ image: UIImage?, for state: UIControl.State) {
        (object as? UIButton)?.setImage(image, for: state)
    }

    /// The picture of a button, and the words that tell a view or an item of a bar from others.
    @MainActor @preconcurrency public var currentImage: UIImage?! { (object as? UIButton).map(\.currentImage) }
    @MainActor @preconcurrency public var accessibilityIdentifier: String?! {
        (object as? _AccessibleObject).map(\.accessibilityIdentifier)
    }
    @MainActor @preconcurrency public var accessibilityLabel: String?! {
        (object as? _AccessibleObject).map(\.accessibilityLabel)
    }
    @MainActor @preconcurrency public var restorationIdentifier: String?! {
        (object as? UIView).map(\.restorationIdentifier)
    }

    /// Starts and ends the turning of a list's sign of refreshing.
    @MainActor @preconcurrency public var isRefreshing: Bool! { (object as? UIRefreshControl)?.isRefreshing }
    @MainActor @preconcurrency public func beginRefreshing() { (object as? UIRefreshControl)?.beginRefreshing() }
    @MainActor @preconcurrency public func endRefreshing() { (object as? UIRefreshControl)?.endRefreshing() }

    /// Gives a view the keyboard, or takes it away.
    @MainActor @preconcurrency @discardableResult public func becomeFirstResponder() -> Bool {
        (object as? UIResponder)?.becomeFirstResponder() ?? false
    }
    @MainActor @preconcurrency @discardableResult public func resignFirstResponder() -> Bool {
        (object as? UIResponder)?.resignFirstResponder() ?? false
    }

    /// Takes a view out of the one around it.
    @MainActor @preconcurrency public func removeFromSuperview() { (object as? UIView)?.removeFromSuperview() }

    /// The way of a finger in points, and its speed in points per second.
    @MainActor @preconcurrency public func translation(in view: UIView?) -> CGPoint {
        (object as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero
    }
    @MainActor @preconcurrency public func velocity(in view: UIView?) -> CGPoint {
        (object as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero
    }

    /// Turns a switch, and names a segment.
    @MainActor @preconcurrency public func setOn(_ on: Bool, animated: Bool) {
        (object as? UISwitch)?.setOn(on, animated: animated)
    }
    @MainActor @preconcurrency public func titleForSegment(at segment: Int) -> String? {
        (object as? UISegmentedControl)?.titleForSegment(at: segment)
    }
}
