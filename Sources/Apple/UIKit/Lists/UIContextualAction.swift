public import Foundation

/// An action behind a row. UIKit's class; a stage's finger brings it out, or takes it by its title.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    /// The look of an action.
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// The closure of the action: it is given one to say whether it did something.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    open private(set) var style: Style
    open private(set) var handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!

    /// Creates an action that does nothing, to be replaced later.
    public convenience override init() {
        self.init(style: .normal, title: nil) { _, _, done in done(false) }
    }

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.handler = handler
        self.title = title
    }
}

/// The actions behind a row. UIKit's class.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, and whether a long swipe does the first.
    open private(set) var actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration without an action.
    public convenience override init() { self.init(actions: []) }

    /// Creates a configuration of actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}
