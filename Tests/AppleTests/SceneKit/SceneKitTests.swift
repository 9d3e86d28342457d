import SceneKit
import Testing
import Tintype

@Suite("SceneKit")
@MainActor
struct SceneKitTests {
    private func isNear(_ a: SCNVector3, _ b: SCNVector3) -> Bool {
        simd_distance(simd_float3(a), simd_float3(b)) < 1e-4
    }

    @Test("matrices do one thing after the other, and are taken back")
    func matrices() {
        let matrix = SCNMatrix4Translate(SCNMatrix4MakeScale(2, 2, 2), 1, 2, 3)
        #expect(matrix.m11 == 2 && matrix.m41 == 1 && matrix.m43 == 3)
        let both = SCNMatrix4Mult(SCNMatrix4MakeTranslation(1, 0, 0), SCNMatrix4MakeRotation(.pi / 2, 0, 0, 1))
        #expect(isNear(SCNVector3(both.m41, both.m42, both.m43), SCNVector3(0, 1, 0)))
        #expect(
            simd_almost_equal_elements(
                simd_float4x4(SCNMatrix4Mult(both, SCNMatrix4Invert(both))), matrix_identity_float4x4, 1e-5))
        #expect(SCNMatrix4IsIdentity(SCNMatrix4MakeRotation(1, 0, 0, 0)) && !SCNMatrix4IsIdentity(both))
    }

    @Test("nodes have their places in those above")
    func places() {
        let (outer, inner) = (SCNNode(), SCNNode(geometry: SCNBox(width: 1, height: 2, length: 4, chamferRadius: 0)))
        outer.position = SCNVector3(10, 0, 0)
        outer.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
        inner.position = SCNVector3(0, 0, 1)
        outer.addChildNode(inner)
        #expect(isNear(inner.worldPosition, SCNVector3(11, 0, 0)))
        #expect(isNear(outer.convertPosition(SCNVector3(11, 0, 0), from: nil), SCNVector3(0, 0, 1)))
        #expect(isNear(inner.worldFront, SCNVector3(-1, 0, 0)))
        let box = inner.boundingBox
        #expect(isNear(box.min, SCNVector3(-0.5, -1, -2)) && isNear(box.max, SCNVector3(0.5, 1, 2)))
        #expect(isNear(outer.boundingBox.max, SCNVector3(0.5, 1, 3)))
        inner.worldPosition = SCNVector3(10, 5, 0)
        #expect(isNear(inner.position, SCNVector3(0, 5, 0)))
    }

    @Test("turns read back in each form, and a matrix comes apart into place, turn and size")
    func turns() {
        let node = SCNNode()
        node.eulerAngles = SCNVector3(0.3, -0.5, 1.2)
        #expect(isNear(node.eulerAngles, SCNVector3(0.3, -0.5, 1.2)))
        let other = SCNNode()
        node.position = SCNVector3(1, 2, 3)
        node.scale = SCNVector3(2, 3, 4)
        other.transform = node.transform
        #expect(isNear(other.position, node.position) && isNear(other.scale, node.scale))
        #expect(isNear(other.eulerAngles, node.eulerAngles))
        node.rotation = SCNVector4(0, 1, 0, Float.pi / 2)
        #expect(isNear(node.worldFront, SCNVector3(-1, 0, 0)) && abs(node.rotation.w - .pi / 2) < 1e-5)
    }

    @Test("a node looks at a place")
    func look() {
        let node = SCNNode()
        node.position = SCNVector3(0, 0, 5)
        node.look(at: SCNVector3(5, 0, 5))
        #expect(isNear(node.worldFront, SCNVector3(1, 0, 0)) && isNear(node.worldUp, SCNVector3(0, 1, 0)))
    }

    @Test("the tree is searched, copied and left")
    func tree() throws {
        let scene = SCNScene()
        let (box, ball) = (SCNNode(), SCNNode(geometry: SCNSphere(radius: 2)))
        ball.name = "ball"
        scene.rootNode.addChildNode(box)
        box.addChildNode(ball)
        #expect(scene.rootNode.childNode(withName: "ball", recursively: false) == nil)
        #expect(scene.rootNode.childNode(withName: "ball", recursively: true) === ball)
        let copy = box.clone()
        #expect(copy.childNodes.first !== ball && copy.childNodes.first?.geometry === ball.geometry)
        #expect(ball.boundingSphere.radius > 2)
        ball.removeFromParentNode()
        #expect(box.childNodes.isEmpty && ball.parent == nil)
    }

    private final class Lamp: SCNNode, @unchecked Sendable {
        var steps = 0
        override var position: SCNVector3 { didSet { steps += 1 } }
    }

    @Test("a copy is of the same class, and a class sees its node move")
    func ownClass() {
        let lamp = Lamp()
        lamp.position = SCNVector3(1, 2, 3)
        #expect(lamp.steps == 1 && lamp.clone().steps == 0)
        #expect(isNear(lamp.clone().position, lamp.position))
    }

    @Test("actions come to their ends at once, and what follows is called")
    func actions() {
        let node = SCNNode()
        var isDone = false
        node.runAction(.sequence([.moveBy(x: 1, y: 2, z: 3, duration: 1), .fadeOut(duration: 1)])) { isDone = true }
        #expect(isNear(node.position, SCNVector3(1, 2, 3)) && node.opacity == 0 && isDone)
        node.runAction(.repeatForever(.rotateBy(x: 0, y: 1, z: 0, duration: 1)), forKey: "turn")
        #expect(node.hasActions && node.actionKeys == ["turn"])
        node.removeAllActions()
        #expect(!node.hasActions)
        var isCommitted = false
        SCNTransaction.begin()
        SCNTransaction.animationDuration = 2
        SCNTransaction.completionBlock = { isCommitted = true }
        SCNTransaction.commit()
        #expect(isCommitted && SCNTransaction.animationDuration == 0.25)
    }

    @Test("files are not read, and a view draws the ground of its scene")
    func grounds() throws {
        #expect(SCNScene(named: "ship.scn") == nil)
        #expect(throws: CocoaError.self) { _ = try SCNScene(url: URL(fileURLWithPath: "/ship.scn")) }
        let scene = SCNScene()
        scene.background.contents = UIColor.red
        let tree = try LaidOutView(SceneView(scene: scene, options: [.allowsCameraControl]), width: 80, height: 60)
        #expect(tree.texts.isEmpty)
        let view = SCNView(frame: .zero)
        view.scene = scene
        var isReady: Bool?
        view.prepare([scene]) { isReady = $0 }
        #expect(isReady == false && view.hitTest(.zero).isEmpty)
    }
}
