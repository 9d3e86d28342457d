import ARKit
import Testing

@Suite("ARKit")
@MainActor
struct ARKitTests {
    private final class Listener: NSObject, ARSessionDelegate, ARSCNViewDelegate, @unchecked Sendable {
        let told: (ARError?) -> Void

        init(_ told: @escaping (ARError?) -> Void) {
            self.told = told
        }

        func session(_ session: ARSession, didFailWithError error: any Error) { told(error as? ARError) }
    }

    @Test("nothing is supported, and a session tells its delegate that it failed")
    func session() async throws {
        #expect(!ARWorldTrackingConfiguration.isSupported && !ARFaceTrackingConfiguration.isSupported)
        let session = ARSession()
        var listeners: [Listener] = []
        let error = try await answer { (done: @escaping (ARError?) -> Void) in
            listeners.append(Listener(done))
            session.delegate = listeners[0]
            session.run(ARWorldTrackingConfiguration(), options: [.resetTracking])
        }
        #expect(error == ARError(.unsupportedConfiguration) && session.currentFrame == nil)
        #expect(
            session.raycast(
                ARRaycastQuery(
                    origin: .zero, direction: simd_float3(0, -1, 0), allowing: .estimatedPlane, alignment: .any)
            ).isEmpty)
        await #expect(throws: ARError(.insufficientFeatures)) { _ = try await session.currentWorldMap() }
    }

    @Test("a view tells its delegate that its session failed")
    func view() async throws {
        let view = ARSCNView(frame: .zero)
        var listeners: [Listener] = []
        let error = try await answer { (done: @escaping (ARError?) -> Void) in
            listeners.append(Listener(done))
            view.delegate = listeners[0]
            view.session.run(ARWorldTrackingConfiguration())
        }
        #expect(error == ARError(.unsupportedConfiguration))
        #expect(view.hitTest(.zero, types: .featurePoint).isEmpty)
    }

    @Test("a view has a scene at all times, and keeps the one it is given")
    func scene() {
        let view = ARSCNView(frame: .zero)
        view.scene.rootNode.addChildNode(SCNNode())
        #expect(view.scene.rootNode.childNodes.count == 1)
        let renderer: any SCNSceneRenderer = view
        #expect(renderer.scene === view.scene)
        let scene = SCNScene()
        view.scene = scene
        #expect((view as SCNView).scene === scene)
        (view as SCNView).scene = nil
        let fresh = view.scene
        #expect(fresh !== scene && view.scene === fresh)
    }

    @Test("places are kept as they were added")
    func anchors() {
        let session = ARSession()
        let anchor = ARAnchor(name: "lamp", transform: matrix_identity_float4x4)
        session.add(anchor: anchor)
        #expect(session.anchors == [anchor] && session.anchors[0].name == "lamp")
        session.remove(anchor: anchor)
        #expect(session.anchors.isEmpty)
    }

    @Test("a place is itself again after it was written, and a copy of it has its identity")
    func archives() throws {
        var transform = matrix_identity_float4x4
        transform.columns.3 = simd_float4(1, 2, 3, 1)
        let anchor = ARAnchor(name: "lamp", transform: transform)
        let data = try NSKeyedArchiver.archivedData(withRootObject: anchor, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: ARAnchor.self, from: data)
        #expect(read?.identifier == anchor.identifier && read?.name == "lamp" && read?.transform == transform)
        #expect((anchor.copy() as? ARAnchor)?.identifier == anchor.identifier)

        let place = CLLocationCoordinate2D(latitude: 50, longitude: 8)
        let mark = ARGeoAnchor(name: "mast", coordinate: place, altitude: 9)
        let written = try NSKeyedArchiver.archivedData(withRootObject: mark, requiringSecureCoding: true)
        let other = try NSKeyedUnarchiver.unarchivedObject(ofClass: ARGeoAnchor.self, from: written)
        #expect(other?.name == "mast" && other?.coordinate.latitude == 50 && other?.coordinate.longitude == 8)
        #expect(other?.altitude == 9 && other?.altitudeSource == .userDefined)
    }
}
