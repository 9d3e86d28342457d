public import Foundation

extension ProcessInfo {
    /// The options of something that must not be put off.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64

        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        public static let animationTrackingEnabled = ActivityOptions(rawValue: 1 << 45)
        public static let trackingEnabled = ActivityOptions(rawValue: 1 << 46)
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
        /// As people began it, while the system may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = userInitiated.subtracting(.idleSystemSleepDisabled)
        public static let userInteractive: ActivityOptions = [.userInitiated, .latencyCritical]
        public static let background = ActivityOptions(rawValue: 0xFF)
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    private final class Activity: NSObject {}

    /// Begins and ends something that must not be put off. A process here is not put off.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { Activity() }
    public func endActivity(_ activity: any NSObjectProtocol) {}
    public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) {
        block()
    }

    /// Changes nothing: no process is ended automatically here.
    public func disableAutomaticTermination(_ reason: String) {}
    public func enableAutomaticTermination(_ reason: String) {}
    public func disableSuddenTermination() {}
    public func enableSuddenTermination() {}
    public var automaticTerminationSupportEnabled: Bool {
        get { false }
        set {}
    }
    /// false: no other system runs the app.
    public var isiOSAppOnVision: Bool { false }
}

extension Notification.Name {
    /// The names of the notifications of clocks and of a bundle's room.
    public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
    public static let NSBundleResourceRequestLowDiskSpace = Notification.Name(
        "NSBundleResourceRequestLowDiskSpaceNotification")
}

extension UserDefaults {
    /// The names of the notifications of defaults that are full or elsewhere.
    public static let sizeLimitExceededNotification = Notification.Name("NSUserDefaultsSizeLimitExceededNotification")
    public static let noCloudAccountNotification = Notification.Name(
        "NSUbiquitousUserDefaultsNoCloudAccountNotification")
    public static let didChangeCloudAccountsNotification = Notification.Name(
        "NSUbiquitousUserDefaultsDidChangeAccountsNotification")
    public static let completedInitialCloudSyncNotification = Notification.Name(
        "NSUbiquitousUserDefaultsCompletedInitialSyncNotification")
}

extension Thread {
    /// The middle, whatever is set: priorities are the system's here.
    public var threadPriority: Double {
        get { 0.5 }
        set {}
    }
}
