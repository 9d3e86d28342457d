/// A line across the plot at a value of an axis: Swift Charts' mark.
public nonisolated struct AxisGridLine: AxisMark {
    private let centered: Bool?
    private let stroke: StrokeStyle?

    /// Creates a grid line.
    ///
    /// - Parameters:
    ///   - centered: Puts it in the middle between the value and the next one.
    ///   - stroke: The looks of the line; nil for a thin one.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        self.centered = centered
        self.stroke = stroke
    }

    public nonisolated static func _collect(_ line: Self, into elements: inout _AxisElements) {
        elements.append(.gridLine, centered: line.centered, stroke: line.stroke)
    }
}

/// A short line outside of the plot at a value of an axis: Swift Charts' mark.
public nonisolated struct AxisTick: AxisMark {
    /// The length of a tick.
    public struct Length: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case automatic
            case fixed(CGFloat)
            case label(CGFloat)
        }

        let kind: Kind

        public static var automatic: Length { Length(kind: .automatic) }

        /// As long as the labels are high, or wide.
        public static var label: Length { .label(extendPastBy: 0) }
        public static var longestLabel: Length { .longestLabel(extendPastBy: 0) }

        /// The same, and so many points longer.
        public static func label(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }
        public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }
    }

    private let centered: Bool?
    private let length: Length
    private let stroke: StrokeStyle?

    /// Creates a tick.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        self.centered = centered
        self.length = length
        self.stroke = stroke
    }

    /// - Parameter length: In points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
    }

    public nonisolated static func _collect(_ tick: Self, into elements: inout _AxisElements) {
        elements.append(.tick(tick.length), centered: tick.centered, stroke: tick.stroke)
    }
}
