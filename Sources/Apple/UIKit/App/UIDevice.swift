public import Foundation

/// A device. UIKit's class: always a telephone with iOS 26 that is held upright.
open class UIDevice: NSObject, @unchecked Sendable {
    public static let current = UIDevice()

    /// The facts about the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "26.0" }
    open var orientation: UIDeviceOrientation { .portrait }
    open var batteryLevel: Float { 1 }
    open var batteryState: BatteryState { .full }
    /// nil: a picture must not depend on whose device draws it.
    open var identifierForVendor: UUID? { nil }

    /// Indicates whether the battery is watched. It is not here.
    open var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Indicates whether something is close to the screen. It is not watched here.
    open var proximityState: Bool { false }
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    open var isMultitaskingSupported: Bool { true }
    open var isGeneratingDeviceOrientationNotifications: Bool { false }
    open func playInputClick() {}

    /// Begins or ends the watching of the orientation. Nothing is told here.
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}

    /// The names of the device's notifications.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")

    /// The state of the battery.
    public enum BatteryState: Int, Sendable {
        case unknown
        case unplugged
        case charging
        case full
    }
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown

    /// Indicates whether an interface can be held so.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// Indicates whether the device is upright, on its side, or lies flat.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeRight
    case landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Indicates whether the interface is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
