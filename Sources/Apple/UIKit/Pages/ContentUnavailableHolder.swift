import Foundation

/// The view over all others of a controller that has nothing to show, in the safe area.
final class ContentUnavailableHolder: UIView {
    let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        // A list's bounds move as it scrolls.
        if let superview, frame != superview.bounds { frame = superview.bounds }
        let insets = safeAreaInsets
        content.frame = CGRect(
            x: insets.left, y: insets.top, width: max(bounds.width - insets.left - insets.right, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
    }
}

extension UIViewController {
    /// Shows the view of ``contentUnavailableConfiguration`` over all others, or takes it away. A view that is not
    /// loaded gets it once it is.
    func showContentUnavailable() {
        contentUnavailableHolder?.removeFromSuperview()
        contentUnavailableHolder = nil
        guard let view = viewIfLoaded, let contentUnavailableConfiguration else { return }
        let holder = ContentUnavailableHolder(contentUnavailableConfiguration.makeContentView())
        holder.frame = view.bounds
        view.addSubview(holder)
        contentUnavailableHolder = holder
    }
}
