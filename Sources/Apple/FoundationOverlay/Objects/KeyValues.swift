public import Foundation

// Key-value coding, which needs the runtime of Objective-C: a value that is set is kept beside the object and read back; a property
// of the name is read where none was set, and does not change.

private let keyedValues = ObjectValues<String>()

/// An object whose values by keys are its own, such as a filter's inputs.
public protocol _KeyValueCoded: NSObject {
    /// Sets or gives a value.
    func _setValue(_ value: Any?, forKey key: String)
    func _value(forKey key: String) -> Any?
}

extension UserDefaults: _KeyValueCoded {
    public func _setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    public func _value(forKey key: String) -> Any? { object(forKey: key) }
}

extension NSDictionary: _KeyValueCoded {
    public func _setValue(_ value: Any?, forKey key: String) {
        guard let dictionary = self as? NSMutableDictionary else { return }
        if let value {
            dictionary.setObject(value, forKey: NSString(string: key))
        } else {
            dictionary.removeObject(forKey: key)
        }
    }
    public func _value(forKey key: String) -> Any? { object(forKey: key) }
}

// Members of a protocol that `NSObject` has, and not of the class: an app's class may so have one of the same name, which a member of an
// extension of the class would refuse.
extension _KeyValueObservable {
    /// Sets the value of a key. User defaults keep it as they keep all values; of most other objects no property changes by it.
    public func setValue(_ value: Any?, forKey key: String) {
        if let coded = self as? any _KeyValueCoded {
            coded._setValue(value, forKey: key)
        } else {
            keyedValues.set(value, of: self, key)
        }
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// Sets several values.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// Gives the value of a key: one that was set, or the property of the name; else nil.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        if let coded = self as? any _KeyValueCoded { return coded._value(forKey: key) }
        if let value = keyedValues.value(of: self, key) { return value }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Gives the value at a path of keys with points between them: of a set the values of all, or their number by `@count`.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let value = value(forKey: keyPath) { return value }
        let parts = keyPath.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let inner = value(forKey: String(parts[0])) as? NSObject else { return nil }
        let rest = String(parts[1])
        guard let many = (inner as? NSSet)?.allObjects ?? (inner as? NSOrderedSet)?.array else {
            return inner.value(forKeyPath: rest)
        }
        if rest == "@count" { return many.count }
        return many.compactMap { ($0 as? NSObject)?.value(forKeyPath: rest) }
    }

    /// Called for keys without a property, and for nil where there is a number: never, as any value is kept beside the object.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {}
    public func value(forUndefinedKey key: String) -> Any? { nil }
    public func setNilValueForKey(_ key: String) {}

    /// Gives the values of several keys.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, value(forKey: $0) ?? NSNull()) })
    }
}

/// The strength with which an object keeps a value beside it. It always keeps it here.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

private let associatedValues = ObjectValues<UnsafeRawPointer>()

/// Keeps a value beside an object, by the place of a variable.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { associatedValues.set(value, of: object as AnyObject, key) }

/// The value that is kept beside an object; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associatedValues.value(of: object as AnyObject, key)
}

/// Forgets the values that are kept beside an object.
public func objc_removeAssociatedObjects(_ object: Any) { associatedValues.removeAll(of: object as AnyObject) }
