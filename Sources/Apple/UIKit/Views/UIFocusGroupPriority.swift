/// The rank of a view among those of its group that the focus could come to. UIKit's type; nothing has the focus.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, ExpressibleByIntegerLiteral, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
    public init(integerLiteral value: Int) {
        rawValue = value
    }

    /// The ranks that the system gives, the highest last.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)

    public static func < (a: UIFocusGroupPriority, b: UIFocusGroupPriority) -> Bool { a.rawValue < b.rawValue }
}
