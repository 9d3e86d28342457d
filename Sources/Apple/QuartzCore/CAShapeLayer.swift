public import Foundation
import TintypeGraphics

/// An outline as a layer.
open class CAShapeLayer: CALayer {
    /// The outline in points, as it was when it was set.
    open var path: CGPath? {
        didSet {
            if path is CGMutablePath { path = path?.copy() }
            if path != oldValue { lookDidChange() }
        }
    }
    /// The colours and the line of the shape; the ends of the stroke are fractions of the path.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { if fillColor != oldValue { lookDidChange() } }
    }
    open var strokeColor: CGColor? { didSet { if strokeColor != oldValue { lookDidChange() } } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { lookDidChange() } } }
    open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { lookDidChange() } } }
    open var strokeStart: CGFloat = 0 { didSet { if strokeStart != oldValue { lookDidChange() } } }
    open var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { lookDidChange() } } }
    open var miterLimit: CGFloat = 10 { didSet { if miterLimit != oldValue { lookDidChange() } } }
    open var lineDashPhase: CGFloat = 0 { didSet { if lineDashPhase != oldValue { lookDidChange() } } }
    open var lineDashPattern: [NSNumber]? { didSet { if lineDashPattern != oldValue { lookDidChange() } } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { if lineCap != oldValue { lookDidChange() } } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if lineJoin != oldValue { lookDidChange() } } }

    override func ownItems(_ corners: LayerCorners) -> ((CGRect) -> [DisplayItem])? {
        guard let path else { return nil }
        let outline = Path(path).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        var items: [DisplayItem] = []
        if let fill = fillColor.map({ ResolvedColor($0) }), fill.alpha > 0 {
            items.append(.fill(outline, FillStyle(eoFill: fillRule == .evenOdd), .color(fill)))
        }
        let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
        if let stroke = strokeColor.map({ ResolvedColor($0) }), stroke.alpha > 0, lineWidth > 0, start < end {
            let line = start == 0 && end == 1 ? outline : outline.trimmedPath(from: start, to: end)
            items.append(.stroke(line, strokeStyle, .color(stroke)))
        }
        guard !items.isEmpty else { return nil }
        return { [.group(.transform(CGAffineTransform(translationX: $0.minX, y: $0.minY)), items)] }
    }

    private var strokeStyle: StrokeStyle {
        let cap: CGLineCap =
            switch lineCap {
            case .round: .round
            case .square: .square
            default: .butt
            }
        let join: CGLineJoin =
            switch lineJoin {
            case .round: .round
            case .bevel: .bevel
            default: .miter
            }
        return StrokeStyle(
            lineWidth: lineWidth, lineCap: cap, lineJoin: join, miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    }
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule for the inside of a shape.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Layers in space, not flattened: it draws nothing of its own.
open class CATransformLayer: CALayer {
    override var drawsItself: Bool { false }
}

/// A part of a larger layer.
open class CAScrollLayer: CALayer {
    /// The axes along which the layer scrolls, and the place that is seen, in points.
    open var scrollMode = CAScrollLayerScrollMode.both
    open func scroll(to p: CGPoint) {
        switch scrollMode {
        case .none: return
        case .vertically: bounds.origin.y = p.y
        case .horizontally: bounds.origin.x = p.x
        default: bounds.origin = p
        }
    }
    open func scroll(to r: CGRect) { if !bounds.contains(r) { scroll(to: r.origin) } }
}

/// The axes along which a layer scrolls.
public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that is drawn in tiles: at once here, as large as it is.
open class CATiledLayer: CALayer {
    /// The sizes that are kept, and the size of a tile in pixels.
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open var tileSize = CGSize(width: 256, height: 256)
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    override var drawsUnasked: Bool { true }
}
