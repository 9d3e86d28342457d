import Foundation

/// The view in a container that holds the view of the page that is seen, below the bars.
final class PageHolder: UIView {
    /// The page whose view fills the holder.
    weak var page: UIViewController?
    /// The room that bars take at the edges, in points, as long as no picture of them has told of another.
    var bars = UIEdgeInsets.zero {
        didSet { if bars != oldValue { safeAreaDidChange() } }
    }
    /// The edges at which the page ends where the bars begin.
    var cutEdges: UIRectEdge = []

    /// The page has its size before it is laid out for the first time, as far as it is known by then.
    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var safeAreaInsets: UIEdgeInsets {
        surroundings == nil ? super.safeAreaInsets + bars : super.safeAreaInsets
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let view = page?.viewIfLoaded, view.superview === self else { return }
        let insets = safeAreaInsets
        let cut = UIEdgeInsets(
            top: cutEdges.contains(.top) ? insets.top : 0, left: 0,
            bottom: cutEdges.contains(.bottom) ? insets.bottom : 0, right: 0)
        let frame = bounds.inset(by: cut)
        guard view.frame != frame else { return }
        view.frame = frame
        view.safeAreaDidChange()
    }

    /// Puts the view of a page in place of the one that was here.
    func show(_ page: UIViewController?) { put(page)?.removeFromSuperview() }

    /// Puts the view of a page over the one that was here, which is returned for its end.
    func put(_ page: UIViewController?) -> UIView? {
        let old = self.page?.viewIfLoaded
        self.page = page
        if let view = page?.view, view.superview !== self {
            view.frame = bounds
            addSubview(view)
        }
        return old !== page?.viewIfLoaded && old?.superview === self ? old : nil
    }
}
