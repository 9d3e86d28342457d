import SceneKit
import SwiftUI

/// Planets around a sun: a scene in space with a list of where they stand.
struct Planet: Identifiable {
    let id: String
    let radius: CGFloat
    let distance: Float
    /// In radians around the sun.
    let angle: Float
    let color: UIColor
}

final class Orrery {
    let scene = SCNScene()
    let sun = SCNNode(geometry: SCNSphere(radius: 2))
    let planets: [Planet]

    init(planets: [Planet]) {
        self.planets = planets
        scene.background.contents = UIColor(red: 0, green: 0, blue: 51 / 255, alpha: 1)
        sun.geometry?.firstMaterial?.emission.contents = UIColor.yellow
        let light = SCNLight()
        light.type = .omni
        light.intensity = 800
        sun.light = light
        scene.rootNode.addChildNode(sun)
        for planet in planets {
            let arm = SCNNode()
            arm.eulerAngles.y = planet.angle
            let ball = SCNNode(geometry: SCNSphere(radius: planet.radius))
            ball.name = planet.id
            ball.geometry?.firstMaterial?.diffuse.contents = planet.color
            ball.geometry?.firstMaterial?.lightingModel = .physicallyBased
            ball.position = SCNVector3(planet.distance, 0, 0)
            arm.addChildNode(ball)
            sun.addChildNode(arm)
            arm.runAction(.repeatForever(.rotateBy(x: 0, y: .pi * 2, z: 0, duration: 60)), forKey: "orbit")
        }
        let eye = SCNNode()
        eye.camera = SCNCamera()
        eye.camera?.fieldOfView = 50
        eye.position = SCNVector3(x: 0, y: 20, z: 30)
        eye.look(at: sun.worldPosition)
        scene.rootNode.addChildNode(eye)
    }

    func place(of planet: Planet) -> SCNVector3? {
        scene.rootNode.childNode(withName: planet.id, recursively: true)?.worldPosition
    }
}

struct OrreryScreen: View {
    @State private var orrery = Orrery(planets: [
        Planet(id: "Ember", radius: 0.4, distance: 4, angle: 0, color: .orange),
        Planet(id: "Moss", radius: 0.6, distance: 8, angle: .pi / 2, color: .green),
        Planet(id: "Frost", radius: 1, distance: 12, angle: .pi, color: .cyan),
    ])

    var body: some View {
        VStack(spacing: 16) {
            SceneView(scene: orrery.scene, options: [.allowsCameraControl, .autoenablesDefaultLighting])
                .frame(width: 358, height: 300)
                .id("sky")
            ForEach(orrery.planets) { planet in
                HStack {
                    Circle().fill(Color(planet.color)).frame(width: 12, height: 12)
                    Text(planet.id)
                    Spacer()
                    Text(caption(of: planet)).foregroundStyle(.secondary)
                }
                .frame(width: 358, height: 44)
                .id("planet \(planet.id)")
            }
        }
    }

    private func caption(of planet: Planet) -> String {
        guard let place = orrery.place(of: planet) else { return "lost" }
        return "\(Int(place.x.rounded())), \(Int(place.z.rounded()))"
    }
}

#Preview { OrreryScreen() }
