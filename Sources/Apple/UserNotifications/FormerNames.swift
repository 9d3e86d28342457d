public import Foundation

// A member of a protocol: the class has a property of the name.
extension NSObjectProtocol where Self: UNNotificationSound {
    /// The system's sound, by the function that it was before Swift 4.2.
    public static func `default`() -> UNNotificationSound { UNNotificationSound.default }
}

extension UNNotificationSound {
    /// Creates a sound by its name, a string as before Swift 4.2.
    @_disfavoredOverload
    public convenience init(named name: String) { self.init(named: UNNotificationSoundName(rawValue: name)) }
}
