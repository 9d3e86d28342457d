public import Foundation

/// Rows. UIKit's class.
open class UITableView: UIScrollView {
    /// The separators, heights and surroundings of the rows; lengths are in points.
    public var separatorStyle = SeparatorStyle.singleLine
    public var separatorColor: UIColor?
    public var separatorInset = UIEdgeInsets.zero
    public var sectionHeaderTopPadding: CGFloat = 0
    public var sectionFooterHeight: CGFloat = 0
    public var sectionHeaderHeight: CGFloat = 0
    public var rowHeight: CGFloat = -1
    public var allowsSelection = true
    public var tableFooterView: UIView?
    public var tableHeaderView: UIView?
    open override class func appearance() -> UITableView { UITableView(frame: .zero) }

    /// The separator between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none
        case singleLine
    }
}

/// A row. UIKit's class.
open class UITableViewCell: UIView {
    /// The look of the chosen row.
    public var selectionStyle = SelectionStyle.default
    public var selectedBackgroundView: UIView?
    open override class func appearance() -> UITableViewCell { UITableViewCell(frame: .zero) }

    /// The look of a chosen row.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }
}
