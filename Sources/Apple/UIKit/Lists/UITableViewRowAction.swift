public import Foundation

/// An action behind a row, as older apps make it. UIKit's class.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
    /// The look of an action.
    public enum Style: Int, Sendable {
        case `default`, normal
        public static let destructive = Style.default
    }

    /// The look, and the closure of the action.
    open private(set) var style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action that does nothing, to be replaced later.
    public convenience override init() {
        self.init(style: .default, title: nil) { _, _ in }
    }

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
