public import Foundation

/// A notification of the app itself, as it was before the framework of notifications. UIKit's class; it is kept and comes at no time.
@MainActor @preconcurrency
open class UILocalNotification: NSObject {
    /// The time of the notification, and its rhythm.
    open var fireDate: Date?
    open var timeZone: TimeZone?
    open var repeatInterval = NSCalendar.Unit()
    open var repeatCalendar: Calendar?

    /// The texts, the sound and the number at the app's icon.
    open var alertBody: String?
    open var alertTitle: String?
    open var alertAction: String?
    open var alertLaunchImage: String?
    open var hasAction = true
    open var soundName: String?
    open var applicationIconBadgeNumber = 0
    open var category: String?
    open var userInfo: [AnyHashable: Any]?

    public override init() {
        super.init()
    }
}

/// The name of the sound that the system has for notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The parts of notifications that a user allows. UIKit's type.
public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let badge = UIUserNotificationType(rawValue: 1)
    public static let sound = UIUserNotificationType(rawValue: 2)
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// The parts of notifications that an app asks for. UIKit's class.
@MainActor @preconcurrency
open class UIUserNotificationSettings: NSObject {
    /// The parts, and the kinds of notifications with actions.
    open private(set) var types: UIUserNotificationType
    open private(set) var categories: Set<UIUserNotificationCategory>?

    /// Creates a wish for parts of notifications.
    public init(types typesForSettings: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        types = typesForSettings
        self.categories = categories
    }
}

/// A kind of notifications with actions. UIKit's class.
@MainActor @preconcurrency
open class UIUserNotificationCategory: NSObject {
    /// The number of actions for which there is room.
    public enum ActionContext: UInt, Sendable {
        case `default`, minimal
    }

    /// The name of the kind, and its actions by the room that there is.
    open internal(set) var identifier: String?
    var actionsByContext: [ActionContext: [UIUserNotificationAction]] = [:]
    open func actions(for context: ActionContext) -> [UIUserNotificationAction]? { actionsByContext[context] }

    public override init() {
        super.init()
    }
}

/// A kind of notifications with actions that is made by degrees. UIKit's class.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    // An observer that does nothing opens the setter of a property of the class above.
    /// The name of the kind, and its actions by the room that there is.
    open override var identifier: String? { didSet {} }
    /// Sets the actions for which there is a certain room.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: ActionContext) {
        actionsByContext[context] = actions
    }
}

/// An action of a notification. UIKit's class; nobody chooses one.
@MainActor @preconcurrency
open class UIUserNotificationAction: NSObject {
    /// The manner in which the app is called.
    public enum ActivationMode: UInt, Sendable {
        case foreground, background
    }

    /// The name, the title and the manner of the action.
    open internal(set) var identifier: String?
    open internal(set) var title: String?
    open internal(set) var activationMode = ActivationMode.foreground
    open internal(set) var isAuthenticationRequired = false
    open internal(set) var isDestructive = false

    public override init() {
        super.init()
    }
}

/// An action of a notification that is made by degrees. UIKit's class.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    /// The name, the title and the manner of the action.
    open override var identifier: String? { didSet {} }
    open override var title: String? { didSet {} }
    open override var activationMode: ActivationMode { didSet {} }
    open override var isAuthenticationRequired: Bool { didSet {} }
    open override var isDestructive: Bool { didSet {} }
}
