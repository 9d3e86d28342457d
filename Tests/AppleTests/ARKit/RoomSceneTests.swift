import ARKit
import SceneKit
import Testing

@Suite("The scene of a view of the room")
@MainActor
struct RoomSceneTests {
    @Test("a view of the room always has a scene, which is that of the plain view, too")
    func always() {
        let view = ARSCNView(frame: .zero)
        view.scene.rootNode.addChildNode(SCNNode())
        #expect(view.scene.rootNode.childNodes.count == 1)
        #expect((view as SCNView).scene === view.scene)
    }

    @Test("a scene that is taken away is made anew, and one that is set is kept")
    func replaced() {
        let (view, scene) = (ARSCNView(frame: .zero), SCNScene())
        view.scene = scene
        #expect((view as SCNView).scene === scene)
        (view as SCNView).scene = nil
        let fresh = view.scene
        #expect(fresh !== scene && view.scene === fresh)
    }
}
