public import Foundation

/// The camera that a person moves: nobody does.
open class SCNCameraController: NSObject, @unchecked Sendable {
    /// The ways in which a camera is moved, and where it looks.
    open var interactionMode = SCNInteractionMode.orbitTurntable
    open var target = SCNVector3Zero
    open var automaticTarget = false
    open var worldUp = SCNVector3(0, 1, 0)
    open var inertiaEnabled = false
    open var minimumVerticalAngle: Float = 0
    open var maximumVerticalAngle: Float = 0
    open var minimumHorizontalAngle: Float = 0
    open var maximumHorizontalAngle: Float = 0
    open weak var pointOfView: SCNNode?
    open weak var delegate: (any SCNCameraControllerDelegate)?
    open var inertiaFriction: Float = 0.05
    open var isInertiaRunning: Bool { false }
    open func stopInertia() {}

    /// Moves the camera along its own directions, and turns it about the place where it looks; angles in degrees.
    open func translateInCameraSpaceBy(x deltaX: Float, y deltaY: Float, z deltaZ: Float) {
        pointOfView?.simdLocalTranslate(by: simd_float3(deltaX, deltaY, deltaZ))
    }
    open func rotateBy(x deltaX: Float, y deltaY: Float) {
        guard let pointOfView else { return }
        let yaw = simd_quatf(angle: -deltaX * .pi / 180, axis: normalize(simd_float3(worldUp)))
        let pitch = simd_quatf(angle: -deltaY * .pi / 180, axis: pointOfView.simdWorldRight)
        pointOfView.simdRotate(by: yaw * pitch, aroundTarget: simd_float3(target))
    }
    open func rollAroundTarget(_ delta: Float) {
        guard let pointOfView else { return }
        let roll = simd_quatf(angle: delta * .pi / 180, axis: pointOfView.simdWorldFront)
        pointOfView.simdRotate(by: roll, aroundTarget: simd_float3(target))
    }
    /// Rolls and moves about a point of the view, in points, and follows a finger: none touches the view.
    open func roll(by delta: Float, aroundScreenPoint point: CGPoint, viewport: CGSize) { rollAroundTarget(delta) }
    open func dolly(by delta: Float, onScreenPoint point: CGPoint, viewport: CGSize) { dolly(toTarget: delta) }
    open func beginInteraction(_ location: CGPoint, withViewport viewport: CGSize) {}
    open func continueInteraction(_ location: CGPoint, withViewport viewport: CGSize, sensitivity: CGFloat) {}
    open func endInteraction(_ location: CGPoint, withViewport viewport: CGSize, velocity: CGPoint) {}

    /// Moves the camera towards the place where it looks, in units of the scene.
    open func dolly(toTarget delta: Float) {
        guard let pointOfView else { return }
        let way = simd_float3(target) - pointOfView.simdWorldPosition
        if length(way) > 0 { pointOfView.simdWorldPosition += normalize(way) * delta }
    }
    /// Moves the camera back until the nodes are in sight: it stays where it is.
    open func frameNodes(_ nodes: [SCNNode]) {}
    open func clearRoll() {
        guard let pointOfView else { return }
        pointOfView.look(
            at: SCNVector3(pointOfView.simdWorldPosition + pointOfView.simdWorldFront), up: worldUp,
            localFront: SCNNode.localFront)
    }
}

/// The ways in which a person moves a camera.
public enum SCNInteractionMode: Int, Sendable {
    case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}

/// The listener to a camera that glides on. None does.
public protocol SCNCameraControllerDelegate: NSObjectProtocol {
    /// Called before a camera glides on, and after.
    func cameraInertiaWillStart(for cameraController: SCNCameraController)
    func cameraInertiaDidEnd(for cameraController: SCNCameraController)
}

extension SCNCameraControllerDelegate {
    public func cameraInertiaWillStart(for cameraController: SCNCameraController) {}
    public func cameraInertiaDidEnd(for cameraController: SCNCameraController) {}
}

/// The speeds at which a person moves a camera.
public protocol SCNCameraControlConfiguration: NSObjectProtocol {
    /// The nodes' automatic choice, and the speeds by factors.
    var autoSwitchToFreeCamera: Bool { get set }
    var allowsTranslation: Bool { get set }
    var flyModeVelocity: CGFloat { get set }
    var panSensitivity: CGFloat { get set }
    var truckSensitivity: CGFloat { get set }
    var rotationSensitivity: CGFloat { get set }
}

final class CameraControl: NSObject, SCNCameraControlConfiguration {
    var autoSwitchToFreeCamera = true
    var allowsTranslation = true
    var flyModeVelocity: CGFloat = 1
    var panSensitivity: CGFloat = 1
    var truckSensitivity: CGFloat = 1
    var rotationSensitivity: CGFloat = 1
}

/// The machines that draw scenes.
public enum SCNRenderingAPI: UInt, Sendable {
    case metal, openGLES2
}
