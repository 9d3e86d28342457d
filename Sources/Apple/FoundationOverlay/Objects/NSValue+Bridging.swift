public import Foundation

/// A value that an `NSValue` holds, so that either can be written for the other with `as`. One that is hashable is kept beside it.
public protocol _NSValueBridged: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The value that an `NSValue` holds; nil for one of another kind.
    static func _held(by value: NSValue) -> Self?
}

extension _NSValueBridged {
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = _held(by: source)
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = _held(by: source)
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        guard let value = source.flatMap(_held) else { preconditionFailure("the value is no \(Self.self)") }
        return value
    }
}

extension _NSValueBridged where Self: Hashable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(_kept: self) }
    public static func _held(by value: NSValue) -> Self? { value._kept?.base as? Self }
}

extension NSValue {
    /// Answers whether the value is of the kind of another, such as a point.
    fileprivate func isLike(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

extension NSValue {
    /// The value that is held, where it is of a type; else nil.
    public func value<StoredType>(of type: StoredType.Type) -> StoredType? {
        if let type = type as? any _NSValueBridged.Type { return type._held(by: self) as? StoredType }
        return _kept?.base as? StoredType
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _NSValueBridged {
    /// A point as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
    public static func _held(by value: NSValue) -> CGPoint? {
        value.isLike(NSValue(point: .zero)) ? value.pointValue : nil
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _NSValueBridged {
    /// A size as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
    public static func _held(by value: NSValue) -> CGSize? {
        value.isLike(NSValue(size: .zero)) ? value.sizeValue : nil
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _NSValueBridged {
    /// A rectangle as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    public static func _held(by value: NSValue) -> CGRect? {
        value.isLike(NSValue(rect: .zero)) && value._kept == nil ? value.rectValue : nil
    }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, _NSValueBridged {
    /// A range as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(range: self) }
    public static func _held(by value: NSValue) -> NSRange? {
        value.isLike(NSValue(range: NSRange())) ? value.rangeValue : nil
    }
}
