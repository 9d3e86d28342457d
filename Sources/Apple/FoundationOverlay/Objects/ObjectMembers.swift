public import Foundation

/// An object by the members that only the runtime of Objective-C finds in an `AnyObject`. One that it lacks is nil, false or empty.
public struct _ObjectMembers {
    /// The object itself.
    public let object: Any?

    /// The object as one of Foundation's; nil for one that is not.
    public var root: NSObject? { object.flatMap { $0 as AnyObject as? NSObject } }
    private var text: NSString? { root as? NSString }
    private var dictionary: NSDictionary? { root as? NSDictionary }

    /// The number of an object, or that which its text begins with.
    public var doubleValue: Double! { (root as? NSNumber)?.doubleValue ?? text?.doubleValue }
    public var floatValue: Float! { (root as? NSNumber)?.floatValue ?? text?.floatValue }
    public var integerValue: Int! { (root as? NSNumber)?.intValue ?? text?.integerValue }
    public var intValue: Int! { integerValue }
    public var uintValue: UInt! { (root as? NSNumber)?.uintValue }
    public var uint32Value: UInt32! { (root as? NSNumber)?.uint32Value }
    public var int64Value: Int64! { (root as? NSNumber)?.int64Value }
    public var boolValue: Bool! { (root as? NSNumber)?.boolValue ?? text?.boolValue }
    public var stringValue: String! { (root as? NSNumber)?.stringValue }

    /// The text of an object, its letters and its parts.
    public var description: String! { object.map { String(describing: $0) } }
    public var debugDescription: String! { object.map { String(reflecting: $0) } }
    public var length: Int! { text?.length }
    public var lowercased: String! { text?.lowercased }
    public var uppercased: String! { text?.uppercased }
    public var capitalized: String! { text?.capitalized }
    public func hasPrefix(_ prefix: String) -> Bool { text?.hasPrefix(prefix) ?? false }
    public func hasSuffix(_ suffix: String) -> Bool { text?.hasSuffix(suffix) ?? false }
    public func components(separatedBy separator: String) -> [String] {
        text.map { ($0 as String).components(separatedBy: separator) } ?? []
    }
    public func replacingOccurrences(of target: String, with replacement: String) -> String {
        text.map { ($0 as String).replacingOccurrences(of: target, with: replacement) } ?? ""
    }
    public func trimmingCharacters(in set: CharacterSet) -> String {
        text.map { ($0 as String).trimmingCharacters(in: set) } ?? ""
    }

    /// The things within a collection.
    public var count: Int! { dictionary?.count ?? (root as? NSArray)?.count ?? (root as? NSSet)?.count }
    public var allKeys: [Any]! { dictionary?.allKeys }
    public var allValues: [Any]! { dictionary?.allValues }
    public var firstObject: Any?! { (root as? NSArray).map { $0.count == 0 ? nil : $0[0] } }
    public var lastObject: Any?! { (root as? NSArray).map { $0.count == 0 ? nil : $0[$0.count - 1] } }
    public func object(forKey key: Any) -> Any? { dictionary?.object(forKey: key) }
    public func object(at index: Int) -> Any? { (root as? NSArray)?.object(at: index) }
    public func value(forKey key: String) -> Any? { root?.value(forKey: key) }
    public func value(forKeyPath keyPath: String) -> Any? { root?.value(forKeyPath: keyPath) }
    public subscript(key: Any) -> Any?! {
        dictionary.map { $0.object(forKey: key) } ?? (key as? Int).map { object(at: $0) }
    }

    /// Comparisons with other objects.
    public func isEqual(_ other: Any?) -> Bool { root?.isEqual(other) ?? false }
    public func isEqual(to other: String) -> Bool { text.map { $0 as String == other } ?? false }
}

/// Asks an `AnyObject` for a member, or one that may be missing.
public func _members(_ object: Any?) -> _ObjectMembers { _ObjectMembers(object: object) }
public func _membersIfAny(_ object: Any?) -> _ObjectMembers? { object.map { _ObjectMembers(object: $0) } }
