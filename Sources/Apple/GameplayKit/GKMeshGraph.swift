public import Foundation

/// A network of a plane about things in the way. The plane is not cut into triangles here: nodes are joined where nothing lies
/// between them, and to the corners of things.
open class GKMeshGraph<NodeType: GKGraphNode2D>: GKGraph {
    private let inner: GKObstacleGraph<NodeType>

    /// The things in the way, the distance that is kept from them, and the wishes about triangles, of which there are none.
    open var obstacles: [GKPolygonObstacle] { inner.obstacles }
    open var bufferRadius: Float { inner.bufferRadius }
    open var triangulationMode: GKMeshGraphTriangulationMode = .vertices
    open var triangleCount: Int { 0 }
    open func triangle(at index: Int) -> GKTriangle { GKTriangle() }

    /// Creates a network of a part of the plane.
    public init(bufferRadius: Float, minCoordinate min: SIMD2<Float>, maxCoordinate max: SIMD2<Float>) {
        inner = GKObstacleGraph(obstacles: [], bufferRadius: bufferRadius)
        super.init(nodes: [])
    }
    public convenience init(
        bufferRadius: Float, minCoordinate min: SIMD2<Float>, maxCoordinate max: SIMD2<Float>, nodeClass: AnyClass
    ) { self.init(bufferRadius: bufferRadius, minCoordinate: min, maxCoordinate: max) }

    public required init?(coder aDecoder: NSCoder) { return nil }

    /// Adds things, takes them away, and finds the ways.
    open func addObstacles(_ obstacles: [GKPolygonObstacle]) { inner.addObstacles(obstacles) }
    open func removeObstacles(_ obstacles: [GKPolygonObstacle]) { inner.removeObstacles(obstacles) }
    open func triangulate() { add(inner.nodes ?? []) }

    /// Adds a node and joins it to all that it sees.
    open func connectUsingObstacles(node: NodeType) {
        inner.connectUsingObstacles(node: node)
        add([node])
    }
}

/// The places of nodes in triangles.
public struct GKMeshGraphTriangulationMode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let vertices = GKMeshGraphTriangulationMode(rawValue: 1)
    public static let centers = GKMeshGraphTriangulationMode(rawValue: 2)
    public static let edgeMidpoints = GKMeshGraphTriangulationMode(rawValue: 4)
}

/// A triangle in space, by its corners.
public struct GKTriangle: Sendable {
    /// The corners.
    public var points: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>) = (.zero, .zero, .zero)

    /// Creates a triangle of a point, or of three.
    public init() {}
    public init(points: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.points = points }
}
