public import Foundation

/// A rectangle of a plane, by two of its corners.
public struct GKQuad: Sendable {
    /// The least and the greatest corner.
    public var quadMin: SIMD2<Float>
    public var quadMax: SIMD2<Float>

    /// Creates a rectangle of its least and its greatest corner.
    public init(quadMin: SIMD2<Float>, quadMax: SIMD2<Float>) {
        (self.quadMin, self.quadMax) = (quadMin, quadMax)
    }
    public init() { self.init(quadMin: .zero, quadMax: .zero) }

    func holds(_ point: SIMD2<Float>) -> Bool {
        all(point .>= quadMin) && all(point .<= quadMax)
    }

    func meets(_ other: GKQuad) -> Bool {
        all(quadMin .<= other.quadMax) && all(quadMax .>= other.quadMin)
    }
}

/// A box in space, by two of its corners.
public struct GKBox: Sendable {
    /// The least and the greatest corner.
    public var boxMin: SIMD3<Float>
    public var boxMax: SIMD3<Float>

    /// Creates a box of its least and its greatest corner.
    public init(boxMin: SIMD3<Float>, boxMax: SIMD3<Float>) {
        (self.boxMin, self.boxMax) = (boxMin, boxMax)
    }
    public init() { self.init(boxMin: .zero, boxMax: .zero) }

    func meets(_ other: GKBox) -> Bool {
        all(boxMin .<= other.boxMax) && all(boxMax .>= other.boxMin)
    }
}

/// The handle of an element in a tree of a plane.
open class GKQuadtreeNode: NSObject {
    /// The part of the plane that the element takes.
    public let quad: GKQuad
    init(_ quad: GKQuad) { self.quad = quad }
}

/// Elements by their places in a plane. They are looked through one by one.
open class GKQuadtree<ElementType: NSObject>: NSObject {
    private var entries: [(element: ElementType, node: GKQuadtreeNode)] = []
    private let bounds: GKQuad

    /// Creates a tree of a part of the plane.
    public init(boundingQuad quad: GKQuad, minimumCellSize minCellSize: Float) {
        bounds = quad
    }

    /// Adds an element, and removes it.
    @discardableResult
    open func add(_ element: ElementType, at point: SIMD2<Float>) -> GKQuadtreeNode {
        add(element, in: GKQuad(quadMin: point, quadMax: point))
    }
    @discardableResult
    open func add(_ element: ElementType, in quad: GKQuad) -> GKQuadtreeNode {
        let node = GKQuadtreeNode(quad)
        entries.append((element, node))
        return node
    }
    @discardableResult
    open func remove(_ element: ElementType) -> Bool {
        let count = entries.count
        entries.removeAll { $0.element === element }
        return entries.count < count
    }
    @discardableResult
    open func remove(_ element: ElementType, using node: GKQuadtreeNode) -> Bool {
        let count = entries.count
        entries.removeAll { $0.element === element && $0.node === node }
        return entries.count < count
    }

    /// The elements at a point, and those in a part.
    open func elements(at point: SIMD2<Float>) -> [ElementType] {
        entries.filter { $0.node.quad.holds(point) }.map(\.element)
    }
    open func elements(in quad: GKQuad) -> [ElementType] {
        entries.filter { $0.node.quad.meets(quad) }.map(\.element)
    }
}

/// Elements by their places in a plane, with room about each. They are looked through one by one.
open class GKRTree<ElementType: NSObject>: NSObject {
    private var entries: [(element: ElementType, quad: GKQuad)] = []
    /// The number of elements to reserve room for.
    open var queryReserve: Int

    /// Creates a tree.
    public init(maxNumberOfChildren: Int) {
        queryReserve = maxNumberOfChildren
    }

    /// Adds an element, removes it, and finds those in a part.
    open func addElement(
        _ element: ElementType, boundingRectMin: SIMD2<Float>, boundingRectMax: SIMD2<Float>,
        splitStrategy: GKRTreeSplitStrategy
    ) { entries.append((element, GKQuad(quadMin: boundingRectMin, quadMax: boundingRectMax))) }
    open func removeElement(_ element: ElementType, boundingRectMin: SIMD2<Float>, boundingRectMax: SIMD2<Float>) {
        entries.removeAll { $0.element === element }
    }
    open func elements(inBoundingRectMin rectMin: SIMD2<Float>, rectMax: SIMD2<Float>) -> [ElementType] {
        entries.filter { $0.quad.meets(GKQuad(quadMin: rectMin, quadMax: rectMax)) }.map(\.element)
    }
}

/// The ways in which such a tree grows.
public enum GKRTreeSplitStrategy: Int, Sendable {
    case halve, linear, quadratic, reduceOverlap
}

/// The handle of an element in a tree of space.
open class GKOctreeNode: NSObject {
    /// The part of space that the element takes.
    public let box: GKBox
    init(_ box: GKBox) { self.box = box }
}

/// Elements by their places in space. They are looked through one by one.
open class GKOctree<ElementType: NSObject>: NSObject {
    private var entries: [(element: ElementType, node: GKOctreeNode)] = []

    /// Creates a tree of a part of space.
    public init(boundingBox box: GKBox, minimumCellSize minCellSize: Float) {}

    /// Adds an element, and removes it.
    @discardableResult
    open func add(_ element: ElementType, at point: SIMD3<Float>) -> GKOctreeNode {
        add(element, in: GKBox(boxMin: point, boxMax: point))
    }
    @discardableResult
    open func add(_ element: ElementType, in box: GKBox) -> GKOctreeNode {
        let node = GKOctreeNode(box)
        entries.append((element, node))
        return node
    }
    @discardableResult
    open func remove(_ element: ElementType) -> Bool {
        let count = entries.count
        entries.removeAll { $0.element === element }
        return entries.count < count
    }

    /// The elements at a point, and those in a part.
    open func elements(at point: SIMD3<Float>) -> [ElementType] { elements(in: GKBox(boxMin: point, boxMax: point)) }
    open func elements(in box: GKBox) -> [ElementType] {
        entries.filter { $0.node.box.meets(box) }.map(\.element)
    }
}
