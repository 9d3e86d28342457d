public import Foundation

/// An outline as a layer. Layers are not drawn.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    /// The colours and the line of the shape; the ends of the stroke are fractions of the path.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var strokeColor: CGColor?
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var lineWidth: CGFloat = 1
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
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

/// A gradient as a layer. Layers are not drawn.
open class CAGradientLayer: CALayer {
    /// The colours, their places, and the points between which they run, as fractions of the bounds.
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial
}

/// The form of a gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A text as a layer. Layers are not drawn.
open class CATextLayer: CALayer {
    /// The text, a string with or without attributes, and its look; the size is in points.
    open var string: Any?
    open var font: Any?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    open var isWrapped = false
    open var truncationMode = CATextLayerTruncationMode.none
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var allowsFontSubpixelQuantization = false
}

/// The alignment of a layer's text.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The place at which a layer's text is cut.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Copies of the layers inside, each changed a little more. Layers are not drawn.
open class CAReplicatorLayer: CALayer {
    /// The number of the copies, and what changes from each to the next.
    open var instanceCount = 1
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var preservesDepth = false
    open var instanceColor: CGColor?
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0
}

/// Layers in space, not flattened. Layers are not drawn.
open class CATransformLayer: CALayer {}

/// A part of a larger layer. Layers are not drawn.
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

/// A layer that is drawn in tiles. It is not drawn here.
open class CATiledLayer: CALayer {
    /// The sizes that are kept, and the size of a tile in pixels.
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open var tileSize = CGSize(width: 256, height: 256)
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
