public import Foundation

/// A thing that is in the way.
open class GKObstacle: NSObject {}

/// A circle in the way.
open class GKCircleObstacle: GKObstacle {
    /// The middle and the radius.
    open var radius: Float
    open var position = SIMD2<Float>.zero

    /// Creates a circle of a radius.
    public init(radius: Float) {
        self.radius = radius
    }
}

/// A ball in the way.
open class GKSphereObstacle: GKObstacle {
    /// The middle and the radius.
    open var radius: Float
    open var position = SIMD3<Float>.zero

    /// Creates a ball of a radius.
    public init(radius: Float) {
        self.radius = radius
    }
}

/// A shape of corners in the way.
open class GKPolygonObstacle: GKObstacle {
    let points: [SIMD2<Float>]

    /// Creates a shape of its corners.
    public init(points: [SIMD2<Float>]) {
        self.points = points
    }
    public convenience init(points: UnsafeMutablePointer<SIMD2<Float>>, count numPoints: Int) {
        self.init(points: Array(UnsafeBufferPointer(start: points, count: max(numPoints, 0))))
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { return nil }

    /// The corners.
    open var vertexCount: Int { points.count }
    open func vertex(at index: Int) -> SIMD2<Float> { points[index] }

    private var sides: [(SIMD2<Float>, SIMD2<Float>)] {
        points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
    }

    /// Indicates whether a point lies within the shape.
    func holds(_ point: SIMD2<Float>) -> Bool {
        sides.filter { a, b in
            (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
        }.count % 2 == 1
    }

    /// Indicates whether a straight way meets the shape.
    func meets(_ start: SIMD2<Float>, _ end: SIMD2<Float>) -> Bool {
        if holds(start) || holds(end) { return true }
        func side(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) -> Float {
            (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        }
        return sides.contains { a, b in
            side(start, end, a) * side(start, end, b) <= 0 && side(a, b, start) * side(a, b, end) <= 0
        }
    }

    /// The corners, moved outwards from the middle by a distance along both sides.
    func corners(outwards distance: Float) -> [SIMD2<Float>] {
        guard !points.isEmpty else { return [] }
        let middle = points.reduce(.zero, +) / Float(points.count)
        return points.map { point in
            let way = point - middle
            guard way.length > 0 else { return point }
            return point + way / way.length * (distance * Float(2).squareRoot() + 0.001)
        }
    }
}

/// A network of the corners of things in the way, joined where nothing lies between them.
open class GKObstacleGraph<NodeType: GKGraphNode2D>: GKGraph {
    /// The things in the way, and the distance that is kept from them.
    open private(set) var obstacles: [GKPolygonObstacle] = []
    public let bufferRadius: Float
    private var corners: [ObjectIdentifier: [GKGraphNode2D]] = [:]
    private var locked: [(from: GKGraphNode2D, to: GKGraphNode2D)] = []

    /// Creates the network about things, with a distance from them.
    public init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
        self.bufferRadius = bufferRadius
        super.init(nodes: [])
        addObstacles(obstacles)
    }

    public required init?(coder aDecoder: NSCoder) { return nil }

    /// Adds a node and joins it to all that it sees, but for what some things hide.
    open func connectUsingObstacles(node: NodeType) { connectUsingObstacles(node: node, ignoring: []) }
    open func connectUsingObstacles(node: NodeType, ignoring obstaclesToIgnore: [GKPolygonObstacle]) {
        join(node, ignoring: obstaclesToIgnore)
        add([node])
    }
    open func connectUsingObstacles(
        node: NodeType, ignoringBufferRadiusOf obstaclesBufferRadiusToIgnore: [GKPolygonObstacle]
    ) { connectUsingObstacles(node: node) }

    private func join(_ node: GKGraphNode2D, ignoring ignored: [GKPolygonObstacle]) {
        let walls = obstacles.filter { wall in !ignored.contains { $0 === wall } }
        for other in nodes ?? [] {
            guard let other = other as? GKGraphNode2D, other !== node else { continue }
            guard !walls.contains(where: { $0.meets(node.position, other.position) }) else { continue }
            node.addConnections(to: [other], bidirectional: true)
        }
    }

    /// Adds things, and takes them away. The ways are found anew.
    open func addObstacles(_ obstacles: [GKPolygonObstacle]) {
        for obstacle in obstacles where !self.obstacles.contains(where: { $0 === obstacle }) {
            self.obstacles.append(obstacle)
            let places = obstacle.corners(outwards: bufferRadius).map { GKGraphNode2D(point: $0) }
            corners[ObjectIdentifier(obstacle)] = places
            add(places)
        }
        joinAll()
    }
    open func removeObstacles(_ obstacles: [GKPolygonObstacle]) {
        for obstacle in obstacles {
            self.obstacles.removeAll { $0 === obstacle }
            remove(corners.removeValue(forKey: ObjectIdentifier(obstacle)) ?? [])
        }
        joinAll()
    }
    open func removeAllObstacles() { removeObstacles(obstacles) }

    /// The nodes at the corners of a thing.
    open func nodes(for obstacle: GKPolygonObstacle) -> [NodeType] {
        (corners[ObjectIdentifier(obstacle)] ?? []).compactMap { $0 as? NodeType }
    }

    /// Keeps a way as it is when things are added and taken away, and no longer.
    open func lockConnection(from startNode: NodeType, to endNode: NodeType) {
        if !isConnectionLocked(from: startNode, to: endNode) { locked.append((startNode, endNode)) }
    }
    open func unlockConnection(from startNode: NodeType, to endNode: NodeType) {
        locked.removeAll { $0.from === startNode && $0.to === endNode }
    }
    open func isConnectionLocked(from startNode: NodeType, to endNode: NodeType) -> Bool {
        locked.contains { $0.from === startNode && $0.to === endNode }
    }

    private func joinAll() {
        let kept = locked.filter { way in way.from.connectedNodes.contains { $0 === way.to } }
        defer { for way in kept { way.from.addConnections(to: [way.to], bidirectional: false) } }
        let all = (nodes ?? []).compactMap { $0 as? GKGraphNode2D }
        for node in all { node.removeConnections(to: node.connectedNodes, bidirectional: true) }
        for node in all { join(node, ignoring: []) }
    }
}
