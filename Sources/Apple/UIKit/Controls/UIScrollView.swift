public import Foundation

/// A scrolled area. UIKit's class.
open class UIScrollView: UIView {
    /// The delegate, and the properties of scrolling and zooming; lengths are in points.
    open weak var delegate: (any UIScrollViewDelegate)?
    open var bounces = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isPagingEnabled = false
    open var isScrollEnabled = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var contentInset = UIEdgeInsets.zero
    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var keyboardDismissMode = KeyboardDismissMode.none
    open override class func appearance() -> UIScrollView { UIScrollView(frame: .zero) }

    /// The gesture of scrolling that puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
    }
}

/// Cells in any order. UIKit's class.
open class UICollectionView: UIScrollView {
    open override class func appearance() -> UICollectionView { UICollectionView(frame: .zero) }
}
