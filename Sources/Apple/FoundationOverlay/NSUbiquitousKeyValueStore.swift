public import Foundation

/// Values that go along with a person from device to device. Foundation's class; they stay in the process here.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    /// The name of the notification of changes from elsewhere, and the keys of its facts.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    /// The value of a key; nil, or what stands for nothing in its type, where there is none.
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
    open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
    open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }

    /// Sets or removes the value of a key.
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

    /// - Returns: false: there is nowhere to go.
    @discardableResult
    open func synchronize() -> Bool { false }
}

/// The keys of the notification's facts.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reasons of a change from elsewhere.
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
