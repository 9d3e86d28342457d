public import Foundation

/// The delegate of a bar whose title the user can change. UIKit's protocol; nobody does.
@MainActor @preconcurrency
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    /// The calls around a new name.
    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool
    func navigationItem(
        _ item: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ item: UINavigationItem) -> Bool { true }
    public func navigationItem(
        _ item: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    public func navigationItem(_ item: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// The facts of the document that a bar shows. UIKit's class.
@MainActor @preconcurrency
open class UIDocumentProperties: NSObject {
    /// The address, and what the document's menu gives.
    open private(set) var url: URL?
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    open var wantsIconRepresentation = true

    /// Creates the facts of a document.
    public init(url: URL) {
        self.url = url
    }
}
