public import Foundation

/// The outlets, the inspectable properties and the actions that one declaration of a class has, by their names. Apple's systems find
/// them in the Objective-C runtime; here `tintype preview` writes a table at the end of each class or extension that has some.
@MainActor @preconcurrency
public protocol _OutletTable {
    /// The class.
    associatedtype _Holder: AnyObject

    /// Sets a property; false where there is none of the name.
    static func _connect(_ name: String, _ value: Any?, _ holder: _Holder) -> Bool

    /// The action with the name that Objective-C has for it; nil where there is none.
    static func _action(_ name: String) -> Selector?

    /// The view controller that a segue's own action makes; nil where there is none of the name.
    static func _destination(
        _ name: String, _ holder: _Holder, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
    ) -> UIViewController?
}

extension _OutletTable {
    public static func _connect(_ name: String, _ value: Any?, _ holder: _Holder) -> Bool { false }
    public static func _action(_ name: String) -> Selector? { nil }
    public static func _destination(
        _ name: String, _ holder: _Holder, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
    ) -> UIViewController? { nil }

    /// An object as an outlet takes it; nil for another.
    public static func _outlet<Value>(_ value: Any?) -> Value? { value as? Value }

    /// A value as an inspectable property takes it; for another the one that it has.
    public static func _inspected<Value>(_ value: Any?, _ old: @autoclosure () -> Value) -> Value {
        if let value = value as? Value { return value }
        guard let number = value as? NSNumber else { return old() }
        let forms: [Any] = [
            number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.intValue, number.boolValue,
            number.uintValue, number.int32Value, number.int64Value, number.stringValue,
        ]
        return forms.lazy.compactMap { $0 as? Value }.first ?? old()
    }
}
