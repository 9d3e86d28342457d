/// A surface whose look a drawn program of a file makes. No file is read, so that none is ever made.
public struct ShaderGraphMaterial: Material {
    /// The reasons for which no such surface is made, or no value is set.
    public enum LoadError: Error, Hashable, Sendable {
        case invalidTypeFound, materialNameNotFound, invalidURL, resourceShareFailed
    }

    /// The names of the program's values: none.
    public let parameterNames: [String] = []

    /// The ways in which faces are laid over others.
    public var faceCulling = MaterialParameters.FaceCulling.back
    public var triangleFillMode = MaterialParameters.TriangleFillMode.fill
    public var readsDepth = true
    public var writesDepth = true

    /// Throws, as no file is read.
    public init(named name: String, from file: String, in bundle: Bundle? = nil) async throws {
        throw LoadError.materialNameNotFound
    }
    public init(named name: String, from url: URL) async throws { throw LoadError.materialNameNotFound }
    public init(named name: String, from data: Data) async throws { throw LoadError.materialNameNotFound }

    /// Sets and gives back a value of the program: there is none, and setting one throws.
    public mutating func setParameter(name: String, value newValue: MaterialParameters.Value) throws {
        throw LoadError.invalidTypeFound
    }
    public mutating func setParameter(
        handle: MaterialParameters.Handle, value newValue: MaterialParameters.Value
    ) throws {
        try setParameter(name: handle.name, value: newValue)
    }
    public func getParameter(name: String) -> MaterialParameters.Value? { nil }
    public func getParameter(handle: MaterialParameters.Handle) -> MaterialParameters.Value? { nil }

    /// The handle of a value's name.
    public static func parameterHandle(name: String) -> MaterialParameters.Handle {
        MaterialParameters.Handle(name: name)
    }
}
