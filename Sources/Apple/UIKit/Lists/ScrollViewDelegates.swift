// The kinds of scroll views whose delegates can do more. A class of Swift's gives no property of another type than that of the class
// above it, as UIKit's do: it is found here, and is kept where all scroll views keep theirs.

/// A scroll view whose delegate is one of its kind's.
@MainActor @preconcurrency
public protocol _ScrollViewDelegating: UIScrollView {
    associatedtype _Delegate
}

extension _ScrollViewDelegating {
    /// The delegate, told of what such a view holds.
    public var delegate: _Delegate? {
        get { (self as UIScrollView).delegate as? _Delegate }
        set { (self as UIScrollView).delegate = newValue as? any UIScrollViewDelegate }
    }
}

extension UITableView: _ScrollViewDelegating {
    public typealias _Delegate = any UITableViewDelegate
}

extension UICollectionView: _ScrollViewDelegating {
    public typealias _Delegate = any UICollectionViewDelegate
}

extension UITextView: _ScrollViewDelegating {
    public typealias _Delegate = any UITextViewDelegate
}
