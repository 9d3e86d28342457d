public import Foundation

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The name of the sound; nil for the system's.
    public let name: UNNotificationSoundName?

    /// Creates a sound by its name.
    public init(named name: UNNotificationSoundName) {
        self.name = name
    }

    private override init() {
        name = nil
    }

    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
    public static let defaultRingtone = UNNotificationSound()

    /// Sounds that are heard even where a device is silent; the volume is 0...1.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound()
    }
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    open class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound { UNNotificationSound(named: name) }
    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
}

/// The name of a sound.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
