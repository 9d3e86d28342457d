/// A node of a scene: its place, its children and its actions.
@MainActor @preconcurrency
open class SKNode: UIResponder {
    /// The place in the parent, and in front of or behind others.
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    /// The turn in radians, and the sizes along both axes in units of its own.
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    /// The opacity, and what is hidden.
    open var alpha: CGFloat = 1
    open var isHidden = false
    /// The factor of its actions' speed.
    open var speed: CGFloat = 1
    open var isPaused = false
    /// A name to find it by, and facts that the app keeps.
    open var name: String?
    open var userData: NSMutableDictionary?
    /// The body in the world's physics.
    open var physicsBody: SKPhysicsBody? {
        didSet { physicsBody?.node = self }
    }
    open var constraints: [SKConstraint]?
    open var isUserInteractionEnabled = false
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    /// The nodes below and above.
    open private(set) var children: [SKNode] = []
    open private(set) weak var parent: SKNode?
    private var repeated: [String: SKAction] = [:]
    private var unnamed = 0

    public override init() {
        super.init()
    }

    /// Reads a node of a file of Xcode's, which is not read.
    public convenience init?(fileNamed filename: String) { return nil }

    public required init?(coder aDecoder: NSCoder) { return nil }

    /// The scene that has the node.
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }

    /// The frame in the parent, of its own content.
    open var frame: CGRect {
        let size = contentSize
        let (width, height) = (size.width * abs(xScale), size.height * abs(yScale))
        let anchor = contentAnchor
        return CGRect(
            x: position.x - width * anchor.x, y: position.y - height * anchor.y, width: width, height: height)
    }

    var contentSize: CGSize { .zero }
    var contentAnchor: CGPoint { CGPoint(x: 0.5, y: 0.5) }

    /// The frame that it and its children take.
    open func calculateAccumulatedFrame() -> CGRect {
        children.reduce(frame) { all, child in
            all.union(child.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y))
        }
    }

    // MARK: The tree

    /// Adds, moves and removes nodes.
    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
    open func insertChild(_ node: SKNode, at index: Int) {
        precondition(node.parent == nil, "a node has one parent")
        node.parent = self
        children.insert(node, at: min(index, children.count))
    }
    open func move(toParent parent: SKNode) {
        removeFromParent()
        parent.addChild(self)
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func removeAllChildren() { removeChildren(in: children) }
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false
    }

    /// Finds nodes by name: of its own children, or everywhere below with `//` before the name.
    open func childNode(withName name: String) -> SKNode? { found(name).first }
    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for node in found(name) where !stop.boolValue { block(node, &stop) }
    }
    open subscript(name: String) -> [SKNode] { found(name) }

    private func found(_ name: String) -> [SKNode] {
        guard name.hasPrefix("//") else { return children.filter { name == "*" || $0.name == name } }
        let plain = String(name.dropFirst(2))
        return children.flatMap { ($0.name == plain || plain == "*" ? [$0] : []) + $0.found(name) }
    }

    // MARK: Places

    /// Returns whether a point of the parent lies in the node, and the nodes at a point of this one.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    open func intersects(_ node: SKNode) -> Bool {
        calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
    }
    open func nodes(at p: CGPoint) -> [SKNode] {
        let inner = children.reversed().flatMap { child in
            child.nodes(at: CGPoint(x: p.x - child.position.x, y: p.y - child.position.y))
                + (child.frame.contains(p) ? [child] : [])
        }
        return inner.sorted { $0.zPosition > $1.zPosition }
    }
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    /// Turns points of one node into those of another. Turns and sizes are not reckoned with.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        let (own, other) = (origin, node.origin)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

    private var origin: CGPoint {
        guard let parent else { return .zero }
        let above = parent.origin
        return CGPoint(x: above.x + position.x, y: above.y + position.y)
    }

    /// Sets both sizes.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    // MARK: Actions

    /// Runs an action, which comes to its end at once. One without an end does nothing, and is there until it is removed.
    open func run(_ action: SKAction) { run(action, named: nil) }
    open func run(_ action: SKAction, withKey key: String) { run(action, named: key) }
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {
        run(action)
        guard !action.isEndless else { return }
        block()
    }
    public func run(_ action: SKAction) async { run(action, named: nil) }

    private func run(_ action: SKAction, named key: String?) {
        if action.isEndless {
            unnamed += 1
            repeated[key ?? "unnamed \(unnamed)"] = action
        }
        action.apply(to: self)
    }

    /// The actions that run: those without an end.
    open func hasActions() -> Bool { !repeated.isEmpty }
    open func action(forKey key: String) -> SKAction? { repeated[key] }
    open func removeAction(forKey key: String) { repeated[key] = nil }
    open func removeAllActions() { repeated = [:] }
}
