public import Foundation

/// An item below a preview. UIKit's protocol, of the time before menus.
@MainActor @preconcurrency
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The item's name.
    var title: String { get }
}

/// An action below a preview. Nobody chooses it.
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The look of an action.
    public enum Style: Int, Sendable {
        case `default`, selected, destructive
    }

    /// The name, and what is done.
    open private(set) var title: String
    open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action.
    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.handler = { item, page in
            guard let action = item as? UIPreviewAction else { return }
            handler(action, page)
        }
    }
}

/// Actions below a preview.
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The name.
    open private(set) var title: String

    /// Creates a group of actions.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
    }
}
