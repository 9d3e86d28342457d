/// A shape. Its size is known, and its faces are not made.
public final class MeshResource: Sendable {
    /// The box that it takes, in metres.
    public let bounds: BoundingBox
    /// The forms of the shape: those that it was made of, and none for one that was made by its sizes.
    public let contents: Contents
    /// The number of materials that it wants.
    public var expectedMaterialCount: Int { contents.materialCount }

    init(half: SIMD3<Float>) {
        (bounds, contents) = (BoundingBox(min: -half, max: half), Contents())
    }

    init(box: BoundingBox, contents: Contents = Contents()) {
        (bounds, self.contents) = (box, contents)
    }

    /// Makes boxes, balls, planes, cylinders and cones of their sizes in metres.
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(half: SIMD3(repeating: size / 2))
    }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(half: size / 2)
    }
    public static func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
    ) -> MeshResource { MeshResource(half: SIMD3(width, height, depth) / 2) }
    public static func generateBox(
        size: SIMD3<Float>, majorCornerRadius: Float, minorCornerRadius: Float
    ) -> MeshResource { MeshResource(half: size / 2) }
    public static func generateSphere(radius: Float) -> MeshResource { MeshResource(half: SIMD3(repeating: radius)) }
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(half: SIMD3(width, height, 0) / 2)
    }
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(half: SIMD3(width, 0, depth) / 2)
    }
    public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
        MeshResource(half: SIMD3(radius, height / 2, radius))
    }
    public static func generateCone(height: Float, radius: Float) -> MeshResource {
        MeshResource(half: SIMD3(radius, height / 2, radius))
    }

    /// Makes a text, of which no size is known.
    public static func generateText(
        _ string: String, extrusionDepth: Float = 0.25, font: MeshResource.Font = .systemFont(ofSize: 0.2),
        containerFrame: CGRect = .zero, alignment: CTTextAlignment = .left,
        lineBreakMode: CTLineBreakMode = .byTruncatingTail
    ) -> MeshResource { MeshResource(half: .zero) }

    /// The type of a font.
    public typealias Font = UIFont
}

/// A shape to be touched by.
public final class ShapeResource: Hashable, Sendable {
    /// The box that it takes, in metres.
    public let bounds: BoundingBox

    init(_ bounds: BoundingBox) {
        self.bounds = bounds
    }

    public static func == (a: ShapeResource, b: ShapeResource) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Makes boxes, balls and capsules of their sizes in metres, and the shape of another.
    public static func generateBox(size: SIMD3<Float>) -> ShapeResource {
        ShapeResource(BoundingBox(min: -size / 2, max: size / 2))
    }
    public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
        generateBox(size: SIMD3(width, height, depth))
    }
    public static func generateSphere(radius: Float) -> ShapeResource {
        generateBox(size: SIMD3(repeating: 2 * radius))
    }
    public static func generateCapsule(height: Float, radius: Float) -> ShapeResource {
        generateBox(size: SIMD3(2 * radius, height, 2 * radius))
    }
    public static func generateConvex(from mesh: MeshResource) -> ShapeResource { ShapeResource(mesh.bounds) }
    public static func generateConvex(from mesh: MeshResource) async throws -> ShapeResource {
        ShapeResource(mesh.bounds)
    }
    public static func generateConvex(from points: [SIMD3<Float>]) -> ShapeResource {
        ShapeResource(points.reduce(BoundingBox()) { $0.union($1) })
    }
    public static func generateStaticMesh(from mesh: MeshResource) async throws -> ShapeResource {
        ShapeResource(mesh.bounds)
    }
    public static func generateStaticMesh(
        positions: [SIMD3<Float>], faceIndices: [UInt16]
    ) async throws -> ShapeResource { ShapeResource(positions.reduce(BoundingBox()) { $0.union($1) }) }

    /// Makes the shape of a part of the room: it has no points.
    ///
    /// - Throws: `CocoaError.featureUnsupported`: no room is seen.
    public static func generateStaticMesh(from meshAnchor: ARMeshAnchor) async throws -> ShapeResource {
        throw CocoaError(.featureUnsupported)
    }
    public func offsetBy(
        rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: SIMD3<Float> = .zero
    )
        -> ShapeResource
    { ShapeResource(bounds.transformed(by: Transform(rotation: rotation, translation: translation).matrix)) }
}
