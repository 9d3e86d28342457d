import ARKit
import RealityKit
import SwiftUI

/// Furniture in one's own room, with a plain view for devices that see no room.
struct RoomView: UIViewRepresentable {
    let chair: ModelEntity

    final class Coordinator: NSObject, ARSessionDelegate {
        func session(_ session: ARSession, didFailWithError error: Error) {
            if let error = error as? ARError, error.code == .unsupportedConfiguration { session.pause() }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> ARView {
        let view = ARView(frame: .zero, cameraMode: .nonAR, automaticallyConfigureSession: false)
        view.environment.background = .color(UIColor(red: 51 / 255, green: 102 / 255, blue: 153 / 255, alpha: 1))
        let anchor = AnchorEntity(plane: .horizontal, classification: .floor, minimumBounds: [0.5, 0.5])
        anchor.addChild(chair)
        view.scene.addAnchor(anchor)
        view.installGestures([.rotation, .translation], for: chair)
        view.session.delegate = context.coordinator
        let configuration = ARWorldTrackingConfiguration()
        configuration.planeDetection = [.horizontal]
        if ARWorldTrackingConfiguration.supportsSceneReconstruction(.mesh) { configuration.sceneReconstruction = .mesh }
        view.session.run(configuration, options: [.resetTracking, .removeExistingAnchors])
        return view
    }

    func updateUIView(_ uiView: ARView, context: Context) {}
}

struct FurniturePreviewScreen: View {
    @State private var chair: ModelEntity = {
        var wood = SimpleMaterial()
        wood.color = .init(tint: .brown)
        wood.roughness = 0.8
        let seat = ModelEntity(mesh: .generateBox(width: 0.5, height: 0.1, depth: 0.5), materials: [wood])
        seat.position.y = 0.45
        let back = ModelEntity(mesh: .generateBox(width: 0.5, height: 0.6, depth: 0.1), materials: [wood])
        back.position = [0, 0.35, -0.2]
        seat.addChild(back)
        seat.generateCollisionShapes(recursive: true)
        return seat
    }()

    var body: some View {
        ZStack(alignment: .bottom) {
            RoomView(chair: chair).id("room")
            VStack(spacing: 8) {
                Text(ARWorldTrackingConfiguration.isSupported ? "Point at the floor" : "Your device sees no room")
                Text(size)
                    .font(.headline)
                Button("Turn") { chair.orientation *= simd_quatf(angle: .pi / 4, axis: [0, 1, 0]) }
            }
            .frame(width: 300, height: 120)
            .background(.white)
            .id("card")
        }
    }

    private var size: String {
        let size = chair.visualBounds(relativeTo: nil).extents * 100
        return "\(Int(size.x.rounded())) × \(Int(size.y.rounded())) × \(Int(size.z.rounded())) cm"
    }
}

#Preview { FurniturePreviewScreen() }
