/// An entity with a shape.
@MainActor @preconcurrency
public protocol HasModel: Entity {}

extension HasModel {
    /// The shape.
    public var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
    }
}

/// An entity with a place.
@MainActor @preconcurrency
public protocol HasTransform: Entity {}

/// An entity that is touched.
@MainActor @preconcurrency
public protocol HasCollision: HasTransform {}

extension HasCollision {
    /// The shapes that it is touched by.
    public var collision: CollisionComponent? {
        get { components[CollisionComponent.self] }
        set { components[CollisionComponent.self] = newValue }
    }
}

/// An entity with a body.
@MainActor @preconcurrency
public protocol HasPhysicsBody: HasCollision {}

extension HasPhysicsBody {
    /// The body. Pushes do not move it.
    public var physicsBody: PhysicsBodyComponent? {
        get { components[PhysicsBodyComponent.self] }
        set { components[PhysicsBodyComponent.self] = newValue }
    }
    public func addForce(_ force: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public func applyLinearImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public func applyImpulse(_ impulse: SIMD3<Float>, at position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public func addTorque(_ torque: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public func clearForcesAndTorques() {}
}

/// An entity with a speed.
@MainActor @preconcurrency
public protocol HasPhysicsMotion: HasPhysicsBody {}

extension HasPhysicsMotion {
    /// The speed.
    public var physicsMotion: PhysicsMotionComponent? {
        get { components[PhysicsMotionComponent.self] }
        set { components[PhysicsMotionComponent.self] = newValue }
    }
}

/// An entity with a body and a speed.
@MainActor @preconcurrency
public protocol HasPhysics: HasPhysicsBody, HasPhysicsMotion {}

/// An entity that stands in the room.
@MainActor @preconcurrency
public protocol HasAnchoring: HasTransform {}

extension HasAnchoring {
    /// The place in the room. It is never found.
    public var anchoring: AnchoringComponent {
        get { components[AnchoringComponent.self] ?? AnchoringComponent(.world(transform: matrix_identity_float4x4)) }
        set { components[AnchoringComponent.self] = newValue }
    }
    public var anchorIdentifier: UUID? { nil }

    /// Takes another place in the room.
    public func reanchor(_ target: AnchoringComponent.Target, preservingWorldTransform: Bool = true) {
        anchoring = AnchoringComponent(target)
    }
}

/// The place of an entity in the room.
public struct AnchoringComponent: Component {
    /// The places of the room.
    public enum Target: Hashable, Sendable {
        /// The directions of a plane.
        public struct Alignment: OptionSet, Hashable, Sendable {
            public static let horizontal = Alignment(rawValue: 1)
            public static let vertical = Alignment(rawValue: 2)
            public static let any = Alignment(rawValue: 3)
            public let rawValue: UInt8

            public init(rawValue: UInt8) {
                self.rawValue = rawValue
            }
        }

        /// The kinds of a plane.
        public struct Classification: OptionSet, Hashable, Sendable {
            public static let wall = Classification(rawValue: 1)
            public static let floor = Classification(rawValue: 2)
            public static let ceiling = Classification(rawValue: 4)
            public static let table = Classification(rawValue: 8)
            public static let seat = Classification(rawValue: 16)
            public static let any = Classification(rawValue: .max)
            public let rawValue: UInt64

            public init(rawValue: UInt64) {
                self.rawValue = rawValue
            }
        }

        case camera, face, body, head
        case world(transform: float4x4)
        case anchor(identifier: UUID)
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        case image(group: String, name: String)
        case object(group: String, name: String)
    }

    /// The place.
    public let target: Target

    /// Creates a place.
    public init(_ target: Target) {
        self.target = target
    }
}

/// An entity at a place of the room.
open class AnchorEntity: Entity, HasAnchoring {
    public required init() {
        super.init()
    }

    /// Creates an entity at a place, in the scene's own space or on a plane; sizes are in metres.
    public init(_ target: AnchoringComponent.Target) {
        super.init()
        anchoring = AnchoringComponent(target)
        if case .world(let transform) = target { self.transform = Transform(matrix: transform) }
    }
    public convenience init(world transform: float4x4) { self.init(.world(transform: transform)) }
    public convenience init(world position: SIMD3<Float>) {
        self.init(.world(transform: Transform(translation: position).matrix))
    }
    public convenience init(
        plane alignment: AnchoringComponent.Target.Alignment,
        classification: AnchoringComponent.Target.Classification = .any, minimumBounds: SIMD2<Float> = .zero
    ) { self.init(.plane(alignment, classification: classification, minimumBounds: minimumBounds)) }
    public convenience init(anchor: ARAnchor) { self.init(.anchor(identifier: anchor.identifier)) }
    public convenience init(raycastResult: ARRaycastResult) {
        self.init(.world(transform: raycastResult.worldTransform))
    }

    /// Gives it another place.
}

/// An entity with a shape, a body and a place.
open class ModelEntity: Entity, HasModel, HasPhysics {
    public required init() {
        super.init()
    }

    /// Creates an entity of a shape with materials, and of what it is touched by.
    public init(mesh: MeshResource, materials: [any Material] = []) {
        super.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
    public convenience init(
        mesh: MeshResource, materials: [any Material], collisionShape: ShapeResource, mass: Float
    ) {
        self.init(mesh: mesh, materials: materials, collisionShapes: [collisionShape], mass: mass)
    }
    public convenience init(
        mesh: MeshResource, materials: [any Material], collisionShapes: [ShapeResource], mass: Float
    ) {
        self.init(mesh: mesh, materials: materials)
        collision = CollisionComponent(shapes: collisionShapes)
        physicsBody = PhysicsBodyComponent(massProperties: PhysicsMassProperties(mass: mass))
    }
}

/// A camera.
open class PerspectiveCamera: Entity {
    /// The angle that is seen.
    open var camera = PerspectiveCameraComponent()
}

/// The angle that a camera sees.
public struct PerspectiveCameraComponent: Component {
    /// The nearest and the farthest that is seen in metres, and the angle in degrees.
    public var near: Float
    public var far: Float
    public var fieldOfViewInDegrees: Float

    /// Creates an angle.
    public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
        (self.near, self.far, self.fieldOfViewInDegrees) = (near, far, fieldOfViewInDegrees)
    }
}

/// A light from everywhere in one direction.
open class DirectionalLight: Entity {
    /// The light and its shadow.
    open var light = DirectionalLightComponent()
    open var shadow: DirectionalLightComponent.Shadow?
}

/// The facts about such a light.
public struct DirectionalLightComponent: Component {
    /// The shadow.
    public struct Shadow: Component {
        /// The farthest that it is cast, in metres, and its distance from the surface.
        public var maximumDistance: Float
        public var depthBias: Float

        /// Creates a shadow.
        public init(maximumDistance: Float = 5, depthBias: Float = 1) {
            (self.maximumDistance, self.depthBias) = (maximumDistance, depthBias)
        }
    }

    /// The colour, and the strength in lux.
    public var color: UIColor
    public var intensity: Float
    public var isRealWorldProxy: Bool

    /// Creates a light.
    public init(color: UIColor = .white, intensity: Float = 2145.7078, isRealWorldProxy: Bool = false) {
        (self.color, self.intensity, self.isRealWorldProxy) = (color, intensity, isRealWorldProxy)
    }
}

/// A light from a point.
open class PointLight: Entity {
    /// The light.
    open var light = PointLightComponent()
}

/// The facts about such a light.
public struct PointLightComponent: Component {
    /// The colour, the strength in lumens, and the reach in metres.
    public var color: UIColor
    public var intensity: Float
    public var attenuationRadius: Float

    /// Creates a light.
    public init(color: UIColor = .white, intensity: Float = 26963.76, attenuationRadius: Float = 10) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
    }
}

/// A light in a cone.
open class SpotLight: Entity {
    /// The light.
    open var light = SpotLightComponent()
}

/// The facts about such a light.
public struct SpotLightComponent: Component {
    /// The colour, the strength in lumens, the angles in degrees, and the reach in metres.
    public var color: UIColor
    public var intensity: Float
    public var innerAngleInDegrees: Float
    public var outerAngleInDegrees: Float
    public var attenuationRadius: Float

    /// Creates a light.
    public init(
        color: UIColor = .white, intensity: Float = 6740.94, innerAngleInDegrees: Float = 45,
        outerAngleInDegrees: Float = 60, attenuationRadius: Float = 10
    ) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
        (self.innerAngleInDegrees, self.outerAngleInDegrees) = (innerAngleInDegrees, outerAngleInDegrees)
    }
}
