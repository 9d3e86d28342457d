import Metal
import RealityKit
import Testing

@Suite("Materials of RealityKit")
struct MaterialTests {
    private final class Library: NSObject, MTLLibrary {
        let functionNames = ["look"]
        var label: String?
        var device: any MTLDevice { fatalError("no device draws here") }

        func makeFunction(name functionName: String) -> (any MTLFunction)? { nil }
        func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction {
            throw CocoaError(.fileReadUnknown)
        }
        func makeFunction(name: String, constantValues: MTLFunctionConstantValues) async throws -> any MTLFunction {
            throw CocoaError(.fileReadUnknown)
        }
    }

    @Test("a surface with a program starts from the look of another one")
    func custom() throws {
        var metal = PhysicallyBasedMaterial()
        metal.baseColor = .init(tint: .red)
        metal.metallic = 1
        metal.blending = .transparent(opacity: 0.5)
        let shader = CustomMaterial.SurfaceShader(named: "look", in: Library())
        let surface = try CustomMaterial(from: metal, surfaceShader: shader)
        #expect(surface.baseColor.tint == .red && surface.metallic.scale == 1)
        #expect(surface.surfaceShader?.name == "look" && surface.geometryModifier == nil)
        let bent = try CustomMaterial(
            from: surface, geometryModifier: CustomMaterial.GeometryModifier(named: "bend", in: Library()))
        #expect(bent.surfaceShader?.name == "look" && bent.geometryModifier?.name == "bend")
        #expect(try CustomMaterial(from: UnlitMaterial(color: .blue), surfaceShader: shader).lightingModel == .unlit)
    }

    @Test("no drawn program is found")
    func graph() async {
        await #expect(throws: ShaderGraphMaterial.LoadError.materialNameNotFound) {
            _ = try await ShaderGraphMaterial(named: "/Root/Look", from: "Scene.usda")
        }
    }
}
