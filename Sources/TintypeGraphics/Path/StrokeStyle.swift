public import Foundation

/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt
    case round
    case square
}

/// The shape of the corner where two stroked segments meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter
    case round
    case bevel
}

/// The look of a stroked path. Defaults are SwiftUI's: 1 point wide, butt caps, mitred joins up to 10.
public struct StrokeStyle: Hashable, Sendable {
    /// In points; nothing is drawn at 0 or below.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// The longest mitre, in line widths; beyond it the join is bevelled.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The position in the dash pattern at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a style; `lineWidth`, the lengths of `dash` and `dashPhase` are in points. A line without `dash` is solid.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The rule for the inside of a path, and the smoothing of its edges.
public struct FillStyle: Hashable, Sendable {
    /// Even-odd instead of the non-zero rule.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    /// Creates a style: by the even-odd rule where `eoFill` is true, else by the non-zero rule.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
