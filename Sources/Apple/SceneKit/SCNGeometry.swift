/// A shape in space, with its materials.
open class SCNGeometry: NSObject, NSCopying, NSSecureCoding, SCNBoundingVolume, @unchecked Sendable {
    /// A name to find it by, the materials, and the numbers that it was made of.
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]
    open private(set) var sources: [SCNGeometrySource] = []
    open private(set) var elements: [SCNGeometryElement] = []
    open var subdivisionLevel = 0
    open var wantsAdaptiveSubdivision = false
    open var tessellator: SCNGeometryTessellator?
    open var edgeCreasesElement: SCNGeometryElement?
    open var edgeCreasesSource: SCNGeometrySource?
    open var levelsOfDetail: [SCNLevelOfDetail]?
    open var program: SCNProgram?
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    private var box: (SCNVector3, SCNVector3)?

    public override init() {
        super.init()
    }

    /// Creates a shape of corners and the faces between them.
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        self.init()
        (self.sources, self.elements) = (sources, elements ?? [])
    }

    /// Nothing is read from archives here, and nothing is written into them: whoever reads one is told that it fails.
    public required init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    /// The first material.
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
    }

    /// The numbers of a kind, and the faces of a number.
    open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] {
        sources.filter { $0.semantic == semantic }
    }
    open var elementCount: Int { elements.count }
    open func element(at elementIndex: Int) -> SCNGeometryElement { elements[elementIndex] }

    /// Adds, replaces, removes and finds materials.
    open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: index) }
    open func removeMaterial(at index: Int) { materials.remove(at: index) }
    open func replaceMaterial(at index: Int, with material: SCNMaterial) { materials[index] = material }
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }

    /// The half of the size that the shape takes about its middle; nil where it is known by its corners alone.
    var halfSize: simd_float3? { nil }

    /// The corners of the box that it takes in its own space.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get {
            if let box { return (box.0, box.1) }
            if let halfSize { return (SCNVector3(-halfSize), SCNVector3(halfSize)) }
            let places = sources(for: .vertex).flatMap(\.vectors)
            guard let first = places.first else { return (SCNVector3Zero, SCNVector3Zero) }
            return (
                SCNVector3(places.reduce(first) { pointwiseMin($0, $1) }),
                SCNVector3(places.reduce(first) { pointwiseMax($0, $1) })
            )
        }
        set { box = (newValue.min, newValue.max) }
    }

    /// Returns a shape of the same corners and materials.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SCNGeometry(sources: sources, elements: elements)
        (other.name, other.materials) = (name, materials)
        other.boundingBox = boundingBox
        return other
    }
}

