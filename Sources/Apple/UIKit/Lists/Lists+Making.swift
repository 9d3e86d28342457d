public import Foundation

/// Rows of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UITableViewCellMaking: AnyObject {}

extension UITableViewCell: _UITableViewCellMaking {
    @_silgen_name("tintype_UITableViewCell_style_made")
    convenience init(
        _style style: CellStyle, reuseIdentifier: String?
    ) { self.init(style: style, reuseIdentifier: reuseIdentifier) }
    @_silgen_name("tintype_UITableViewCell_style_made")
    fileprivate class func made(style: consuming CellStyle, reuseIdentifier: consuming String?) -> Self
}

extension _UITableViewCellMaking where Self: UITableViewCell {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UITableViewCell_style") @_disfavoredOverload
    public init(style: CellStyle, reuseIdentifier: String?)
    @_silgen_name("tintype_UITableViewCell_style")
    static func new(
        style: consuming CellStyle, reuseIdentifier: consuming String?
    ) -> Self { made(style: style, reuseIdentifier: reuseIdentifier) }
}

/// Headers of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UITableViewHeaderFooterViewMaking: AnyObject {}

extension UITableViewHeaderFooterView: _UITableViewHeaderFooterViewMaking {
    @_silgen_name("tintype_UITableViewHeaderFooterView_identifier_made")
    convenience init(_reuseIdentifier reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }
    @_silgen_name("tintype_UITableViewHeaderFooterView_identifier_made")
    fileprivate class func made(reuseIdentifier: consuming String?) -> Self
}

extension _UITableViewHeaderFooterViewMaking where Self: UITableViewHeaderFooterView {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UITableViewHeaderFooterView_identifier") @_disfavoredOverload
    public init(reuseIdentifier: String?)
    @_silgen_name("tintype_UITableViewHeaderFooterView_identifier")
    static func new(reuseIdentifier: consuming String?) -> Self { made(reuseIdentifier: reuseIdentifier) }
}

/// Tables of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UITableViewMaking: AnyObject {}

extension UITableView: _UITableViewMaking {
    @_silgen_name("tintype_UITableView_style_made")
    convenience init(_frame frame: CGRect, style: Style) { self.init(frame: frame, style: style) }
    @_silgen_name("tintype_UITableView_style_made")
    fileprivate class func made(frame: consuming CGRect, style: consuming Style) -> Self
}

extension _UITableViewMaking where Self: UITableView {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UITableView_style") @_disfavoredOverload
    public init(frame: CGRect, style: Style)
    @_silgen_name("tintype_UITableView_style")
    static func new(frame: consuming CGRect, style: consuming Style) -> Self { made(frame: frame, style: style) }
}

/// Collections of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UICollectionViewMaking: AnyObject {}

extension UICollectionView: _UICollectionViewMaking {
    @_silgen_name("tintype_UICollectionView_layout_made")
    convenience init(
        _frame frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
    ) { self.init(frame: frame, collectionViewLayout: layout) }
    @_silgen_name("tintype_UICollectionView_layout_made")
    fileprivate class func made(
        frame: consuming CGRect, collectionViewLayout layout: consuming UICollectionViewLayout
    ) -> Self
}

extension _UICollectionViewMaking where Self: UICollectionView {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UICollectionView_layout") @_disfavoredOverload
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
    @_silgen_name("tintype_UICollectionView_layout")
    static func new(
        frame: consuming CGRect, collectionViewLayout layout: consuming UICollectionViewLayout
    ) -> Self { made(frame: frame, collectionViewLayout: layout) }
}

/// Pages of tables of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UITableViewControllerMaking: AnyObject {}

extension UITableViewController: _UITableViewControllerMaking {
    @_silgen_name("tintype_UITableViewController_style_made")
    convenience init(_style style: UITableView.Style) { self.init(style: style) }
    @_silgen_name("tintype_UITableViewController_style_made")
    fileprivate class func made(style: consuming UITableView.Style) -> Self
}

extension _UITableViewControllerMaking where Self: UITableViewController {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UITableViewController_style") @_disfavoredOverload
    public init(style: UITableView.Style)
    @_silgen_name("tintype_UITableViewController_style")
    static func new(style: consuming UITableView.Style) -> Self { made(style: style) }
}

/// Pages of collections of a class that is known by its type alone: see ``_NSObjectMaking``.
@MainActor @preconcurrency
public protocol _UICollectionViewControllerMaking: AnyObject {}

extension UICollectionViewController: _UICollectionViewControllerMaking {
    @_silgen_name("tintype_UICollectionViewController_layout_made")
    convenience init(_collectionViewLayout layout: UICollectionViewLayout) { self.init(collectionViewLayout: layout) }
    @_silgen_name("tintype_UICollectionViewController_layout_made")
    fileprivate class func made(collectionViewLayout layout: consuming UICollectionViewLayout) -> Self
}

extension _UICollectionViewControllerMaking where Self: UICollectionViewController {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_UICollectionViewController_layout") @_disfavoredOverload
    public init(collectionViewLayout layout: UICollectionViewLayout)
    @_silgen_name("tintype_UICollectionViewController_layout")
    static func new(
        collectionViewLayout layout: consuming UICollectionViewLayout
    ) -> Self { made(collectionViewLayout: layout) }
}
