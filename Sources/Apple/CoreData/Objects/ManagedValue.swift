/// A type of properties that are written with `@NSManaged`, with what stands for a value that was never set.
public protocol _ManagedValue {
    /// Gives an object's value as this type; nil for one of another type.
    static func _managed(_ value: Any?) -> Self?
}

extension Optional: _ManagedValue {
    public static func _managed(_ value: Any?) -> Wrapped?? {
        guard let value else { return .some(nil) }
        if let type = Wrapped.self as? any _ManagedValue.Type {
            return .some(type._managed(value) as? Wrapped)
        }
        return .some(value as? Wrapped)
    }
}

extension Set: _ManagedValue {
    public static func _managed(_ value: Any?) -> Set<Element>? {
        if let objects = value as? [NSManagedObject] {
            return Set(objects.compactMap { $0 as? Element })
        }
        return value == nil ? [] : value as? Set<Element>
    }
}

extension NSSet: _ManagedValue {
    public static func _managed(_ value: Any?) -> Self? {
        guard let objects = value as? [NSManagedObject] ?? (value == nil ? [] : nil) else { return value as? Self }
        return NSSet(array: objects) as? Self ?? NSMutableSet(array: objects) as? Self
    }
}

extension NSOrderedSet: _ManagedValue {
    public static func _managed(_ value: Any?) -> Self? {
        guard let objects = value as? [NSManagedObject] ?? (value == nil ? [] : nil) else { return value as? Self }
        return NSOrderedSet(array: objects) as? Self ?? NSMutableOrderedSet(array: objects) as? Self
    }
}

// The types that Foundation makes of nothing where a value is missing.
extension String: _ManagedValue {
    public static func _managed(_ value: Any?) -> String? { value == nil ? "" : value as? String }
}

extension Data: _ManagedValue {
    public static func _managed(_ value: Any?) -> Data? { value == nil ? Data() : value as? Data }
}

extension Array: _ManagedValue {
    public static func _managed(_ value: Any?) -> [Element]? { value == nil ? [] : value as? [Element] }
}

extension Dictionary: _ManagedValue {
    public static func _managed(_ value: Any?) -> [Key: Value]? { value == nil ? [:] : value as? [Key: Value] }
}

extension Bool: _ManagedValue {
    public static func _managed(_ value: Any?) -> Bool? { (value as? NSNumber)?.boolValue ?? false }
}

extension Int: _ManagedValue {
    public static func _managed(_ value: Any?) -> Int? { (value as? NSNumber)?.intValue ?? 0 }
}

extension Int16: _ManagedValue {
    public static func _managed(_ value: Any?) -> Int16? { (value as? NSNumber)?.int16Value ?? 0 }
}

extension Int32: _ManagedValue {
    public static func _managed(_ value: Any?) -> Int32? { (value as? NSNumber)?.int32Value ?? 0 }
}

extension Int64: _ManagedValue {
    public static func _managed(_ value: Any?) -> Int64? { (value as? NSNumber)?.int64Value ?? 0 }
}

extension Double: _ManagedValue {
    public static func _managed(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue ?? 0 }
}

extension Float: _ManagedValue {
    public static func _managed(_ value: Any?) -> Float? { (value as? NSNumber)?.floatValue ?? 0 }
}
