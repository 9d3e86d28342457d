public import Foundation

/// An action of the app's icon that is made by degrees. UIKit's class.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
    // An observer that does nothing opens the setter of a property of the class above.
    /// The texts and the picture of the action.
    open override var type: String { didSet {} }
    open override var localizedTitle: String { didSet {} }
    open override var localizedSubtitle: String? { didSet {} }
    open override var icon: UIApplicationShortcutIcon? { didSet {} }
    open override var userInfo: [String: any NSSecureCoding]? { didSet {} }
    open override var targetContentIdentifier: Any? { didSet {} }
}
