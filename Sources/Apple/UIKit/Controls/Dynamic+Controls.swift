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
}
