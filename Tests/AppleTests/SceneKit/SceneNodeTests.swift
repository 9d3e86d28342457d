import AVFoundation
import GameplayKit
import SceneKit
import SpriteKit
import Testing

@MainActor
@Suite("Nodes across frameworks")
struct SceneNodeTests {
    private final class Pace: GKComponent {
        var steps = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let other = Pace()
            other.steps = steps
            return other
        }
    }

    @Test("a thing's copy has parts of its own, and those left out that nobody copies")
    func copies() throws {
        let (thing, pace) = (GKEntity(), Pace())
        pace.steps = 3
        thing.addComponent(pace)
        thing.addComponent(GKSCNNodeComponent(node: SCNNode()))
        let copy = try #require(thing.copy() as? GKEntity)
        let part = try #require(copy.component(ofType: Pace.self))
        #expect(part !== pace && part.steps == 3 && part.entity === copy && pace.entity === thing)
        #expect(copy.components.count == 1)
    }

    @Test("a node that nobody writes is asked for in vain, with no end of the program")
    func archives() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: SCNNode(), requiringSecureCoding: true)
        #expect(throws: (any Error).self) { try NSKeyedUnarchiver.unarchivedObject(ofClass: SCNNode.self, from: data) }
    }

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
