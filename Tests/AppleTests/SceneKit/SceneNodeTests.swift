import AVFoundation
import GameplayKit
import SceneKit
import SpriteKit
import Testing

@MainActor
@Suite("Nodes across frameworks")
struct SceneNodeTests {
    @Test("a node of a scene in space knows the thing that it shows, and no more once the component is gone")
    func entities() {
        let (thing, node) = (GKEntity(), SCNNode())
        let component = GKSCNNodeComponent(node: node)
        thing.addComponent(component)
        #expect(node.entity === thing)
        thing.removeComponent(ofType: GKSCNNodeComponent.self)
        #expect(node.entity == nil)
    }

    @Test("a scene in space takes its size in a flat one")
    func sizes() {
        let node = SK3DNode(viewportSize: CGSize(width: 40, height: 20))
        node.position = CGPoint(x: 100, y: 50)
        #expect(node.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
        #expect(node.hitTest(.zero).isEmpty)
    }

    @Test("a sound keeps its part of the engine, and a scene its engine")
    func sounds() {
        let part = AVAudioPlayerNode()
        #expect(SKAudioNode(avAudioNode: part).avAudioNode === part)
        let scene = SKScene(size: CGSize(width: 1, height: 1))
        #expect(scene.audioEngine === scene.audioEngine)
    }
}
