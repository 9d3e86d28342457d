public import Foundation

/// An object that is asked for members of unknown classes, as `AnyObject` may be where there is the runtime of Objective-C. A preview's
/// build puts it around such objects. A member that the object lacks is nil.
public struct _Dynamic {
    /// The object itself.
    public let object: Any?

    public init(_ object: Any?) {
        self.object = object
    }

    /// The object as one of Foundation's, as a value is a number or a list there; nil for one that is not.
    public var _root: NSObject? { object.flatMap { $0 as AnyObject as? NSObject } }

    /// The value of a dictionary by its key, or of an array by its place.
    public subscript(key: String) -> Any! {
        (object as? [String: Any])?[key] ?? (_root as? NSDictionary)?.object(forKey: key)
    }
    public subscript(index: Int) -> Any! {
        let values = object as? [Any] ?? (_root as? NSArray).map(Array.init) ?? []
        return values.indices.contains(index) ? values[index] : nil
    }

    public func object(forKey key: Any) -> Any? {
        (_root as? NSDictionary)?.object(forKey: key) ?? (key as? String).flatMap { self[$0] }
    }
    public func value(forKey key: String) -> Any? { self[key] ?? _root?.value(forKey: key) }

    /// The words that describe it.
    public var description: String! { object.map { String(describing: $0) } }

    /// The forms of a number.
    public var doubleValue: Double! { number?.doubleValue }
    public var floatValue: Float! { number?.floatValue }
    public var intValue: Int! { number?.intValue }
    public var integerValue: Int! { number?.intValue }
    public var boolValue: Bool! { number?.boolValue }
    public var stringValue: String! { number?.stringValue }
    private var number: NSNumber? { _root as? NSNumber }
}
