/// The body of an entity in the world's physics, as values: nothing falls.
public struct PhysicsBodyComponent: Component {
    /// The weight, the surface and the kind.
    public var massProperties: PhysicsMassProperties
    public var material: PhysicsMaterialResource
    public var mode: PhysicsBodyMode
    public var isContinuousCollisionDetectionEnabled = false
    public var isAffectedByGravity = true
    public var linearDamping: Float = 0
    public var angularDamping: Float = 0
    public var isTranslationLocked = (x: false, y: false, z: false)
    public var isRotationLocked = (x: false, y: false, z: false)

    /// Creates a body.
    public init(
        massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
    ) {
        (self.massProperties, self.mode) = (massProperties, mode)
        self.material = material ?? .default
    }
    public init(
        shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
    ) {
        self.init(massProperties: PhysicsMassProperties(mass: mass), material: material, mode: mode)
    }
    public init(
        shapes: [ShapeResource], density: Float, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
    ) {
        let mass = shapes.map { PhysicsMassProperties(shape: $0, density: density).mass }.reduce(0, +)
        self.init(massProperties: PhysicsMassProperties(mass: mass), material: material, mode: mode)
    }
}

/// The kinds of bodies.
public enum PhysicsBodyMode: Hashable, Sendable {
    case `static`, kinematic, dynamic
}

/// The weight of a body.
public struct PhysicsMassProperties: Hashable, Sendable {
    public static let `default` = PhysicsMassProperties(mass: 1)
    /// The mass in kilograms, the moments of inertia, and the place and the turn of its middle.
    public var mass: Float
    public var inertia: SIMD3<Float>
    public var centerOfMass: (position: SIMD3<Float>, orientation: simd_quatf)

    /// Creates a weight.
    public init(
        mass: Float = 1, inertia: SIMD3<Float> = SIMD3(repeating: 0.1),
        centerOfMass: (position: SIMD3<Float>, orientation: simd_quatf) = (.zero, simd_quatf(ix: 0, iy: 0, iz: 0, r: 1))
    ) { (self.mass, self.inertia, self.centerOfMass) = (mass, inertia, centerOfMass) }
    public init(shape: ShapeResource, mass: Float) { self.init(mass: mass) }

    /// Creates the weight of a box of a density in kilograms by cubic metre.
    public init(shape: ShapeResource, density: Float) {
        let size = shape.bounds.extents
        self.init(mass: size.x * size.y * size.z * density)
    }

    public static func == (a: PhysicsMassProperties, b: PhysicsMassProperties) -> Bool {
        a.mass == b.mass && a.inertia == b.inertia && a.centerOfMass == b.centerOfMass
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(mass)
        hasher.combine(inertia)
    }
}

/// The surface of a body.
public struct PhysicsMaterialResource: Hashable, Sendable {
    public static let `default` = PhysicsMaterialResource.generate()
    /// The friction of what rests and of what moves, and the bounce.
    public let staticFriction: Float
    public let dynamicFriction: Float
    public let restitution: Float

    /// Makes a surface.
    public static func generate(
        friction: Float = 0.8, restitution: Float = 0.8
    ) -> PhysicsMaterialResource {
        PhysicsMaterialResource(staticFriction: friction, dynamicFriction: friction, restitution: restitution)
    }
    public static func generate(
        staticFriction: Float, dynamicFriction: Float, restitution: Float
    ) -> PhysicsMaterialResource {
        PhysicsMaterialResource(
            staticFriction: staticFriction, dynamicFriction: dynamicFriction, restitution: restitution)
    }
}

/// The speed of a body, in metres and radians by seconds.
public struct PhysicsMotionComponent: Component {
    /// The speeds.
    public var linearVelocity: SIMD3<Float>
    public var angularVelocity: SIMD3<Float>

    /// Creates a speed.
    public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) {
        (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity)
    }
}

/// The pull of a room, and its clock. Nothing falls.
public struct PhysicsSimulationComponent: Component {
    /// The pull in metres by square second, and the number of steps of a picture.
    public var gravity = SIMD3<Float>(0, -9.81, 0)
    public var solverIterations = (positionIterations: 6, velocityIterations: 1)

    public init() {}
}

/// The body of a figure that is steered. Nothing stands in its way.
public struct CharacterControllerComponent: Component {
    /// The sizes in metres, and the steepest way in radians.
    public var radius: Float
    public var height: Float
    public var skinWidth: Float
    public var slopeLimit: Float
    public var stepLimit: Float
    public var upVector: SIMD3<Float>
    public var collisionFilter: CollisionFilter

    /// Creates a body.
    public init(
        radius: Float = 0, height: Float = 0, skinWidth: Float = 0.01, slopeLimit: Float = .pi / 4,
        stepLimit: Float = 0, upVector: SIMD3<Float> = SIMD3(0, 1, 0), collisionFilter: CollisionFilter = .default
    ) {
        (self.radius, self.height, self.skinWidth) = (radius, height, skinWidth)
        (self.slopeLimit, self.stepLimit) = (slopeLimit, stepLimit)
        (self.upVector, self.collisionFilter) = (upVector, collisionFilter)
    }
}

extension Entity {
    /// Moves a figure by a way, in metres: it goes where it is sent.
    public func moveCharacter(
        by deltaPosition: SIMD3<Float>, deltaTime: Float, relativeTo referenceEntity: Entity?,
        collisionHandler: ((Entity) -> Void)? = nil
    ) { setPosition(position(relativeTo: referenceEntity) + deltaPosition, relativeTo: referenceEntity) }

    /// Puts a figure at a place.
    public func teleportCharacter(to position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        setPosition(position, relativeTo: referenceEntity)
    }
}
