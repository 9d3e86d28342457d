public import Foundation

extension _Dynamic {
    private var words: NSString? { _root as? NSString }

    /// The letters of a text, and its parts; of another object none.
    public var length: Int! { words?.length }
    public var lowercased: String! { words?.lowercased }
    public var uppercased: String! { words?.uppercased }
    public var capitalized: String! { words?.capitalized }
    public func hasPrefix(_ prefix: String) -> Bool { words?.hasPrefix(prefix) ?? false }
    public func hasSuffix(_ suffix: String) -> Bool { words?.hasSuffix(suffix) ?? false }
    public func components(separatedBy separator: String) -> [String] {
        words.map { ($0 as String).components(separatedBy: separator) } ?? []
    }
    public func replacingOccurrences(of target: String, with replacement: String) -> String {
        words.map { ($0 as String).replacingOccurrences(of: target, with: replacement) } ?? ""
    }
    public func trimmingCharacters(in set: CharacterSet) -> String {
        words.map { ($0 as String).trimmingCharacters(in: set) } ?? ""
    }

    /// The things within a collection.
    public var count: Int! {
        (_root as? NSDictionary)?.count ?? (_root as? NSArray)?.count ?? (_root as? NSSet)?.count
    }
    public var allKeys: [Any]! { (_root as? NSDictionary)?.allKeys }
    public var allValues: [Any]! { (_root as? NSDictionary)?.allValues }
    public var firstObject: Any?! { (_root as? NSArray).map { $0.count == 0 ? nil : $0[0] } }
    public var lastObject: Any?! { (_root as? NSArray).map { $0.count == 0 ? nil : $0[$0.count - 1] } }
    public func object(at index: Int) -> Any? { self[index] }
    public func value(forKeyPath keyPath: String) -> Any? { _root?.value(forKeyPath: keyPath) }

    /// Further forms of a number.
    public var uintValue: UInt! { (_root as? NSNumber)?.uintValue }
    public var uint32Value: UInt32! { (_root as? NSNumber)?.uint32Value }
    public var int64Value: Int64! { (_root as? NSNumber)?.int64Value }

    /// Comparisons with other objects.
    public func isEqual(_ other: Any?) -> Bool { _root?.isEqual(other) ?? false }
    public func isEqual(to other: String) -> Bool { words.map { $0 as String == other } ?? false }
}

/// Asks for members what may be missing, as what a table has for a key; nil where it is.
public func _dynamicIfAny(_ object: Any?) -> _Dynamic? { object.map { _Dynamic($0) } }
