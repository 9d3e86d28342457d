// The kinds of scroll views whose delegates can do more. A class of Swift's gives no property of another type than that of the class
// above it, as UIKit's do: each is found here, and is kept where all scroll views keep theirs.

/// A table, whose delegate is a table's.
@MainActor @preconcurrency
public protocol _TableDelegating: UIScrollView {}

extension _TableDelegating {
    /// The delegate, told of the table's rows.
    public var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
}

extension UITableView: _TableDelegating {}

/// A collection, whose delegate is a collection's.
@MainActor @preconcurrency
public protocol _CollectionDelegating: UIScrollView {}

extension _CollectionDelegating {
    /// The delegate, told of the collection's cells.
    public var delegate: (any UICollectionViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
}

extension UICollectionView: _CollectionDelegating {}

/// An area of text, whose delegate is a text view's.
@MainActor @preconcurrency
public protocol _TextDelegating: UIScrollView {}

extension _TextDelegating {
    /// The delegate, told of the text.
    public var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
}

extension UITextView: _TextDelegating {}
