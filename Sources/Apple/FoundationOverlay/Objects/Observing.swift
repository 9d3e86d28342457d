public import Foundation

// Key-value observing, which needs the runtime of Objective-C. Only what `.initial` asks for is told: what a property is now. No change of
// it is seen, and those of the stand-ins' own properties, such as a player's status, do not happen.

/// The moments and values that an observer asks for.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A key of what an observer is told of a change.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The observing of a property, which ends with it.
open class NSKeyValueObservation: NSObject, @unchecked Sendable {
    /// Ends the observing.
    open func invalidate() {}
}

/// A change of a property, or its value at the beginning.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange
    /// The kind of the change, its values, where they were asked for, and its places in a list.
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// The kind of a change of a property.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// An object whose properties can be observed by their key paths.
public protocol _KeyValueObservable: NSObject {}

extension NSObject: _KeyValueObservable {}

extension _KeyValueObservable {
    /// Observes a property: `.initial` is told at once what it is; no change is seen.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(
                self,
                NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation()
    }
}

extension _KeyValueObservable {
    /// Adds or removes an observer by name: no change is seen by one.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
    /// The same for a property of a class.
    public static func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}
    public static func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    /// Tells observers by name, of which there are none, of a change.
    @_disfavoredOverload
    public func willChangeValue(forKey key: String) {}
    @_disfavoredOverload
    public func didChangeValue(forKey key: String) {}
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {}
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {}
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Called for a property that was observed by name: never.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// The rules by which a class tells of changes: it would tell of all, and no property stands on another.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
}
