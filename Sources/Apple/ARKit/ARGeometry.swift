public import Metal

/// The numbers of a shape in a buffer of a graphics processor. There is none: the buffer is empty.
open class ARGeometrySource: NSObject, @unchecked Sendable {
    /// The buffer, and the way that its numbers lie, in bytes.
    public let buffer: any MTLBuffer = EmptyBuffer()
    open var count: Int { 0 }
    open var format: MTLVertexFormat { .float3 }
    open var componentsPerVector: Int { 3 }
    open var offset: Int { 0 }
    open var stride: Int { 12 }

    override init() {}
}

/// The faces of a shape in a buffer. There are none.
open class ARGeometryElement: NSObject, @unchecked Sendable {
    /// The buffer, and the way that its numbers lie, in bytes.
    public let buffer: any MTLBuffer = EmptyBuffer()
    open var count: Int { 0 }
    open var bytesPerIndex: Int { 4 }
    open var indexCountPerPrimitive: Int { 3 }
    open var primitiveType: ARGeometryPrimitiveType { .triangle }

    override init() {}
}

/// The kinds of faces.
public enum ARGeometryPrimitiveType: Int, Sendable {
    case line, triangle
}

/// The shape of a part of the room. None is made.
open class ARMeshGeometry: NSObject, @unchecked Sendable {
    /// The corners, the directions, the faces, and their kinds.
    public let vertices = ARGeometrySource()
    public let normals = ARGeometrySource()
    public let faces = ARGeometryElement()
    open var classification: ARGeometrySource? { nil }

    override init() {}
}

/// The kinds of parts of a room.
public enum ARMeshClassification: Int, Sendable {
    case none, wall, floor, ceiling, table, seat, window, door
}

/// The shape of a face: without corners, as none is seen.
open class ARFaceGeometry: NSObject, @unchecked Sendable {
    /// The corners and the faces between them.
    open var vertices: [simd_float3] { [] }
    open var textureCoordinates: [simd_float2] { [] }
    open var triangleCount: Int { 0 }
    open var triangleIndices: [Int16] { [] }

    override init() {}

    /// Creates the shape of features.
    public init?(blendShapes: [ARFaceAnchor.BlendShapeLocation: NSNumber]) {
        super.init()
    }
}

extension ARMeshAnchor {
    /// The shape.
    public var geometry: ARMeshGeometry { ARMeshGeometry() }
}

extension ARFaceAnchor {
    /// The shape.
    public var geometry: ARFaceGeometry { ARFaceGeometry() }
}

/// A buffer without bytes, of no graphics processor.
private final class EmptyBuffer: NSObject, MTLBuffer, @unchecked Sendable {
    var label: String?
    var device: any MTLDevice { preconditionFailure("There is no graphics processor.") }
    let storageMode = MTLStorageMode.shared
    let length = 0
    let gpuAddress: UInt64 = 0
    private let place = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 16)

    deinit { place.deallocate() }

    func contents() -> UnsafeMutableRawPointer { place }
    func didModifyRange(_ range: Range<Int>) {}
    func makeTexture(descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> (any MTLTexture)? { nil }
}
