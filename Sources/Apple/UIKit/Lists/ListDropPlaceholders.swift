public import Foundation

/// A cell that stands for a thing that is still loaded. UIKit's class.
@MainActor @preconcurrency
open class UICollectionViewPlaceholder: NSObject {
    /// The place and the cell.
    open private(set) var insertionIndexPath: IndexPath
    open private(set) var reuseIdentifier: String
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates one.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
    }
}

/// A cell that stands for a dropped thing. UIKit's class.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// The look of the drop.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The cell of a dropped thing, until it is loaded. UIKit's protocol.
@MainActor @preconcurrency
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The thing, and the end of the wait.
    var dragItem: UIDragItem { get }
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    @discardableResult
    func deletePlaceholder() -> Bool
    func setNeedsCellUpdate()
}

/// The wait for a dropped thing, of which there is none here.
final class DropPlaceholder: NSObject, UICollectionViewDropPlaceholderContext, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem

    init(_ dragItem: UIDragItem) {
        self.dragItem = dragItem
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { false }
    func deletePlaceholder() -> Bool { false }
    func setNeedsCellUpdate() {}
    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}

/// A row that stands for a thing that is still loaded. UIKit's class.
@MainActor @preconcurrency
open class UITableViewPlaceholder: NSObject {
    /// The place, the row, and its height in points.
    open private(set) var insertionIndexPath: IndexPath
    open private(set) var reuseIdentifier: String
    open private(set) var rowHeight: CGFloat
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates one.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
    }
}

/// A row that stands for a dropped thing. UIKit's class.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// The look of the drop.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The row of a dropped thing, until it is loaded. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The thing, and the end of the wait.
    var dragItem: UIDragItem { get }
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    @discardableResult
    func deletePlaceholder() -> Bool
}
