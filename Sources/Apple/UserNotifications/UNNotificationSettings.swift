public import Foundation

/// An answer to the question whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// The user's choices: nothing was asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// The user's permission.
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }

    /// The ways in which notifications may come: none.
    open var soundSetting: UNNotificationSetting { .disabled }
    open var badgeSetting: UNNotificationSetting { .disabled }
    open var alertSetting: UNNotificationSetting { .disabled }
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    open var announcementSetting: UNNotificationSetting { .notSupported }
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    open var timeSensitiveSetting: UNNotificationSetting { .disabled }
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    open var directMessagesSetting: UNNotificationSetting { .notSupported }
    open var alertStyle: UNAlertStyle { .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .never }
    open var providesAppNotificationSettings: Bool { false }
}

/// The permission for a way in which notifications come.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported, disabled, enabled
}

/// The form in which notifications come.
public enum UNAlertStyle: Int, Sendable {
    case none, banner, alert
}

/// The times at which a notification shows its text.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always, whenAuthenticated, never
}
