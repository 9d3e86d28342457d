/// The size, the turn and the place of an entity in the one above.
public struct Transform: Hashable, Sendable, Component {
    /// The sizes along the axes, the turn, and the place in metres.
    public var scale: SIMD3<Float>
    public var rotation: simd_quatf
    public var translation: SIMD3<Float>

    /// The one that changes nothing.
    public static let identity = Transform()

    public init() {
        self.init(scale: SIMD3(1, 1, 1), rotation: simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: .zero)
    }

    /// Creates a transform of its parts.
    public init(
        scale: SIMD3<Float> = SIMD3<Float>(1, 1, 1), rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
        translation: SIMD3<Float> = .zero
    ) {
        (self.scale, self.rotation, self.translation) = (scale, rotation, translation)
    }

    /// Creates a turn by angles in radians: about z first, then about x, then about y.
    public init(pitch: Float = 0, yaw: Float = 0, roll: Float = 0) {
        let about = (
            simd_quatf(angle: yaw, axis: SIMD3(0, 1, 0)), simd_quatf(angle: pitch, axis: SIMD3(1, 0, 0)),
            simd_quatf(angle: roll, axis: SIMD3(0, 0, 1))
        )
        self.init(rotation: about.0 * about.1 * about.2)
    }

    /// Creates the transform of a matrix, as far as it has one.
    public init(matrix: float4x4) {
        let node = SCNNode()
        node.simdTransform = matrix
        self.init(scale: node.simdScale, rotation: node.simdOrientation, translation: node.simdPosition)
    }

    /// The same as a matrix.
    public var matrix: float4x4 {
        get {
            var matrix = float4x4(rotation)
            for axis in 0..<3 { matrix[axis] *= scale[axis] }
            matrix.columns.3 = SIMD4(translation, 1)
            return matrix
        }
        set { self = Transform(matrix: newValue) }
    }
}

/// A box in space.
public struct BoundingBox: Hashable, Sendable {
    /// The corners, in metres.
    public var min: SIMD3<Float>
    public var max: SIMD3<Float>

    /// Creates a box of its corners; without them it is empty.
    public init(min: SIMD3<Float>, max: SIMD3<Float>) {
        (self.min, self.max) = (min, max)
    }
    public init() {
        (min, max) = (SIMD3(repeating: .infinity), SIMD3(repeating: -.infinity))
    }

    /// The box of nothing.
    public static let empty = BoundingBox()
    /// The facts about the box, in metres.
    public var isEmpty: Bool { min.x > max.x }
    public var center: SIMD3<Float> { isEmpty ? .zero : (min + max) / 2 }
    public var extents: SIMD3<Float> { isEmpty ? .zero : max - min }
    public var boundingRadius: Float { length(extents) / 2 }
    public func contains(_ point: SIMD3<Float>) -> Bool {
        (0..<3).allSatisfy { min[$0] <= point[$0] && point[$0] <= max[$0] }
    }

    /// The box around two, around a point as well, and around this one in another space.
    public func union(_ other: BoundingBox) -> BoundingBox {
        BoundingBox(min: pointwiseMin(min, other.min), max: pointwiseMax(max, other.max))
    }
    public func union(_ point: SIMD3<Float>) -> BoundingBox { union(BoundingBox(min: point, max: point)) }
    public func transformed(by matrix: float4x4) -> BoundingBox {
        guard !isEmpty else { return self }
        return (0..<8).reduce(BoundingBox()) { box, corner in
            let x = corner & 1 == 0 ? min.x : max.x
            let y = corner & 2 == 0 ? min.y : max.y
            let place = SIMD4<Float>(x, y, corner & 4 == 0 ? min.z : max.z, 1)
            return box.union(simd_make_float3(matrix * place))
        }
    }
}
