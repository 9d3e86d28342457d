public import Foundation

/// An outline as a layer. Layers are not drawn.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    /// The colours and the line of the shape; the ends of the stroke are fractions of the path.
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineDashPattern: [NSNumber]?
    open var lineCap = CAShapeLayerLineCap.butt
}

/// The shape of a line's ends.
public enum CAShapeLayerLineCap: Sendable {
    case butt, round, square
}

/// A gradient as a layer. Layers are not drawn.
open class CAGradientLayer: CALayer {
    /// The colours, their places, and the points between which they run, as fractions of the bounds.
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
}
