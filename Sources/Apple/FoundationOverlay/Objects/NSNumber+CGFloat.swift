public import Foundation

// A length is a number to Objective-C: `length as NSNumber`, and `number as? CGFloat` of what a dictionary holds.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Creates the length of a number, also of one that has more digits, or nil for those.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    public init?(exactly number: NSNumber) {
        guard let exact = Double(exactly: number) else { return nil }
        self.init(exact)
    }

    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(truncating: source)
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(exactly: source)
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        source.map(CGFloat.init(truncating:)) ?? 0
    }
}
