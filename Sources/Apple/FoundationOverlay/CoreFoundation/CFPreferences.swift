public import Foundation

// The settings of the app, as CoreFoundation reads and writes them: the user's defaults.

/// A value that a property list can hold.
public typealias CFPropertyList = AnyObject

/// The names of the app, of the user and of the device in calls for settings.
public let kCFPreferencesCurrentApplication: CFString = "kCFPreferencesCurrentApplication"
public let kCFPreferencesCurrentUser: CFString = "kCFPreferencesCurrentUser"
public let kCFPreferencesAnyHost: CFString = "kCFPreferencesAnyHost"

private func settings(_ application: CFString) -> UserDefaults {
    application == kCFPreferencesCurrentApplication ? .standard : UserDefaults(suiteName: application) ?? .standard
}

/// The value of a key; nil for none.
public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> CFPropertyList? {
    settings(applicationID).object(forKey: key).map { $0 as AnyObject }
}
public func CFPreferencesGetAppBooleanValue(
    _ key: CFString, _ applicationID: CFString, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>?
) -> Bool {
    keyExistsAndHasValidFormat?.pointee = DarwinBoolean(settings(applicationID).object(forKey: key) != nil)
    return settings(applicationID).bool(forKey: key)
}

/// Sets the value of a key, or removes it with nil, and writes what was set.
public func CFPreferencesSetAppValue(_ key: CFString, _ value: CFPropertyList?, _ applicationID: CFString) {
    settings(applicationID).set(value, forKey: key)
}
@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool { settings(applicationID).synchronize() }
