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

    @Test("the whole look of another surface is taken")
    func look() throws {
        let shader = CustomMaterial.SurfaceShader(named: "look", in: Library())
        let plain = try CustomMaterial(
            from: SimpleMaterial(color: .green, roughness: 0.25, isMetallic: true), surfaceShader: shader)
        #expect(plain.baseColor.tint == .green && plain.roughness.scale == 0.25 && plain.metallic.scale == 1)
        var light = UnlitMaterial(color: .blue)
        (light.faceCulling, light.writesDepth, light.opacityThreshold) = (.none, false, 0.5)
        let lit = try CustomMaterial(from: light, surfaceShader: shader)
        #expect(lit.faceCulling == .none && !lit.writesDepth && lit.readsDepth && lit.opacityThreshold == 0.5)
    }

    @Test("a change of a picture's rule leaves its copies as they are")
    func sampler() {
        let first = MaterialParameters.Texture.Sampler()
        var second = first
        second.modify { $0.minFilter = .linear }
        #expect(first.descriptor.minFilter == .nearest && second.descriptor.minFilter == .linear)
    }

    @Test("no drawn program is found")
    func graph() async {
        await #expect(throws: ShaderGraphMaterial.LoadError.materialNameNotFound) {
            _ = try await ShaderGraphMaterial(named: "/Root/Look", from: "Scene.usda")
        }
    }
}
