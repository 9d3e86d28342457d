import Combine
import RealityKit
import Testing

@MainActor
@Suite("Anchors, lights and shapes of scenes")
struct SceneAnchorTests {
    @Test("a scene's anchors can be gone through, and changed")
    func anchors() {
        let scene = ARView(frame: .zero).scene
        let (floor, wall) = (AnchorEntity(plane: .horizontal), AnchorEntity(plane: .vertical))
        (floor.name, wall.name) = ("floor", "wall")
        scene.anchors.append(contentsOf: [floor, wall])
        #expect(scene.anchors.map(\.name) == ["floor", "wall"] && wall.scene === scene)
        scene.anchors.remove(at: 0)
        #expect(scene.anchors.first === wall && floor.scene == nil)
        scene.anchors.replaceAll([floor])
        #expect(scene.findEntity(named: "floor") === floor && scene.findEntity(named: "wall") == nil)
        scene.anchors = ARView(frame: .zero).scene.anchors
        #expect(scene.anchors.isEmpty && floor.scene == nil)
    }

    @Test("a light is a component of its entity")
    func lights() {
        let lamp = SpotLight()
        lamp.light.outerAngleInDegrees = 20
        lamp.shadow = SpotLightComponent.Shadow(depthBias: 2)
        #expect(lamp.components[SpotLightComponent.self]?.outerAngleInDegrees == 20)
        #expect(
            lamp.components.has(SpotLightComponent.Shadow.self) && lamp.clone(recursive: false).shadow?.depthBias == 2)
    }

    @Test("a file that is not read ends with an error, and does not wait")
    func requests() {
        var failed = false
        let request = Entity.loadModelAsync(named: "robot")
        let kept = request.sink {
            if case .failure = $0 { failed = true }
        } receiveValue: { _ in
        }
        #expect(failed && request.result != nil)
        kept.cancel()
    }

    @Test("no place of the room is followed, and the session says so")
    func tracking() async {
        let session = SpatialTrackingSession()
        let lacking = await session.run(.init(tracking: [.plane], sceneUnderstanding: [.occlusion]))
        #expect(lacking?.anchor == [.plane] && lacking?.sceneUnderstanding == [.occlusion])
    }

    @Test("the box of a shape of parts goes around its corners")
    func contents() throws {
        var part = MeshResource.Part(id: "part", materialIndex: 0)
        part.positions = MeshBuffer([[0, 0, 0], [1, 2, 3]])
        var contents = MeshResource.Contents()
        contents.models.insert(MeshResource.Model(id: "model", parts: [part]))
        let mesh = try MeshResource.generate(from: contents)
        #expect(mesh.bounds.max == [1, 2, 3] && mesh.contents.models["model"]?.parts.count == 1)
        #expect(MeshResource.generateBox(size: 1).contents.models.isEmpty && mesh.expectedMaterialCount == 1)
        let place = Transform(translation: [10, 0, 0]).matrix
        contents.instances.insert(MeshResource.Instance(id: "one", model: "model", at: place))
        #expect(try MeshResource.generate(from: contents).bounds == BoundingBox(min: [10, 0, 0], max: [11, 2, 3]))
    }

    @Test("a thing that is put in again stands where it stood")
    func collection() {
        var models = MeshModelCollection(["a", "b"].map { MeshResource.Model(id: $0, parts: []) })
        let part = MeshResource.Part(id: "part", materialIndex: 0)
        #expect(models.insert(MeshResource.Model(id: "a", parts: [part]))?.parts.isEmpty == true)
        #expect(models.map(\.id) == ["a", "b"] && models["a"]?.parts.count == 1)
    }

    @Test("the weight of a box of a density")
    func density() {
        #expect(PhysicsMassProperties(shape: .generateBox(size: [1, 2, 3]), density: 2).mass == 12)
    }

    @Test("two gestures of entities go on at once, and others do not")
    func gestures() {
        let view = ARView(frame: .zero)
        let (turn, size) = (EntityRotationGestureRecognizer(), EntityScaleGestureRecognizer())
        #expect(view.gestureRecognizer(turn, shouldRecognizeSimultaneouslyWith: size))
        #expect(!view.gestureRecognizer(turn, shouldRecognizeSimultaneouslyWith: UITapGestureRecognizer()))
    }
}
