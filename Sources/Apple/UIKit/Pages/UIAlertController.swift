import Foundation

/// A question to the user. UIKit's class, drawn over the view controller that presents it as SwiftUI's alerts and
/// dialogs are.
open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
    /// The choice whether it opens below a thing that is held: nobody drags.
    open var isSpringLoaded = false

    /// The form of the alert.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    /// The message, the buttons and the fields of the alert.
    open var message: String?
    open private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?
    open var severity = UIAlertControllerSeverity.default

    /// Creates an alert or an action sheet without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field; the closure is given it.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// An answer to a question. UIKit's class.
@MainActor @preconcurrency
open class UIAlertAction: _AccessibleObject {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    open private(set) var title: String?
    /// The style of the button, and whether it is enabled.
    open private(set) var style: Style
    open var isEnabled = true

    /// Creates a choice without a title.
    public override convenience init() { self.init(title: nil, style: .default) }
    /// Creates a button with a title; `handler` is called as a person presses it.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
    let handler: ((UIAlertAction) -> Void)?
}

/// The weight of an alert. UIKit's type.
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default`, critical
}
