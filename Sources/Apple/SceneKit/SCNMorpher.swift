public import Foundation

/// Forms that a shape goes over to, with their weights. They are not drawn.
open class SCNMorpher: NSObject, SCNAnimatable, @unchecked Sendable {
    /// The forms and their weights in 0...1.
    open var targets: [SCNGeometry] = []
    open var weights: [NSNumber] {
        get { targets.indices.map { NSNumber(value: Double(own[$0] ?? 0)) } }
        set { for (index, weight) in newValue.enumerated() { own[index] = CGFloat(weight.doubleValue) } }
    }
    open var calculationMode = SCNMorpherCalculationMode.normalized
    open var unifiesNormals = false
    private var own: [Int: CGFloat] = [:]
    private var animations: [String: CAAnimation] = [:]

    public override init() {
        super.init()
    }

    /// Sets and gives the weight of a form, by its number or its name.
    open func setWeight(_ weight: CGFloat, forTargetAt targetIndex: Int) { own[targetIndex] = weight }
    open func setWeight(_ weight: CGFloat, forTargetNamed targetName: String) {
        if let index = targets.firstIndex(where: { $0.name == targetName }) { own[index] = weight }
    }
    open func weight(forTargetAt targetIndex: Int) -> CGFloat { own[targetIndex] ?? 0 }
    open func weight(forTargetNamed targetName: String) -> CGFloat {
        targets.firstIndex { $0.name == targetName }.map(weight(forTargetAt:)) ?? 0
    }

    public func addAnimation(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
    public func animation(forKey key: String) -> CAAnimation? { animations[key] }
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    public func removeAllAnimations() { animations = [:] }
    public var animationKeys: [String] { animations.keys.sorted() }
}

/// The ways to add forms.
public enum SCNMorpherCalculationMode: Int, Sendable {
    case normalized, additive
}

/// Bones that move the surface of a shape. It is not drawn.
open class SCNSkinner: NSObject, @unchecked Sendable {
    /// The shape, the bones, and how much each moves which corner.
    open var baseGeometry: SCNGeometry?
    open var baseGeometryBindTransform = SCNMatrix4Identity
    open var skeleton: SCNNode?
    public let bones: [SCNNode]
    public let boneInverseBindTransforms: [NSValue]?
    public let boneWeights: SCNGeometrySource
    public let boneIndices: SCNGeometrySource

    /// Creates bones of a shape.
    public init(
        baseGeometry: SCNGeometry?, bones: [SCNNode], boneInverseBindTransforms: [NSValue]?,
        boneWeights: SCNGeometrySource, boneIndices: SCNGeometrySource
    ) {
        (self.baseGeometry, self.bones) = (baseGeometry, bones)
        self.boneInverseBindTransforms = boneInverseBindTransforms
        (self.boneWeights, self.boneIndices) = (boneWeights, boneIndices)
    }
}

/// The ways to make faces finer.
open class SCNGeometryTessellator: NSObject, @unchecked Sendable {
    /// The numbers of the division.
    open var tessellationFactorScale: CGFloat = 1
    open var isAdaptive = false
    open var isScreenSpace = false
    open var edgeTessellationFactor: CGFloat = 1
    open var insideTessellationFactor: CGFloat = 1
    open var maximumEdgeLength: CGFloat = 1
    open var smoothingMode = SCNTessellationSmoothingMode.none
}

/// The ways to make fine faces smooth.
public enum SCNTessellationSmoothingMode: Int, Sendable {
    case none, pnTriangles, phong
}
