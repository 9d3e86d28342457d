extension VerticalEdge {
    /// A set of the upper and the lower edge.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set that holds `edge` alone.
        public init(_ edge: VerticalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The sets of one edge, and of both.
        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

extension HorizontalEdge {
    /// A set of the leading and the trailing edge.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set that holds `edge` alone.
        public init(_ edge: HorizontalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The sets of one edge, and of both.
        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}
