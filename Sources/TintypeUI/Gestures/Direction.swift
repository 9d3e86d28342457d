/// A direction along a line of text.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading
    case trailing

    /// A set of directions along a line of text.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set that holds a direction alone.
        public init(_ direction: HorizontalDirection) {
            rawValue = 1 << direction.rawValue
        }

        /// The sets of one direction, and of both.
        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}

/// A direction up or down the screen.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    case up
    case down

    /// A set of directions up and down the screen.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set that holds a direction alone.
        public init(_ direction: VerticalDirection) {
            rawValue = 1 << direction.rawValue
        }

        /// The sets of one direction, and of both.
        public static let up = Set(.up)
        public static let down = Set(.down)
        public static let all: Set = [.up, .down]
    }
}
