/// The urgency of a text that is read aloud. UIKit's type.
public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
