public import Foundation
public import Metal

/// A program for a shape. It is not run.
open class SCNProgram: NSObject, @unchecked Sendable {
    /// The names of its functions, and its texts.
    open var vertexFunctionName: String?
    open var fragmentFunctionName: String?
    open var vertexShader: String?
    open var fragmentShader: String?
    open var isOpaque = true
    open var library: (any MTLLibrary)?
    open weak var delegate: (any SCNProgramDelegate)?
    private var semantics: [String: String] = [:]

    public override init() {}

    /// Keeps the meaning of a name in the program.
    open func semantic(forSymbol symbol: String) -> String? { semantics[symbol] }
    open func setSemantic(_ semantic: String?, forSymbol symbol: String, options: [String: Any]? = nil) {
        semantics[symbol] = semantic
    }

    /// Takes a closure that would fill a buffer: no program is run, and it is never called.
    open func handleBinding(
        ofBufferNamed name: String, frequency: SCNBufferFrequency, handler block: @escaping SCNBufferBindingBlock
    ) {}
}

/// The closure that fills a buffer of a program. SceneKit's type.
public typealias SCNBufferBindingBlock = (any SCNBufferStream, SCNNode, any SCNShadable, SCNRenderer) -> Void

/// The times at which a buffer of a program is filled. SceneKit's type.
public enum SCNBufferFrequency: Int, Sendable {
    case perFrame, perNode, perShadable
}

/// The buffer that a closure fills. SceneKit's protocol.
public protocol SCNBufferStream: NSObjectProtocol {
    /// Writes bytes.
    func writeBytes(_ bytes: UnsafeRawPointer, count length: Int)
}

/// The listener to a program: none is run, so that nothing is told.
public protocol SCNProgramDelegate: NSObjectProtocol {
    /// Called with an error of the program's texts.
    func program(_ program: SCNProgram, handleError error: any Error)
}

extension SCNProgramDelegate {
    public func program(_ program: SCNProgram, handleError error: any Error) {}
}

/// A thing with a program or texts of one. SceneKit's protocol.
public protocol SCNShadable: NSObjectProtocol {
    /// The program, and the texts for its places.
    var program: SCNProgram? { get set }
    var shaderModifiers: [SCNShaderModifierEntryPoint: String]? { get set }
}

extension SCNShadable {
    /// Takes closures that would set values: no program is run, and they are never called.
    public func handleBinding(ofSymbol symbol: String, handler block: SCNBindingBlock? = nil) {}
    public func handleUnbinding(ofSymbol symbol: String, handler block: SCNBindingBlock? = nil) {}
}

extension SCNGeometry: SCNShadable {}
extension SCNMaterial: SCNShadable {}

/// The places in a program that texts go to.
public struct SCNShaderModifierEntryPoint: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let geometry = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointGeometry")
    public static let surface = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointSurface")
    public static let lightingModel = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointLightingModel")
    public static let fragment = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointFragment")
}

/// Steps by which a picture is made. They are not run.
open class SCNTechnique: NSObject, @unchecked Sendable {
    /// Creates steps of a dictionary, which is not read, or of several one after the other.
    public convenience init?(dictionary: [String: Any]) { return nil }
    public convenience init?(bySequencingTechniques techniques: [SCNTechnique]) { return nil }

    /// The steps as a dictionary, and the values that they take.
    open var dictionaryRepresentation: [String: Any] { [:] }
    open subscript(key: Any) -> Any? { (key as? AnyHashable).flatMap { values[$0] } }
    open func setObject(_ obj: Any?, forKeyedSubscript key: any NSCopying) {
        if let key = key as? AnyHashable { values[key] = obj }
    }
    private var values: [AnyHashable: Any] = [:]

    /// Takes a closure that would set a value: no step is run, and it is never called.
    open func handleBinding(ofSymbol symbol: String, using block: SCNBindingBlock? = nil) {}
}

/// A thing whose picture is made by steps. SceneKit's protocol.
public protocol SCNTechniqueSupport: NSObjectProtocol {
    /// The steps.
    var technique: SCNTechnique? { get set }
}

extension SCNCamera: SCNTechniqueSupport {}
