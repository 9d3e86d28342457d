/// A picture, or a rectangle of a colour.
open class SKSpriteNode: SKNode {
    /// The picture.
    open var texture: SKTexture?
    /// The colour, and the part of it that is mixed with the picture.
    open var color: UIColor
    open var colorBlendFactor: CGFloat = 0
    /// The size in points, and the point of it that lies at the node's place, in parts.
    open var size: CGSize
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var blendMode = SKBlendMode.alpha
    open var lightingBitMask: UInt32 = 0
    open var shadowCastBitMask: UInt32 = 0
    open var shader: SKShader?
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Creates a sprite of a picture, a colour and a size.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }

    /// Creates a sprite of a picture, or of a colour and a size.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    public convenience override init() { self.init(texture: nil) }

    public required init?(coder aDecoder: NSCoder) { return nil }

    override var contentSize: CGSize { size }
    override var contentAnchor: CGPoint { anchorPoint }

    /// Changes the sizes so that it fills a size.
    open func scale(to size: CGSize) {
        guard self.size.width > 0, self.size.height > 0 else { return }
        (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
    }
}

/// The way in which colours meet those behind.
public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

/// The picture of a sprite.
open class SKTexture: NSObject, @unchecked Sendable {
    private let image: UIImage?
    private let area: CGRect
    /// The way in which it is drawn at another size.
    open var filteringMode = SKTextureFilteringMode.linear

    /// Creates one of a picture in the bundle, of one in hand, and of a part of another, in parts.
    public convenience init(imageNamed name: String) { self.init(UIImage(named: name)) }
    public convenience init(image: UIImage) { self.init(image as UIImage?) }
    public convenience init(cgImage image: CGImage) { self.init(UIImage(cgImage: image)) }
    public convenience init(rect: CGRect, in texture: SKTexture) { self.init(texture.image, rect) }

    init(_ image: UIImage?, _ area: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        (self.image, self.area) = (image, area)
    }

    /// The size in points; zero for a picture that is not there.
    open func size() -> CGSize {
        let size = image?.size ?? .zero
        return CGSize(width: size.width * area.width, height: size.height * area.height)
    }
    open func textureRect() -> CGRect { area }
    open func cgImage() -> CGImage? { image?.cgImage }
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        completionHandler()
    }
}

/// The way in which a picture is drawn at another size.
public enum SKTextureFilteringMode: Int, Sendable {
    case nearest, linear
}

/// A collection of pictures: those of the bundle, by name.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    /// The names, of which nothing is known here.
    open var textureNames: [String] { [] }

    /// Creates an atlas of a name.
    public init(named name: String) {}

    /// Gives a picture by its name, and makes all ready.
    open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}

/// A text of one or more lines.
open class SKLabelNode: SKNode {
    /// The text and its looks; sizes in points.
    open var text: String?
    open var attributedText: NSAttributedString?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var color: UIColor?
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The side of the text that lies at the node's place.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline

    /// Creates a text, or one in a font.
    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }

    /// Creates a text.
    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }
    public convenience override init() { self.init(fontNamed: nil) }
    public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
    }

    public required init?(coder aDecoder: NSCoder) { return nil }

    override var contentSize: CGSize {
        guard let text = text ?? attributedText?.string else { return .zero }
        let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
        return NSAttributedString(string: text, attributes: [.font: font]).size()
    }
}

/// The sides of a text.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    case center, left, right
}

/// The upper and lower sides of a text.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    case baseline, center, top, bottom
}

/// A shape with its ground and its line.
open class SKShapeNode: SKNode {
    /// The shape and its looks; widths in points.
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var isAntialiased = true
    open var fillTexture: SKTexture?
    open var strokeTexture: SKTexture?
    open var fillShader: SKShader?
    open var strokeShader: SKShader?
    open var blendMode = SKBlendMode.alpha

    public override init() {
        super.init()
    }

    /// Creates a shape of a path, a rectangle, a circle and an ellipse.
    public convenience init(path: CGPath, centered: Bool = false) {
        self.init()
        self.path = path
    }
    public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
        let origin = CGPoint(x: -size.width / 2, y: -size.height / 2)
        self.init(rect: CGRect(origin: origin, size: size), cornerRadius: cornerRadius)
    }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
    }
    public convenience init(ellipseOf size: CGSize) {
        let origin = CGPoint(x: -size.width / 2, y: -size.height / 2)
        self.init(ellipseIn: CGRect(origin: origin, size: size))
    }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: UIBezierPath(ovalIn: rect).cgPath) }

    public required init?(coder aDecoder: NSCoder) { return nil }

    open override var frame: CGRect {
        (path?.boundingBox ?? .zero).offsetBy(dx: position.x, dy: position.y)
    }
}

/// Particles. Their file is not read, and none are drawn.
open class SKEmitterNode: SKNode {
    /// The numbers of the particles.
    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particleLifetime: CGFloat = 0
    open var particleColor = UIColor.white
    open var particleTexture: SKTexture?
    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector(dx: 0, dy: 0)
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var particleAlpha: CGFloat = 1
    open var particleScale: CGFloat = 1
    open var particleColorSequence: NSObject?
    open var particleColorBlendFactor: CGFloat = 0
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open weak var targetNode: SKNode?

    /// Goes on by seconds, and begins anew.
    open func advanceSimulationTime(_ sec: TimeInterval) {}
    open func resetSimulation() {}
}

/// The eye of a scene.
open class SKCameraNode: SKNode {
    /// Returns whether a node is in sight, by its place in the scene.
    open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
    open func containedNodeSet() -> Set<SKNode> { Set(scene?.children ?? []) }
}

/// Nodes that are drawn with an effect, cut off by a mask, heard, and lit.
open class SKEffectNode: SKNode {
    /// The effect, and the way in which it is drawn.
    open var filter: CIFilter?
    open var shouldEnableEffects = true
    open var shouldRasterize = false
    open var shouldCenterFilter = true
    open var blendMode = SKBlendMode.alpha
}

/// Nodes that are cut off by a mask.
open class SKCropNode: SKNode {
    /// The node whose opacity cuts the others off.
    open var maskNode: SKNode?
}

/// A sound of a place, which nobody hears.
open class SKAudioNode: SKNode {
    /// The ways of being heard.
    open var autoplayLooped = true
    open var isPositional = true

    /// Creates a sound of a file.
    public convenience init(fileNamed name: String) { self.init() }
    public convenience init(url: URL) { self.init() }
}

/// A light.
open class SKLightNode: SKNode {
    /// The colours and the reach of the light.
    open var isEnabled = true
    open var lightColor = UIColor.white
    open var ambientColor = UIColor.black
    open var shadowColor = UIColor.black
    open var falloff: CGFloat = 1
    open var categoryBitMask: UInt32 = 1
}

/// A bound of a node's place.
open class SKConstraint: NSObject {
    /// Bounds of both coordinates. They do not hold, as nothing moves.
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self { self.init() }
    open class func distance(_ range: SKRange, to node: SKNode) -> Self { self.init() }

    public override required init() {
        super.init()
    }
}

/// A range of numbers.
open class SKRange: NSObject {
    /// The bounds.
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat

    /// Creates a range of two numbers, or of one.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
}
