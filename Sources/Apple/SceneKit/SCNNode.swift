/// A node of a scene: its place in space, its children, and what is seen at its place.
open class SCNNode: NSObject, NSCopying, NSSecureCoding, SCNActionable, SCNAnimatable, SCNBoundingVolume,
    @unchecked Sendable
{
    /// A name to find it by, and what is seen at its place.
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var physicsBody: SCNPhysicsBody?
    open var physicsField: SCNPhysicsField?
    open var constraints: [SCNConstraint]?
    open var filters: [CIFilter]?
    open private(set) var particleSystems: [SCNParticleSystem]?

    /// The way in which it is seen.
    open var opacity: CGFloat = 1
    open var isHidden = false
    open var castsShadow = true
    open var renderingOrder = 0
    open var categoryBitMask = 1
    open var movabilityHint = SCNMovabilityHint.fixed
    open var isPaused = false
    open weak var rendererDelegate: (any SCNNodeRendererDelegate)?

    /// The place in the parent, the turn, and the sizes along the axes.
    open var simdPosition = simd_float3.zero
    open var simdOrientation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
    open var simdScale = simd_float3(1, 1, 1)
    open var simdPivot = matrix_identity_float4x4
    open var position: SCNVector3 {
        get { SCNVector3(simdPosition) }
        set { simdPosition = simd_float3(newValue) }
    }
    open var rotation: SCNVector4 {
        get { SCNVector4(simdRotation) }
        set { simdRotation = simd_float4(newValue) }
    }
    open var orientation: SCNQuaternion {
        get { SCNVector4(simdOrientation.vector) }
        set { simdOrientation = simd_quatf(vector: simd_float4(newValue)) }
    }
    open var eulerAngles: SCNVector3 {
        get { SCNVector3(simdEulerAngles) }
        set { simdEulerAngles = simd_float3(newValue) }
    }
    open var scale: SCNVector3 {
        get { SCNVector3(simdScale) }
        set { simdScale = simd_float3(newValue) }
    }
    open var transform: SCNMatrix4 {
        get { SCNMatrix4(simdTransform) }
        set { simdTransform = simd_float4x4(newValue) }
    }

    /// The nodes below and above.
    open private(set) var childNodes: [SCNNode] = []
    open private(set) weak var parent: SCNNode?
    var endless: [String: SCNAction] = [:]
    var unnamed = 0
    var animations: [String: CAAnimation] = [:]
    var players: [String: SCNAnimationPlayer] = [:]

    /// The other forms that its shape goes over to, its bones, its sounds, and the way in which it takes the focus.
    open var morpher: SCNMorpher?
    open var skinner: SCNSkinner?
    open private(set) var audioPlayers: [SCNAudioPlayer] = []
    open var focusBehavior = SCNNodeFocusBehavior.none

    /// The part of a node in the moving of the focus, which moves nowhere.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { childNodes }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open var canBecomeFocused: Bool { focusBehavior == .focusable }
    /// An empty frame: only a view says where on the screen a node is.
    open var frame: CGRect { .zero }

    /// Adds sounds, which nobody hears, and removes them.
    open func addAudioPlayer(_ player: SCNAudioPlayer) { audioPlayers.append(player) }
    open func removeAudioPlayer(_ player: SCNAudioPlayer) { audioPlayers.removeAll { $0 === player } }
    open func removeAllAudioPlayers() { audioPlayers = [] }

    public override init() {
        super.init()
    }

    /// Creates a node with a shape.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }

    /// Nothing is read from archives here, and nothing is written into them: whoever reads one is told that it fails.
    public required init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    /// The node as it is seen now: itself, since nothing moves.
    open var presentation: SCNNode { self }

    /// Adds nodes, and takes this one away or puts another in its place.
    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        child.removeFromParentNode()
        child.parent = self
        childNodes.insert(child, at: min(max(index, 0), childNodes.count))
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: index)
    }

    /// Finds nodes by name or by a closure, below this one.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
    open func childNodes(
        passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool
    ) -> [SCNNode] {
        var found: [SCNNode] = []
        enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
        return found
    }

    /// Calls a closure with each node below, and with this one as well.
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for node in below where !stop.boolValue { block(node, &stop) }
    }
    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for node in [self] + below where !stop.boolValue { block(node, &stop) }
    }

    private var below: [SCNNode] { childNodes.flatMap { [$0] + $0.below } }

    /// Returns a node that is the same, with nodes below that are the same. They share their shapes.
    open func clone() -> Self {
        let other = Self()
        take(over: other)
        for child in childNodes { other.addChildNode(child.clone()) }
        return other
    }
    open func flattenedClone() -> Self { clone() }
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SCNNode()
        take(over: other)
        return other
    }

    private func take(over other: SCNNode) {
        (other.name, other.geometry, other.light, other.camera) = (name, geometry, light, camera)
        (other.physicsBody, other.physicsField, other.constraints) = (physicsBody, physicsField, constraints)
        (other.opacity, other.isHidden, other.castsShadow) = (opacity, isHidden, castsShadow)
        (other.renderingOrder, other.categoryBitMask) = (renderingOrder, categoryBitMask)
        (other.simdPosition, other.simdOrientation) = (simdPosition, simdOrientation)
        (other.simdScale, other.simdPivot) = (simdScale, simdPivot)
    }

    /// Adds clouds of particles, which are not seen, and takes them away.
    open func addParticleSystem(_ system: SCNParticleSystem) { particleSystems = (particleSystems ?? []) + [system] }
    open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
    open func removeAllParticleSystems() { particleSystems = nil }

    /// The box that its shape and those below take in its own space.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get {
            guard let (low, high) = bounds else { return (SCNVector3Zero, SCNVector3Zero) }
            return (SCNVector3(low), SCNVector3(high))
        }
        set { geometry?.boundingBox = newValue }
    }

    private var bounds: (simd_float3, simd_float3)? {
        var all: (simd_float3, simd_float3)?
        func take(_ place: simd_float3) {
            let (low, high) = all ?? (place, place)
            all = (pointwiseMin(low, place), pointwiseMax(high, place))
        }
        if let box = geometry?.boundingBox {
            take(simd_float3(box.min))
            take(simd_float3(box.max))
        }
        for child in childNodes {
            guard let (low, high) = child.bounds else { continue }
            for corner in 0..<8 {
                let place = simd_float3(
                    corner & 1 == 0 ? low.x : high.x, corner & 2 == 0 ? low.y : high.y,
                    corner & 4 == 0 ? low.z : high.z)
                take(child.inParent(place))
            }
        }
        return all
    }

    private func inParent(_ place: simd_float3) -> simd_float3 {
        simd_make_float3(simdTransform * simdPivot.inverse * simd_float4(place, 1))
    }
}

/// The hint whether a node moves.
public enum SCNMovabilityHint: Int, Sendable {
    case fixed, movable
}

/// Draws a node by its own code: never called.
public protocol SCNNodeRendererDelegate: NSObjectProtocol {
    /// Called to draw a node.
    func renderNode(_ node: SCNNode, renderer: any SCNSceneRenderer, arguments: [String: Any])
}

extension SCNNodeRendererDelegate {
    public func renderNode(_ node: SCNNode, renderer: any SCNSceneRenderer, arguments: [String: Any]) {}
}

/// An object that takes room in space.
public protocol SCNBoundingVolume: NSObjectProtocol {
    /// The corners of the box that it takes.
    var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
}

extension SCNBoundingVolume {
    /// The ball around that box.
    public var boundingSphere: (center: SCNVector3, radius: Float) {
        let (low, high) = (simd_float3(boundingBox.min), simd_float3(boundingBox.max))
        return (SCNVector3((low + high) / 2), distance(low, high) / 2)
    }
}

// An extension: a class that conforms in its first line is the main actor's like the protocol.
extension SCNNode: UIFocusItem {}

/// The ways in which a node takes the focus.
public enum SCNNodeFocusBehavior: Int, Sendable {
    case none, occluding, focusable
}