/// Numbers of a shape's corners.
open class SCNGeometrySource: NSObject, @unchecked Sendable {
    /// The kind of numbers.
    public struct Semantic: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
        public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
        public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
        public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
        public static let tangent = Semantic(rawValue: "kGeometrySourceSemanticTangent")
        public static let boneWeights = Semantic(rawValue: "kGeometrySourceSemanticBoneWeights")
        public static let boneIndices = Semantic(rawValue: "kGeometrySourceSemanticBoneIndices")
    }

    /// The kind and the bytes, with the form in which they stand there.
    public let semantic: Semantic
    public let data: Data
    public let vectorCount: Int
    public let usesFloatComponents: Bool
    public let componentsPerVector: Int
    public let bytesPerComponent: Int
    public let dataOffset: Int
    public let dataStride: Int

    /// Creates numbers of bytes, of places, of directions, and of places on a picture.
    public init(
        data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents: Bool, componentsPerVector: Int,
        bytesPerComponent: Int, dataOffset: Int, dataStride: Int
    ) {
        (self.data, self.semantic, self.vectorCount) = (data, semantic, vectorCount)
        (self.usesFloatComponents, self.componentsPerVector) = (usesFloatComponents, componentsPerVector)
        (self.bytesPerComponent, self.dataOffset, self.dataStride) = (bytesPerComponent, dataOffset, dataStride)
    }
    public convenience override init() { self.init(vertices: []) }
    public convenience init(vertices: [SCNVector3]) { self.init(vertices, .vertex) }
    public convenience init(normals: [SCNVector3]) { self.init(normals, .normal) }
    public convenience init(textureCoordinates: [CGPoint]) {
        let numbers = textureCoordinates.flatMap { [Float($0.x), Float($0.y)] }
        self.init(numbers, .texcoord, components: 2)
    }

    private convenience init(_ vectors: [SCNVector3], _ semantic: Semantic) {
        self.init(vectors.flatMap { [$0.x, $0.y, $0.z] }, semantic, components: 3)
    }

    private convenience init(_ numbers: [Float], _ semantic: Semantic, components: Int) {
        self.init(
            data: numbers.withUnsafeBytes { Data($0) }, semantic: semantic, vectorCount: numbers.count / components,
            usesFloatComponents: true, componentsPerVector: components, bytesPerComponent: 4, dataOffset: 0,
            dataStride: 4 * components)
    }

    /// The numbers as places, where they are such.
    var vectors: [simd_float3] {
        guard usesFloatComponents, componentsPerVector >= 3, bytesPerComponent == 4 else { return [] }
        let bytes = Array(data)
        return (0..<vectorCount).compactMap { index in
            let start = dataOffset + index * dataStride
            guard start >= 0, start + 12 <= bytes.count else { return nil }
            return bytes.withUnsafeBytes { memory in
                func number(_ part: Int) -> Float {
                    memory.loadUnaligned(fromByteOffset: start + 4 * part, as: Float.self)
                }
                return simd_float3(number(0), number(1), number(2))
            }
        }
    }
}

/// The faces of a shape.
open class SCNGeometryElement: NSObject, @unchecked Sendable {
    /// The kind of faces, their number, and the numbers of their corners.
    public let primitiveType: SCNGeometryPrimitiveType
    public let primitiveCount: Int
    public let bytesPerIndex: Int
    public let data: Data
    open var primitiveRange = NSRange(location: NSNotFound, length: 0)
    open var pointSize: CGFloat = 1
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    open var maximumPointScreenSpaceRadius: CGFloat = 1

    /// Creates faces of the numbers of their corners.
    public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
        self.data = data ?? Data()
        (self.primitiveType, self.primitiveCount, self.bytesPerIndex) = (primitiveType, primitiveCount, bytesPerIndex)
    }
    public convenience override init() {
        self.init(data: nil, primitiveType: .triangles, primitiveCount: 0, bytesPerIndex: 0)
    }
    public convenience init<Index: FixedWidthInteger>(indices: [Index], primitiveType: SCNGeometryPrimitiveType) {
        let count =
            switch primitiveType {
            case .triangles: indices.count / 3
            case .triangleStrip: Swift.max(indices.count - 2, 0)
            case .line: indices.count / 2
            case .point, .polygon: indices.count
            }
        self.init(
            data: indices.withUnsafeBytes { Data($0) }, primitiveType: primitiveType, primitiveCount: count,
            bytesPerIndex: MemoryLayout<Index>.size)
    }
}

/// The kinds of faces.
public enum SCNGeometryPrimitiveType: Int, Sendable {
    case triangles, triangleStrip, line, point, polygon
}

/// A simpler shape for those who are far away.
open class SCNLevelOfDetail: NSObject, @unchecked Sendable {
    /// The shape, and from where it is seen.
    public let geometry: SCNGeometry?
    public let worldSpaceDistance: CGFloat
    public let screenSpaceRadius: CGFloat

    /// Creates a shape that is seen from a distance, or where it is small.
    public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {
        (self.geometry, worldSpaceDistance, screenSpaceRadius) = (geometry, distance, 0)
    }
    public init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat) {
        (self.geometry, worldSpaceDistance, screenSpaceRadius) = (geometry, 0, radius)
    }
}
