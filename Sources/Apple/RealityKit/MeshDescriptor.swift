/// The lists of a shape's numbers.
public enum MeshBuffers {
    /// The places, normals and tangents of corners, and their places in a texture.
    public typealias Positions = MeshBuffer<SIMD3<Float>>
    public typealias Normals = MeshBuffer<SIMD3<Float>>
    public typealias Tangents = MeshBuffer<SIMD3<Float>>
    public typealias TextureCoordinates = MeshBuffer<SIMD2<Float>>
}

/// A list of a shape's numbers.
public struct MeshBuffer<Element: Sendable>: ExpressibleByArrayLiteral, Sendable {
    /// The numbers.
    public var elements: [Element]
    public var count: Int { elements.count }

    /// Creates a list.
    public init(_ elements: [Element]) {
        self.elements = elements
    }
    public init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.elements = Array(elements)
    }
    public init(arrayLiteral elements: Element...) {
        self.elements = elements
    }
}

/// A shape as it is written down.
public struct MeshDescriptor: Sendable {
    /// The name, the corners, the faces and their materials.
    public var name: String
    public var positions: MeshBuffers.Positions = []
    public var normals: MeshBuffers.Normals?
    public var tangents: MeshBuffers.Tangents?
    public var textureCoordinates: MeshBuffers.TextureCoordinates?
    public var primitives: Primitives?
    public var materials = Materials.allFaces(0)

    /// Creates a shape without corners.
    public init(name: String = "") {
        self.name = name
    }

    /// The faces by the numbers of their corners.
    public enum Primitives: Sendable {
        case triangles([UInt32])
        case trianglesAndQuads(triangles: [UInt32], quads: [UInt32])
        case polygons([UInt8], [UInt32])
    }

    /// The materials of the faces.
    public enum Materials: Sendable {
        case allFaces(UInt32)
        case perFace([UInt32])
    }
}

extension MeshResource {
    /// Makes a shape as it is written down: its box is known.
    public static func generate(from descriptors: [MeshDescriptor]) throws -> MeshResource { made(descriptors) }
    public convenience init(from descriptors: [MeshDescriptor]) async throws { self.init(box: box(of: descriptors)) }

    private static func made(_ descriptors: [MeshDescriptor]) -> MeshResource {
        MeshResource(box: box(of: descriptors))
    }
}

private func box(of descriptors: [MeshDescriptor]) -> BoundingBox {
    descriptors.flatMap(\.positions.elements).reduce(BoundingBox()) { $0.union($1) }
}
