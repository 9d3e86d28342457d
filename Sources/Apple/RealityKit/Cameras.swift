/// An entity with a camera.
@MainActor @preconcurrency
public protocol HasPerspectiveCamera: HasTransform {}

extension HasPerspectiveCamera {
    /// The angle that is seen.
    public var camera: PerspectiveCameraComponent {
        get { components[PerspectiveCameraComponent.self] ?? PerspectiveCameraComponent() }
        set { components[PerspectiveCameraComponent.self] = newValue }
    }
}

/// A camera.
open class PerspectiveCamera: Entity, HasPerspectiveCamera {}

/// The axis along which a camera's angle or width is measured.
public enum CameraFieldOfViewOrientation: Hashable, Sendable {
    case vertical, horizontal
}

/// The angle that a camera sees.
public struct PerspectiveCameraComponent: Component, Equatable {
    /// The nearest and the farthest that is seen in metres, and the angle in degrees along an axis.
    public var near: Float
    public var far: Float
    public var fieldOfViewInDegrees: Float
    public var fieldOfViewOrientation: CameraFieldOfViewOrientation = .vertical

    /// Creates an angle.
    public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
        (self.near, self.far, self.fieldOfViewInDegrees) = (near, far, fieldOfViewInDegrees)
    }
}

/// The box that a camera without perspective sees.
public struct OrthographicCameraComponent: Component, Equatable {
    /// The nearest and the farthest that is seen, and half of the height or width, in metres.
    public var near: Float
    public var far: Float
    public var scale: Float
    public var scaleDirection: CameraFieldOfViewOrientation

    /// Creates a box.
    public init(
        near: Float = 0.01, far: Float = 1000, scale: Float = 1,
        scaleDirection: CameraFieldOfViewOrientation = .vertical
    ) {
        (self.near, self.far, self.scale, self.scaleDirection) = (near, far, scale, scaleDirection)
    }
}
