import RealityKit
import Testing
import Tintype

@Suite("RealityKit")
@MainActor
struct RealityKitTests {
    private struct Health: Component {
        var points = 3
    }

    private final class Robot: Entity, HasModel, HasCollision {}

    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 1e-4 }

    @Test("entities keep their components, one of each type")
    func components() {
        let robot = Robot()
        #expect(robot.components[Health.self] == nil && robot.model == nil)
        robot.components[Health.self] = Health()
        robot.components[Health.self]?.points -= 1
        robot.model = ModelComponent(mesh: .generateBox(size: 2), materials: [SimpleMaterial()])
        #expect(robot.components[Health.self]?.points == 2 && robot.components.count == 2)
        robot.generateCollisionShapes(recursive: false)
        #expect(robot.collision?.shapes.first?.bounds.extents == SIMD3(2, 2, 2))
        robot.components.remove(Health.self)
        #expect(!robot.components.has(Health.self))
    }

    @Test("places are those of the entities above")
    func places() {
        let (outer, inner) = (Entity(), ModelEntity(mesh: .generateSphere(radius: 1)))
        outer.position = SIMD3(10, 0, 0)
        outer.orientation = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 1, 0))
        inner.position = SIMD3(0, 0, 1)
        outer.addChild(inner)
        #expect(isNear(inner.position(relativeTo: nil), SIMD3(11, 0, 0)))
        #expect(isNear(outer.convert(position: SIMD3(11, 0, 0), from: nil), SIMD3(0, 0, 1)))
        #expect(isNear(outer.visualBounds(relativeTo: nil).center, SIMD3(11, 0, 0)))
        inner.setParent(nil, preservingWorldTransform: true)
        #expect(isNear(inner.position, SIMD3(11, 0, 0)) && outer.children.isEmpty)
        inner.move(to: Transform(translation: SIMD3(1, 2, 3)), relativeTo: outer, duration: 1)
        #expect(isNear(inner.position(relativeTo: outer), SIMD3(1, 2, 3)))
        inner.look(at: SIMD3(5, 0, 0), from: .zero, relativeTo: nil)
        #expect(isNear(inner.orientation.act(SIMD3(0, 0, -1)), SIMD3(1, 0, 0)))
    }

    @Test("the tree is searched, copied and in a scene")
    func tree() throws {
        let view = ARView(frame: .zero)
        let anchor = AnchorEntity(world: SIMD3(0, 0, -1))
        let robot = Robot()
        robot.name = "robot"
        anchor.addChild(robot)
        #expect(robot.scene == nil)
        view.scene.addAnchor(anchor)
        #expect(robot.scene === view.scene && view.scene.findEntity(named: "robot") === robot)
        #expect(robot.anchor === anchor && isNear(robot.position(relativeTo: nil), SIMD3(0, 0, -1)))
        let copy = anchor.clone(recursive: true)
        #expect(copy.children.first is Robot && copy.children.first !== robot && copy.children.count == 1)
        view.scene.removeAnchor(anchor)
        #expect(robot.scene == nil && view.scene.anchors.isEmpty)
    }

    @Test("files are not read")
    func files() async {
        #expect(throws: CocoaError.self) { try Entity.load(named: "robot") }
        await #expect(throws: CocoaError.self) { _ = try await Entity(named: "robot") }
        #expect(throws: CocoaError.self) { try TextureResource.load(named: "skin") }
    }

    @Test("views are drawn as their ground, and no picture is made")
    func views() throws {
        let view = ARView(frame: .zero)
        var isAnswered = false
        view.snapshot(saveToHDR: false) { isAnswered = $0 == nil }
        #expect(isAnswered && view.entity(at: .zero) == nil)
        let tree = try LaidOutView(
            RealityView { content in
                content.add(Entity())
            } placeholder: {
                Text("Loading")
            })
        #expect(tree.texts == ["Loading"])
    }
}
