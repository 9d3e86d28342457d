import SceneKit
import Testing

@Suite("hit tests and cameras of SceneKit")
@MainActor
struct HitTests {
    private func node(_ geometry: SCNGeometry, _ place: SCNVector3 = SCNVector3Zero) -> SCNNode {
        let node = SCNNode(geometry: geometry)
        node.position = place
        return node
    }

    private func first(_ node: SCNNode, _ from: SCNVector3, _ to: SCNVector3) -> SCNHitTestResult? {
        node.hitTestWithSegment(from: from, to: to).first
    }

    @Test("a line meets the surfaces of shapes, not their boxes")
    func shapes() throws {
        let ball = node(SCNSphere(radius: 1))
        let hit = try #require(first(ball, SCNVector3(0, 0, 5), SCNVector3(0, 0, -5)))
        #expect(abs(hit.worldCoordinates.z - 1) < 1e-5 && abs(hit.worldNormal.z - 1) < 1e-5)
        // The corner of its box.
        #expect(first(ball, SCNVector3(0.9, 0.9, 5), SCNVector3(0.9, 0.9, -5)) == nil)
        let cone = node(SCNCone(topRadius: 0, bottomRadius: 1, height: 2))
        let side = try #require(first(cone, SCNVector3(5, 0, 0), SCNVector3(-5, 0, 0)))
        #expect(abs(side.localCoordinates.x - 0.5) < 1e-5 && side.localNormal.y > 0)
        let capsule = node(SCNCapsule(capRadius: 1, height: 4))
        #expect(
            abs(try #require(first(capsule, SCNVector3(0, 9, 0), SCNVector3(0, 0, 0))).localCoordinates.y - 2) < 1e-5)
        let box = node(SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))
        #expect(first(box, SCNVector3(0, 5, 0), SCNVector3(0, 0, 0))?.localNormal.y == 1)
        #expect(first(box, SCNVector3(0, 5, 0), SCNVector3(0, 2, 0)) == nil)
    }

    @Test("triangles are met where they lie, and from behind only where they have two sides")
    func triangles() throws {
        let shape = SCNGeometry(
            sources: [SCNGeometrySource(vertices: [SCNVector3(0, 0, 0), SCNVector3(2, 0, 0), SCNVector3(0, 2, 0)])],
            elements: [SCNGeometryElement(indices: [UInt16(0), 1, 2], primitiveType: .triangles)])
        let node = node(shape)
        #expect(first(node, SCNVector3(0.5, 0.5, 1), SCNVector3(0.5, 0.5, -1)) != nil)
        #expect(first(node, SCNVector3(1.5, 1.5, 1), SCNVector3(1.5, 1.5, -1)) == nil)
        #expect(first(node, SCNVector3(0.5, 0.5, -1), SCNVector3(0.5, 0.5, 1)) == nil)
        shape.firstMaterial?.isDoubleSided = true
        #expect(first(node, SCNVector3(0.5, 0.5, -1), SCNVector3(0.5, 0.5, 1)) != nil)
    }

    @Test("the nodes at a point of a view are those that its camera sees there, the nearest first")
    func view() throws {
        let (scene, camera) = (SCNScene(), SCNNode())
        camera.camera = SCNCamera()
        camera.position = SCNVector3(0, 0, 10)
        let (near, far) = (node(SCNSphere(radius: 1)), node(SCNSphere(radius: 1), SCNVector3(0, 0, -5)))
        for node in [camera, far, near] { scene.rootNode.addChildNode(node) }
        let view = SCNView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.scene = scene
        #expect(view.hitTest(CGPoint(x: 100, y: 50)).map(\.node) == [near, far])
        #expect(view.hitTest(CGPoint(x: 100, y: 50), options: [.searchMode: 0]).count == 1)
        #expect(view.hitTest(CGPoint(x: 5, y: 5)).isEmpty)
        near.isHidden = true
        #expect(view.hitTest(CGPoint(x: 100, y: 50)).map(\.node) == [far])
        let point = view.projectPoint(SCNVector3(1, 2, 3))
        let back = view.unprojectPoint(point)
        #expect(abs(back.x - 1) < 1e-3 && abs(back.y - 2) < 1e-3 && abs(back.z - 3) < 1e-2)
        #expect(view.isNode(far, insideFrustumOf: camera))
        far.position.z = 20
        #expect(!view.isNode(far, insideFrustumOf: camera))
    }
}
