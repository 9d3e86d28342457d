/// The horizontal or the vertical dimension in a 2D coordinate system.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set that holds `axis` alone.
        public init(_ axis: Axis) {
            rawValue = 1 << axis.rawValue
        }

        /// The sets of one axis.
        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)
    }

    /// The axis at a right angle to this one.
    package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
