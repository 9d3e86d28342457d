public import Foundation
public import SceneKit
public import SpriteKit

/// The root of a scene of a game: a scene of SpriteKit.
public protocol GKSceneRootNodeType: NSObjectProtocol {}

extension SKScene: GKSceneRootNodeType {}

/// A scene with the things and the networks of a game. Files of Xcode's are not read.
open class GKScene: NSObject {
    /// The things, the networks by their names, and the node at the root.
    open private(set) var entities: [GKEntity] = []
    open private(set) var graphs: [String: GKGraph] = [:]
    open var rootNode: (any GKSceneRootNodeType)?

    public override init() {
        super.init()
    }

    /// Creates the scene of a file, which is not read: nil.
    public convenience init?(fileNamed filename: String) { return nil }
    public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) { return nil }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { return nil }

    /// Adds things and networks, and removes them.
    open func addEntity(_ entity: GKEntity) { entities.append(entity) }
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
    open func removeGraph(_ name: String) { graphs[name] = nil }
}

/// The component by which a thing is seen: a node of SpriteKit.
open class GKSKNodeComponent: GKComponent, GKAgentDelegate {
    /// The node. It knows the thing of this component.
    open var node: SKNode {
        didSet { tie() }
    }

    /// Creates a component of a node.
    public init(node: SKNode) {
        self.node = node
        super.init()
    }

    public required init?(coder: NSCoder) { return nil }

    open override func didAddToEntity() { tie() }
    open override func willRemoveFromEntity() { NodeEntities.all.setValue(nil, of: node) }

    private func tie() { NodeEntities.all.setValue(entity, of: node) }
}

/// The component by which a thing is seen in space: a node of SceneKit.
open class GKSCNNodeComponent: GKComponent, GKAgentDelegate {
    /// The node. It knows the thing of this component.
    public let node: SCNNode

    /// Creates a component of a node.
    public init(node: SCNNode) {
        self.node = node
        super.init()
    }

    public required init?(coder: NSCoder) { return nil }

    open override func didAddToEntity() { NodeEntities.all.setValue(entity, of: node) }
    open override func willRemoveFromEntity() { NodeEntities.all.setValue(nil, of: node) }
}

/// The things of nodes, which a node keeps neither alive.
private final class NodeEntities: @unchecked Sendable {
    static let all = NodeEntities()

    private struct Pair {
        weak var node: AnyObject?
        weak var entity: GKEntity?
    }

    private let lock = NSLock()
    private var pairs: [ObjectIdentifier: Pair] = [:]

    func value(of node: AnyObject) -> GKEntity? {
        lock.withLock {
            guard let pair = pairs[ObjectIdentifier(node)], pair.node === node else { return nil }
            return pair.entity
        }
    }

    func setValue(_ entity: GKEntity?, of node: AnyObject) {
        lock.withLock {
            if pairs.count > 256 { pairs = pairs.filter { $0.value.node != nil } }
            pairs[ObjectIdentifier(node)] = entity.map { Pair(node: node, entity: $0) }
        }
    }
}

extension SCNNode {
    /// The thing that the node shows.
    public var entity: GKEntity? {
        get { NodeEntities.all.value(of: self) }
        set { NodeEntities.all.setValue(newValue, of: self) }
    }
}

extension SKNode {
    /// The thing that the node shows.
    public var entity: GKEntity? {
        get { NodeEntities.all.value(of: self) }
        set { NodeEntities.all.setValue(newValue, of: self) }
    }

    /// Shapes in the way, of the frames of nodes: each with its four corners.
    public class func obstacles(fromNodeBounds nodes: [SKNode]) -> [GKPolygonObstacle] {
        nodes.map { polygon($0.calculateAccumulatedFrame()) }
    }
    public class func obstacles(fromNodePhysicsBodies nodes: [SKNode]) -> [GKPolygonObstacle] {
        nodes.filter { $0.physicsBody != nil }.map { polygon($0.calculateAccumulatedFrame()) }
    }
    public class func obstacles(fromSpriteTextures sprites: [SKNode], accuracy: Float) -> [GKPolygonObstacle] {
        obstacles(fromNodeBounds: sprites)
    }

    private static func polygon(_ frame: CGRect) -> GKPolygonObstacle {
        let (left, right) = (Float(frame.minX), Float(frame.maxX))
        let (low, high) = (Float(frame.minY), Float(frame.maxY))
        return GKPolygonObstacle(points: [
            SIMD2(left, low), SIMD2(right, low), SIMD2(right, high), SIMD2(left, high),
        ])
    }
}
