import Foundation

/// Properties of an app's own layer with `@NSManaged`, which the layer keeps by their names.
extension CALayer {
    /// The value of a property. One that was never set is the class's default, or else nil, 0, false or empty.
    public func _managed<Value>(_ key: String) -> Value {
        for case let value? in [value(forKey: key), Self.defaultValue(forKey: key)] {
            if let value = value as? Value { return value }
            let number = Self.number(value)
            let forms: [Any?] = [
                number, number.map { CGFloat($0) }, number.map { Float($0) }, number.flatMap(Int.init(exactly:)),
            ]
            if let form = forms.lazy.compactMap({ $0 as? Value }).first { return form }
        }
        let nothing: [Any] = [
            Any?.none as Any, CGFloat.zero, Double.zero, Float.zero, 0, false, CGPoint.zero, CGSize.zero, CGRect.zero,
            "",
        ]
        guard let value = nothing.lazy.compactMap({ $0 as? Value }).first else {
            preconditionFailure("a layer has no \(Value.self) in \(key)")
        }
        return value
    }

    /// Sets the value of a property, and asks for a drawing where the class says so.
    public func _setManaged<Value>(_ key: String, _ value: Value) {
        let content = Mirror(reflecting: value)
        setValue(content.displayStyle == .optional ? content.children.first?.value : value, forKey: key)
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
