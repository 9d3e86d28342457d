public import Foundation

/// The look of a view of UIKit.
open class CALayer: NSObject {
    /// The look and the geometry of the layer; lengths are in points.
    open var cornerRadius: CGFloat = 0
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var masksToBounds = false
    open var opacity: Float = 1
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var isHidden = false
    open var name: String?
    open var mask: CALayer?
    open var contents: Any?
    open var shadowPath: CGPath?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var contentsScale: CGFloat = 1
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve = CALayerCornerCurve.circular
    open private(set) var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?

    public required override init() {}

    /// Adds a layer in front of those inside.
    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        sublayers = (sublayers ?? []) + [layer]
    }

    /// Adds a layer at an index of those inside.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        sublayers = sublayers ?? []
        sublayers?.insert(layer, at: min(Int(index), sublayers?.count ?? 0))
    }

    /// Takes the layer out of the one around it.
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    /// The calls for laying out and drawing, which do nothing here.
    open func layoutSublayers() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}

    /// Nothing moves in a picture.
    open func add(_ anim: CAAnimation, forKey key: String?) {}
    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
}

/// The corners of a layer that are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of a round corner.
public enum CALayerCornerCurve: Sendable {
    case circular, continuous
}

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

/// An animation of a layer. Nothing moves in a picture.
open class CAAnimation: NSObject {
    /// The timing of the animation; durations are in seconds.
    open var duration: Double = 0
    open var beginTime: Double = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?

    public override init() {}
}

/// A change from a value to another. Nothing moves in a picture.
open class CABasicAnimation: CAAnimation {
    /// The property that changes, and its values.
    open var keyPath: String?
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    /// Creates an animation of the property at a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// The pace of a change.
open class CAMediaTimingFunction: NSObject {
    /// The name of the pace.
    public let name: CAMediaTimingFunctionName

    /// Creates the pace of a name.
    public init(name: CAMediaTimingFunctionName) {
        self.name = name
    }
}

/// The names of paces.
public enum CAMediaTimingFunctionName: Sendable {
    case linear, easeIn, easeOut, easeInEaseOut, `default`
}

/// Particles that come from a place. Layers are not drawn.
open class CAEmitterLayer: CALayer {
    /// The cells, and the place from which they come.
    open var emitterCells: [CAEmitterCell]?
    open var emitterPosition = CGPoint.zero
    open var emitterSize = CGSize.zero
    open var emitterShape = CAEmitterLayerEmitterShape.point
    open var birthRate: Float = 1
}

/// The shape of the place from which cells come.
public enum CAEmitterLayerEmitterShape: Sendable {
    case point, line, rectangle, circle, sphere, cuboid
}

/// A kind of particle.
open class CAEmitterCell: NSObject {
    /// The picture of the particle, as a `CGImage`.
    open var contents: Any?
    /// The movement and look of a particle.
    open var color: CGColor?
    open var name: String?
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var alphaSpeed: Float = 0
    open var alphaRange: Float = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0

    public override init() {}
}
