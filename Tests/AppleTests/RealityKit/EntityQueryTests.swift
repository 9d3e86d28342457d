import RealityKit
import Testing

@Suite("Questions for entities")
@MainActor
struct EntityQueryTests {
    private struct Fish: Component { var speed: Float = 1 }
    private struct Red: Component {}

    @Test("find those with components, at any depth")
    func queries() {
        let scene = ARView(frame: .zero).scene
        let anchor = AnchorEntity(world: SIMD3<Float>())
        let (fish, red) = (Entity(), Entity())
        fish.components.set(Fish())
        red.components.set(Fish(speed: 2))
        red.components.set(Red())
        anchor.addChild(fish)
        fish.addChild(red)
        scene.addAnchor(anchor)
        #expect(Array(scene.performQuery(EntityQuery(where: .has(Fish.self)))) == [fish, red])
        #expect(Array(scene.performQuery(EntityQuery(where: .has(Fish.self) && !.has(Red.self)))) == [fish])
        #expect(red.components[Fish.self]?.speed == 2)
    }

    @Test("a shape that is written down has its box")
    func shapes() throws {
        var shape = MeshDescriptor(name: "shape")
        shape.positions = MeshBuffers.Positions([[0, 0, 0], [1, 2, 0], [0, 0, 3]])
        shape.primitives = .triangles([0, 1, 2])
        #expect(try MeshResource.generate(from: [shape]).bounds.extents == SIMD3(1, 2, 3))
    }

    @Test("the words for those who do not see it are kept")
    func words() {
        let entity = Entity()
        entity.accessibilityLabel = "Cube"
        #expect(entity.accessibilityLabel == "Cube" && !entity.isAccessibilityElement)
    }
}
