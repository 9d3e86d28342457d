/// A fact about an entity.
public protocol Component {
    /// Makes the type known. It is without that.
    @MainActor static func registerComponent()
}

extension Component {
    @MainActor public static func registerComponent() {}
}

/// A component that is written to files.
public protocol TransientComponent: Component {}

/// The components of an entity, one of each type.
public struct ComponentSet {
    private var all: [ObjectIdentifier: any Component] = [:]

    init() {}

    /// The component of a type.
    public subscript<T: Component>(componentType: T.Type) -> T? {
        get { all[ObjectIdentifier(componentType)] as? T }
        set { all[ObjectIdentifier(componentType)] = newValue }
    }
    @_disfavoredOverload
    public subscript(componentType: any Component.Type) -> (any Component)? {
        get { all[ObjectIdentifier(componentType)] }
        set { all[ObjectIdentifier(componentType)] = newValue }
    }

    /// The number of components. Adds them, removes and finds them.
    public var count: Int { all.count }
    public mutating func set<T: Component>(_ component: T) { all[ObjectIdentifier(T.self)] = component }
    public mutating func set(_ components: [any Component]) {
        for component in components { all[ObjectIdentifier(type(of: component))] = component }
    }
    func has(_ kind: ObjectIdentifier) -> Bool { all[kind] != nil }
    public func has(_ componentType: any Component.Type) -> Bool { all[ObjectIdentifier(componentType)] != nil }
    public mutating func remove(_ componentType: any Component.Type) { all[ObjectIdentifier(componentType)] = nil }
    public mutating func removeAll() { all = [:] }
}

/// The shape of an entity, with its materials.
public struct ModelComponent: Component {
    /// The shape and the materials.
    public var mesh: MeshResource
    public var materials: [any Material]
    public var boundsMargin: Float = 0

    /// Creates a shape with materials.
    public init(mesh: MeshResource, materials: [any Material]) {
        (self.mesh, self.materials) = (mesh, materials)
    }
}

/// The shapes that an entity is touched by.
public struct CollisionComponent: Component {
    /// The kinds of touches.
    public enum Mode: Hashable, Sendable {
        case `default`, trigger, colliding
    }

    /// The shapes, the kind and the partners.
    public var shapes: [ShapeResource]
    public var mode: Mode
    public var filter: CollisionFilter

    /// Creates a component of shapes.
    public init(shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default) {
        (self.shapes, self.mode, self.filter) = (shapes, mode, filter)
    }
    public init(shapes: [ShapeResource], isStatic: Bool, filter: CollisionFilter = .default) {
        self.init(shapes: shapes, filter: filter)
    }
}

/// Groups of entities that touch one another.
public struct CollisionGroup: OptionSet, Hashable, Sendable {
    public static let `default` = CollisionGroup(rawValue: 1)
    public static let all = CollisionGroup(rawValue: .max)
    public static let sceneUnderstanding = CollisionGroup(rawValue: 1 << 31)
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// The groups of an entity, and those that it touches.
public struct CollisionFilter: Hashable, Sendable {
    public static let `default` = CollisionFilter(group: .default, mask: .all)
    public static let sensor = CollisionFilter(group: .all, mask: .all)
    /// The groups.
    public var group: CollisionGroup
    public var mask: CollisionGroup

    /// Creates a filter.
    public init(group: CollisionGroup, mask: CollisionGroup) {
        (self.group, self.mask) = (group, mask)
    }
}

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
}

/// The kinds of bodies.
public enum PhysicsBodyMode: Hashable, Sendable {
    case `static`, kinematic, dynamic
}

/// The weight of a body.
public struct PhysicsMassProperties: Hashable, Sendable {
    public static let `default` = PhysicsMassProperties(mass: 1)
    /// The mass in kilograms.
    public var mass: Float

    /// Creates a weight.
    public init(mass: Float) {
        self.mass = mass
    }
    public init(shape: ShapeResource, mass: Float) {
        self.mass = mass
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

/// The opacity of an entity and those below it.
public struct OpacityComponent: Component {
    /// The opacity in 0...1.
    public var opacity: Float

    /// Creates an opacity.
    public init(opacity: Float = 1) {
        self.opacity = opacity
    }
}

/// The mark of an entity that is touched by gestures.
public struct InputTargetComponent: Component {
    /// The ways of touching: with hands, and with the eye and a pinch from afar.
    public struct InputType: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let direct = InputType(rawValue: 1)
        public static let indirect = InputType(rawValue: 2)
        public static let all: InputType = [.direct, .indirect]
    }

    /// The choice to take gestures, and the ways in which they come.
    public var isEnabled = true
    public var allowedInputTypes: InputType

    /// Creates a mark for ways of touching.
    public init(allowedInputTypes: InputType = .all) {
        self.allowedInputTypes = allowedInputTypes
    }
}

/// The mark of an entity that shines under the eye.
public struct HoverEffectComponent: Component {
    public init() {}
}

/// The mark of an entity that turns its face to the camera.
public struct BillboardComponent: Component {
    /// The strength in 0...1.
    public var blendFactor: Float = 1

    public init() {}
}

/// The shadow that an entity casts on the ground.
public struct GroundingShadowComponent: Component {
    /// The choice to cast it.
    public var castsShadow: Bool

    /// Creates a shadow.
    public init(castsShadow: Bool) {
        self.castsShadow = castsShadow
    }
}

/// The light of surroundings that an entity gives, and that it takes. Nothing is drawn by it.
public struct ImageBasedLightComponent: Component {
    /// The sources of the light.
    public enum Source {
        case none
        case single(EnvironmentResource)
        case blend(EnvironmentResource, EnvironmentResource, Float)
    }

    /// The source, the strength, and whether it turns with the entity.
    public var source: Source
    public var intensityExponent: Float
    public var inheritsRotation = false

    /// Creates a light.
    public init(source: Source, intensityExponent: Float = 0) {
        (self.source, self.intensityExponent) = (source, intensityExponent)
    }
}
public struct ImageBasedLightReceiverComponent: Component {
    /// The entity that gives the light.
    public var imageBasedLight: Entity

    /// Creates the part of an entity that takes it.
    public init(imageBasedLight: Entity) {
        self.imageBasedLight = imageBasedLight
    }
}
