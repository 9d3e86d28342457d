public import Foundation

/// A network of nodes.
open class GKGraph: NSObject {
    /// The nodes.
    open private(set) var nodes: [GKGraphNode]?

    public override init() {
        nodes = []
        super.init()
    }

    /// Creates a network of nodes.
    public init(nodes: [GKGraphNode]) {
        self.nodes = nodes
        super.init()
    }
    public convenience init(_ nodes: [GKGraphNode]) { self.init(nodes: nodes) }

    /// Nothing is read from archives here.
    public required init?(coder aDecoder: NSCoder) { return nil }

    /// Adds nodes, and removes them with the ways that lead to them.
    open func add(_ nodes: [GKGraphNode]) {
        for node in nodes where !all.contains(where: { $0 === node }) { self.nodes = all + [node] }
    }
    open func remove(_ nodes: [GKGraphNode]) {
        let ids = Set(nodes.map { ObjectIdentifier($0) })
        for node in all { node.removeConnections(to: nodes, bidirectional: true) }
        self.nodes = all.filter { !ids.contains(ObjectIdentifier($0)) }
    }
    private var all: [GKGraphNode] { nodes ?? [] }

    /// Joins a node to the one that is the nearest by its estimate.
    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let others = all.filter { $0 !== node }
        guard let nearest = others.min(by: { node.estimatedCost(to: $0) < node.estimatedCost(to: $1) }) else { return }
        node.addConnections(to: [nearest], bidirectional: bidirectional)
        add([node])
    }

    /// Returns the cheapest way as its nodes, with both ends; empty where there is none.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}

/// A network of the places of a grid, each with its neighbours.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    /// The first column and row, the numbers of them, and the choice of ways across corners.
    public let gridOrigin: SIMD2<Int32>
    public let gridWidth: Int
    public let gridHeight: Int
    public let diagonalsAllowed: Bool

    /// Creates a grid of so many columns and rows, all of which are joined.
    public convenience init(
        fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool
    ) {
        self.init(
            fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed,
            nodeClass: GKGridGraphNode.self)
    }

    /// Creates a grid for nodes of a class of one's own. None are made of it here: they are plain nodes, and `node(atGridPosition:)`
    /// finds such a node once it was added.
    public init(
        fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool,
        nodeClass: AnyClass
    ) {
        (gridOrigin, gridWidth, gridHeight) = (position, Int(max(width, 0)), Int(max(height, 0)))
        self.diagonalsAllowed = diagonalsAllowed
        var places: [GKGridGraphNode] = []
        for column in 0..<max(width, 0) {
            for row in 0..<max(height, 0) {
                places.append(GKGridGraphNode(gridPosition: position &+ SIMD2(column, row)))
            }
        }
        super.init(nodes: places)
        for place in places { join(place) }
    }

    public required init?(coder aDecoder: NSCoder) { return nil }

    /// The node at a place; nil where there is none.
    open func node(atGridPosition position: SIMD2<Int32>) -> NodeType? {
        nodes?.lazy.compactMap { $0 as? NodeType }.first { $0.gridPosition == position }
    }

    /// Adds a node and joins it to those beside it.
    open func connectToAdjacentNodes(node: NodeType) {
        join(node)
        add([node])
    }

    private func join(_ node: GKGridGraphNode) {
        for other in nodes ?? [] {
            guard let other = other as? GKGridGraphNode, other !== node else { continue }
            let way = other.gridPosition &- node.gridPosition
            let (columns, rows) = (abs(way.x), abs(way.y))
            if columns + rows == 1 || (diagonalsAllowed && columns == 1 && rows == 1) {
                node.addConnections(to: [other], bidirectional: true)
            }
        }
    }
}
