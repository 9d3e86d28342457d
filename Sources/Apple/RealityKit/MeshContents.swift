extension MeshResource {
    /// The forms of a shape, and the places at which they stand.
    public struct Contents: Sendable {
        /// The forms, and their places.
        public var models: MeshModelCollection
        public var instances: MeshInstanceCollection

        public init() { (models, instances) = (MeshModelCollection(), MeshInstanceCollection()) }
    }

    /// A form of several parts.
    public struct Model: Identifiable, Sendable {
        /// The name, and the parts.
        public let id: String
        public var parts: MeshPartCollection

        /// Creates a form.
        public init(id: String, parts: [Part]) { (self.id, self.parts) = (id, MeshPartCollection(parts)) }
    }

    /// A part with one material.
    public struct Part: Identifiable, Sendable {
        /// The name, the number of the material, and the corners.
        public let id: String
        public var materialIndex: Int
        public var positions: MeshBuffers.Positions = []
        public var normals: MeshBuffers.Normals?
        public var textureCoordinates: MeshBuffers.TextureCoordinates?
        public var triangleIndices: MeshBuffer<UInt32>?

        /// Creates a part.
        public init(id: String, materialIndex: Int) { (self.id, self.materialIndex) = (id, materialIndex) }
    }

    /// A place of a form.
    public struct Instance: Identifiable, Sendable {
        /// The name, that of the form, and the place.
        public let id: String
        public var model: String
        public var transform: float4x4

        /// Creates a place.
        public init(id: String, model: String, at transform: float4x4 = matrix_identity_float4x4) {
            (self.id, self.model, self.transform) = (id, model, transform)
        }
    }

    /// Makes a shape of forms: its box is known.
    public static func generate(from contents: Contents) throws -> MeshResource {
        MeshResource(box: contents.box, contents: contents)
    }
    public convenience init(from contents: Contents) async throws {
        self.init(box: contents.box, contents: contents)
    }
}

extension MeshResource.Contents {
    /// The box of the forms at their places; that of the forms themselves where they have none.
    var box: BoundingBox {
        let all = instances.isEmpty ? models.map { MeshResource.Instance(id: $0.id, model: $0.id) } : Array(instances)
        return all.reduce(BoundingBox()) { box, instance in
            box.union((models[instance.model]?.box ?? BoundingBox()).transformed(by: instance.transform))
        }
    }

    /// The number behind the last material of a part, and 1 without parts.
    var materialCount: Int { (models.flatMap { $0.parts.map(\.materialIndex) }.max() ?? 0) + 1 }
}

extension MeshResource.Model {
    fileprivate var box: BoundingBox {
        parts.reduce(BoundingBox()) { $1.positions.elements.reduce($0) { $0.union($1) } }
    }
}

/// Things of a shape by their names, in their order.
public struct _MeshCollection<Element: Identifiable & Sendable>: RandomAccessCollection, Sendable
where Element.ID == String {
    private var all: [Element]

    /// Creates a list.
    public init(_ elements: [Element] = []) { all = elements }

    /// The places, and the thing of a place or of a name.
    public var startIndex: Int { 0 }
    public var endIndex: Int { all.count }
    public subscript(position: Int) -> Element { all[position] }
    public subscript(id: String) -> Element? { all.first { $0.id == id } }

    /// Adds a thing, in the place of one of its name.
    @discardableResult
    public mutating func insert(_ newValue: Element) -> Element? {
        guard let index = all.firstIndex(where: { $0.id == newValue.id }) else {
            all.append(newValue)
            return nil
        }
        defer { all[index] = newValue }
        return all[index]
    }
    @discardableResult
    public mutating func update(_ newValue: Element) -> Element? { insert(newValue) }
    @discardableResult
    public mutating func remove(id: String) -> Element? {
        all.firstIndex { $0.id == id }.map { all.remove(at: $0) }
    }
}

/// The forms, the parts and the places of a shape.
public typealias MeshModelCollection = _MeshCollection<MeshResource.Model>
public typealias MeshPartCollection = _MeshCollection<MeshResource.Part>
public typealias MeshInstanceCollection = _MeshCollection<MeshResource.Instance>
