import Foundation

/// A node of a scene: its place, its children and its actions.
@MainActor @preconcurrency
open class SKNode: UIResponder, UIFocusItem, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// Returns a node that is the same, with copies of the nodes below; and whether another is this one.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }
    open func isEqual(to node: SKNode) -> Bool { self === node }

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
    open var reachConstraints: SKReachConstraints?
    /// The values for programs of the graphics processor, by their names.
    open var attributeValues: [String: SKAttributeValue] = [:]
    open var focusBehavior = SKNodeFocusBehavior.none

    /// The part of a node in the moving of the focus, which moves nowhere.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { children }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open var canBecomeFocused: Bool { focusBehavior == .focusable }

    /// Indicates whether a finger reaches the node.
    open var isUserInteractionEnabled = false
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

    /// Nothing is read from archives here, and nothing is written into them: whoever reads one is told that it fails.
    public required init?(coder aDecoder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    /// The scene that has the node.
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }

    /// The frame in the parent, of its own content.
    open var frame: CGRect { contentFrame.applying(toParent) }

    /// The frame of its own content, without its place, its turn and its sizes.
    var contentFrame: CGRect { .zero }

    /// The frame that it and its children take.
    open func calculateAccumulatedFrame() -> CGRect {
        children.reduce(frame) { $0.union($1.calculateAccumulatedFrame().applying(toParent)) }
    }

    /// Sets and gives a value for programs of the graphics processor.
    open func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }
    open func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }

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
        if name.hasPrefix("//") {
            let rest = String(name.dropFirst(2))
            guard rest.contains("/") else { return below.filter { Self.matches($0.name ?? "", rest) } }
            return ([self] + below).flatMap { $0.found(rest) }
        }
        if name.hasPrefix("/") { return root.found(String(name.dropFirst())) }
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return [] }
        let nodes: [SKNode] =
            switch first {
            case ".": [self]
            case "..": parent.map { [$0] } ?? []
            default: children.filter { Self.matches($0.name ?? "", first) }
            }
        return parts.count > 1 ? nodes.flatMap { $0.found(parts[1]) } : nodes
    }

    private var root: SKNode { parent?.root ?? self }
    private var below: [SKNode] { children.flatMap { [$0] + $0.below } }

    /// Indicates whether a name is of a form in which `*` stands for any letters and `[abc]` for one of some.
    private static func matches(_ name: String, _ form: String) -> Bool {
        guard form.contains(where: { "*[".contains($0) }) else { return name == form }
        return fnmatch(form, name, 0) == 0
    }

    // MARK: Places

    /// Returns whether a point of the parent lies in the node, and the nodes at a point of this one.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    open func intersects(_ node: SKNode) -> Bool {
        calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame())
    }
    open func nodes(at p: CGPoint) -> [SKNode] {
        let inner = children.reversed().flatMap { child in
            child.nodes(at: p.applying(child.toParent.inverted())) + (child.frame.contains(p) ? [child] : [])
        }
        return inner.sorted { $0.zPosition > $1.zPosition }
    }
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    /// Turns points of one node into those of another.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.toRoot).applying(toRoot.inverted())
    }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

    /// The way from points of the node to those of its parent: sizes first, then the turn, then the place.
    var toParent: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }

    private var toRoot: CGAffineTransform {
        parent.map { toParent.concatenating($0.toRoot) } ?? .identity
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

/// The ways in which a node takes the focus.
public enum SKNodeFocusBehavior: Int, Sendable {
    case none, occluding, focusable
}
