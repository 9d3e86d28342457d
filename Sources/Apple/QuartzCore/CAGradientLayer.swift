public import Foundation
import TintypeGraphics

/// A gradient as a layer.
open class CAGradientLayer: CALayer {
    /// The colours, their places, and the points between which they run, as fractions of the bounds.
    open var colors: [Any]? { didSet { if !CALayer.isSame(colors, oldValue) { lookDidChange() } } }
    open var locations: [NSNumber]? { didSet { if locations != oldValue { lookDidChange() } } }
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if startPoint != oldValue { lookDidChange() } } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if endPoint != oldValue { lookDidChange() } } }
    open var type = CAGradientLayerType.axial { didSet { if type != oldValue { lookDidChange() } } }

    override func ownItems(_ corners: LayerCorners) -> ((CGRect) -> [DisplayItem])? {
        let stops = stops
        guard !stops.isEmpty else { return nil }
        let (type, start, end) = (type, startPoint, endPoint)
        return { frame in
            let paint = CAGradientLayer.paint(type, stops, from: start, to: end, in: frame)
            return [.fill(corners.path(in: frame), FillStyle(), paint)]
        }
    }

    /// The colours with their places: even ones where none are said.
    private var stops: [GradientStop] {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor).map { ResolvedColor($0) } }
        let places = locations?.map { CGFloat($0.doubleValue) }
        return colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            guard let places, !places.isEmpty else { return GradientStop(color: color, location: even) }
            return GradientStop(color: color, location: index < places.count ? places[index] : places[places.count - 1])
        }
    }

    private static func paint(
        _ type: CAGradientLayerType, _ stops: [GradientStop], from start: CGPoint, to end: CGPoint, in frame: CGRect
    ) -> Paint {
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
        }
        let (from, to) = (place(start), place(end))
        switch type {
        case .radial:
            // The end is the corner of the box around a quarter of the ellipse.
            return .radialGradient(
                RadialPaint(
                    stops: stops, center: from, startRadius: 0, endRadius: 1,
                    unit: CGSize(width: abs(to.x - from.x), height: abs(to.y - from.y))))
        case .conic:
            let angle = Double(atan2(to.y - from.y, to.x - from.x))
            return .angularGradient(AngularPaint(stops: stops, center: from, start: angle, end: angle + 2 * .pi))
        default: return .linearGradient(stops: stops, start: from, end: to)
        }
    }
}

/// The form of a gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
