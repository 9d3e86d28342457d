/// The visual values that a scale gives: Swift Charts' protocol.
public protocol ScaleRange {
    /// The type of the visual values, such as `Color`.
    associatedtype VisualValue

    /// The visual values in order.
    var _visualValues: [VisualValue] { get }
}

extension Array: ScaleRange {
    public var _visualValues: [Element] { self }
}

extension ArraySlice: ScaleRange {
    public var _visualValues: [Element] { Array(self) }
}

extension ClosedRange: ScaleRange {
    public var _visualValues: [Bound] { [lowerBound, upperBound] }
}

extension Range: ScaleRange {
    public var _visualValues: [Bound] { [lowerBound, upperBound] }
}

extension Gradient: ScaleRange {
    public var _visualValues: [Color] { stops.map(\.color) }
}

/// The points that a scale of positions gives: Swift Charts' protocol.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
    var _positionRange: _PositionRange { get }
}

/// The points of a domain's ends.
public struct _PositionRange {
    enum Kind {
        /// The whole of the plot but for so many points at its ends.
        case plot(start: CGFloat, end: CGFloat)
        case points(CGFloat, CGFloat)
    }

    var kind = Kind.plot(start: 0, end: 0)
}

/// The points from one end of the plot to the other: Swift Charts' type.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public let _positionRange: _PositionRange
    public var _visualValues: [CGFloat] { [] }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole of the plot, or what is left of it inside paddings in points.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(
            _positionRange: _PositionRange(kind: .plot(start: startPadding, end: endPadding)))
    }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _positionRange: _PositionRange { _PositionRange(kind: .points(lowerBound, upperBound)) }
}

extension Range: PositionScaleRange where Bound == CGFloat {
    public var _positionRange: _PositionRange { _PositionRange(kind: .points(lowerBound, upperBound)) }
}

extension Array: PositionScaleRange where Element == CGFloat {
    public var _positionRange: _PositionRange {
        _PositionRange(kind: .points(first ?? 0, last ?? 0))
    }
}

extension ArraySlice: PositionScaleRange where Element == CGFloat {
    public var _positionRange: _PositionRange { Array(self)._positionRange }
}
