public import Foundation

/// A point of a network, with the ways that lead from it.
open class GKGraphNode: NSObject {
    /// The nodes that a way leads to.
    open private(set) var connectedNodes: [GKGraphNode] = []

    public override init() {
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder aDecoder: NSCoder) { return nil }

    /// Adds ways to nodes and removes them, in one direction or in both.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes where node !== self {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
        }
    }

    /// The least that a way to a node can cost, and what the way to a neighbour costs: 1 each where no place is known.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
    open func cost(to node: GKGraphNode) -> Float { 1 }

    /// Returns the cheapest way as its nodes, with both ends; empty where there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { Self.path(from: self, to: goalNode) }
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { Self.path(from: startNode, to: self) }

    /// The way by the method A* of Hart, Nilsson and Raphael.
    private static func path(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
        var costs = [ObjectIdentifier(start): Float(0)]
        var before: [ObjectIdentifier: GKGraphNode] = [:]
        var open: [(node: GKGraphNode, estimate: Float)] = [(start, start.estimatedCost(to: goal))]
        while let nearest = open.indices.min(by: { open[$0].estimate < open[$1].estimate }) {
            let node = open.remove(at: nearest).node
            if node === goal {
                var way = [node]
                while let last = before[ObjectIdentifier(way[0])] { way.insert(last, at: 0) }
                return way
            }
            let cost = costs[ObjectIdentifier(node)] ?? 0
            for next in node.connectedNodes {
                let (id, sum) = (ObjectIdentifier(next), cost + max(node.cost(to: next), 0))
                if let known = costs[id], known <= sum { continue }
                costs[id] = sum
                before[id] = node
                open.removeAll { $0.node === next }
                open.append((next, sum + next.estimatedCost(to: goal)))
            }
        }
        return []
    }
}

/// A node at a place of a plane.
open class GKGraphNode2D: GKGraphNode {
    /// The place.
    open var position: SIMD2<Float>

    /// Creates a node at a place.
    public init(point: SIMD2<Float>) {
        position = point
        super.init()
    }

    public required init?(coder aDecoder: NSCoder) { return nil }

    open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }

    private func distance(to node: GKGraphNode) -> Float? {
        (node as? GKGraphNode2D).map { ($0.position - position).length }
    }
}

/// A node at a place in space.
open class GKGraphNode3D: GKGraphNode {
    /// The place.
    open var position: SIMD3<Float>

    /// Creates a node at a place.
    public init(point: SIMD3<Float>) {
        position = point
        super.init()
    }

    public required init?(coder aDecoder: NSCoder) { return nil }

    open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }

    private func distance(to node: GKGraphNode) -> Float? {
        (node as? GKGraphNode3D).map { ($0.position - position).length }
    }
}

/// A node at a place of a grid.
open class GKGridGraphNode: GKGraphNode {
    /// The column and the row.
    open internal(set) var gridPosition: SIMD2<Int32>

    /// Creates a node at a place of a grid.
    public init(gridPosition: SIMD2<Int32>) {
        self.gridPosition = gridPosition
        super.init()
    }

    public required init?(coder aDecoder: NSCoder) { return nil }

    open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }

    private func distance(to node: GKGraphNode) -> Float? {
        (node as? GKGridGraphNode).map { SIMD2<Float>($0.gridPosition &- gridPosition).length }
    }
}

extension SIMD where Scalar == Float {
    /// The length as a way.
    var length: Float { (self * self).sum().squareRoot() }
}
