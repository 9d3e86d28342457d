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
    public func addForce(_ force: SIMD3<Float>, at position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public func applyAngularImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public func clearForces() {}

    /// Puts the body at the place of another, with those below it. Nothing moved it away.
    public func resetPhysicsTransform(_ transform: Transform? = nil, recursive: Bool = true) {
        if let transform { self.transform = transform }
    }
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

        /// The hands of a person.
        public enum Chirality: Hashable, Sendable {
            case left, right, either
        }

        /// The places of a hand.
        public enum HandLocation: Hashable, Sendable {
            case wrist, palm, thumbTip, indexFingerTip, aboveHand
        }

        case camera, face, body, head
        /// A hand, which no camera sees here.
        case hand(Chirality, location: HandLocation)
        case world(transform: float4x4)
        case anchor(identifier: UUID)
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        case image(group: String, name: String)
        case object(group: String, name: String)
    }

    /// The place, and the ways in which it is followed.
    public let target: Target
    public var trackingMode: TrackingMode

    /// Creates a place.
    public init(_ target: Target, trackingMode: TrackingMode = .continuous) {
        (self.target, self.trackingMode) = (target, trackingMode)
    }
    public init(_ anchor: ARAnchor) { self.init(.anchor(identifier: anchor.identifier)) }

    /// The ways in which a place is followed.
    public enum TrackingMode: Hashable, Sendable {
        case once, continuous, predicted
    }
}

/// An entity at a place of the room.
open class AnchorEntity: Entity, HasAnchoring {
    public required init() {
        super.init()
    }

    /// Creates an entity at a place, in the scene's own space or on a plane; sizes are in metres.
    public init(_ target: AnchoringComponent.Target, trackingMode: AnchoringComponent.TrackingMode = .continuous) {
        super.init()
        anchoring = AnchoringComponent(target, trackingMode: trackingMode)
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
