/// A rule for the place of a node. It is kept, and does not move the node.
open class SCNConstraint: NSObject, @unchecked Sendable {
    /// The strength of the rule in 0...1.
    open var influenceFactor: CGFloat = 1
    open var isEnabled = true
    open var isIncremental = true
}

/// The rule that a node looks at another.
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
    /// The node that is looked at, and the way.
    open var target: SCNNode?
    open var targetOffset = SCNVector3Zero
    open var localFront = SCNNode.localFront
    open var worldUp = SCNNode.localUp
    open var isGimbalLockEnabled = false

    /// Creates the rule for a node.
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
}

/// The rule that a node turns its face to the camera.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
    /// The axes that it turns about.
    open var freeAxes = SCNBillboardAxis.all
}

/// The axes of such a turn.
public struct SCNBillboardAxis: OptionSet, Sendable {
    public static let X = SCNBillboardAxis(rawValue: 1)
    public static let Y = SCNBillboardAxis(rawValue: 2)
    public static let Z = SCNBillboardAxis(rawValue: 4)
    public static let all = SCNBillboardAxis(rawValue: 7)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The rule that a node stays at a distance.
open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable {
    /// The other node, and the distances in units of the scene.
    open var target: SCNNode?
    open var minimumDistance: CGFloat = 0
    open var maximumDistance = CGFloat.infinity

    /// Creates the rule for a node.
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
}

/// The rule that a node goes where another goes.
open class SCNReplicatorConstraint: SCNConstraint, @unchecked Sendable {
    /// The other node, and what is taken over.
    open var target: SCNNode?
    open var replicatesOrientation = true
    open var replicatesPosition = true
    open var replicatesScale = true
    open var positionOffset = SCNVector3Zero

    /// Creates the rule for a node.
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
}

/// The rule that a closure gives the place.
open class SCNTransformConstraint: SCNConstraint, @unchecked Sendable {
    private var place: ((SCNNode, SCNMatrix4) -> SCNMatrix4)?

    /// Creates the rule of a closure. Nothing asks it.
    public convenience init(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4) {
        self.init()
        place = block
    }
}
