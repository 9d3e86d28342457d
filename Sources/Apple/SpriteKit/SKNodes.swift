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
    open var normalTexture: SKTexture?
    open var shadowedBitMask: UInt32 = 0
    open var warpGeometry: SKWarpGeometry?
    open var subdivisionLevels = 0

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
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
        self.init(imageNamed: name)
    }
    public convenience init(texture: SKTexture?, normalMap: SKTexture?) {
        self.init(texture: texture)
        normalTexture = normalMap
    }
    public convenience override init() { self.init(texture: nil) }

    public required init?(coder aDecoder: NSCoder) { return nil }

    override var contentFrame: CGRect {
        CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    }

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

/// The eye of a scene.
open class SKCameraNode: SKNode {
    /// Returns whether a node is in sight, by its place in the scene.
    open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene else { return [] }
        let size = scene.size
        let sight = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        func inSight(_ node: SKNode) -> [SKNode] {
            node.children.flatMap { child in
                let frame = child.contentFrame
                let corners = [
                    CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
                    CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
                ].map { convert($0, from: child) }
                let (xs, ys) = (corners.map(\.x), corners.map(\.y))
                let isSeen =
                    xs.max()! >= sight.minX && xs.min()! <= sight.maxX && ys.max()! >= sight.minY
                    && ys.min()! <= sight.maxY
                return (isSeen && child !== self ? [child] : []) + inSight(child)
            }
        }
        return Set(inSight(scene))
    }
}

/// Nodes that are drawn with an effect.
open class SKEffectNode: SKNode {
    /// The effect, and the way in which it is drawn.
    open var filter: CIFilter?
    open var shouldEnableEffects = true
    open var shouldRasterize = false
    open var shouldCenterFilter = true
    open var blendMode = SKBlendMode.alpha
    open var shader: SKShader?
    open var warpGeometry: SKWarpGeometry?
    open var subdivisionLevels = 0
}

/// Nodes that are cut off by a mask.
open class SKCropNode: SKNode {
    /// The node whose opacity cuts the others off.
    open var maskNode: SKNode?
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

/// A place for the nodes of a file of Xcode's, which is not read.
open class SKReferenceNode: SKNode {
    /// Creates a place for a file.
    public convenience init(fileNamed fileName: String?) { self.init() }
    public convenience init(url referenceURL: URL) { self.init() }

    /// Called when the file was read, which is never.
    open func didLoad(_ node: SKNode?) {}
    open func resolve() {}
}

/// A node that turns about three axes. Only the turn about the third one counts for the places of others.
open class SKTransformNode: SKNode {
    /// The turns in radians about the first two axes.
    open var xRotation: CGFloat = 0
    open var yRotation: CGFloat = 0

    /// The turns in radians about all axes.
    open func setEulerAngles(_ euler: SIMD3<Float>) {
        (xRotation, yRotation, zRotation) = (CGFloat(euler.x), CGFloat(euler.y), CGFloat(euler.z))
    }
    open func eulerAngles() -> SIMD3<Float> { SIMD3(Float(xRotation), Float(yRotation), Float(zRotation)) }
}
