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
    /// The ways in which a finger or an eye points.
    public struct InputType: OptionSet, Hashable, Sendable {
        public static let direct = InputType(rawValue: 1)
        public static let indirect = InputType(rawValue: 2)
        public static let all: InputType = [.direct, .indirect]
        public let rawValue: UInt64

        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }
    }

    /// The choice to take gestures, and those that are taken.
    public var isEnabled = true
    public var allowedInputTypes: InputType

    /// Creates a mark.
    public init(allowedInputTypes: InputType = .all) { self.allowedInputTypes = allowedInputTypes }
}

/// The mark of an entity that turns its face to the camera.
public struct BillboardComponent: Component {
    /// The strength in 0...1.
    public var blendFactor: Float = 1

    public init() {}
}

/// The shadow that an entity casts on the ground.
public struct GroundingShadowComponent: Component {
    /// The way in which it is near things of the room.
    public enum FadeBehaviorNearPhysicalObjects: Hashable, Sendable {
        case `default`, fade, constant
    }

    /// The choices to cast it and to take that of others, and the way in which it is near things of the room.
    public var castsShadow: Bool
    public var receivesShadow: Bool
    public var fadeBehaviorNearPhysicalObjects: FadeBehaviorNearPhysicalObjects

    /// Creates a shadow.
    public init(
        castsShadow: Bool, receivesShadow: Bool = true,
        fadeBehaviorNearPhysicalObjects: FadeBehaviorNearPhysicalObjects = .default
    ) {
        (self.castsShadow, self.receivesShadow) = (castsShadow, receivesShadow)
        self.fadeBehaviorNearPhysicalObjects = fadeBehaviorNearPhysicalObjects
    }
}

/// The light of surroundings that an entity gives. Nothing is drawn by it.
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

/// The light of surroundings that an entity takes.
public struct ImageBasedLightReceiverComponent: Component {
    /// The entity that gives the light.
    public var imageBasedLight: Entity

    /// Creates the part of an entity that takes it.
    public init(imageBasedLight: Entity) {
        self.imageBasedLight = imageBasedLight
    }
}

/// The order in which entities at one place are drawn.
public struct ModelSortGroup: Hashable, Sendable {
    private let id = UUID()
    /// The pass in which their depth is written.
    public let depthPass: DepthPass?

    /// Creates a group.
    public init(depthPass: DepthPass? = nil) { self.depthPass = depthPass }
    public static let planarUIAlwaysInFront = ModelSortGroup()
    public static let planarUIInline = ModelSortGroup()

    /// The passes.
    public enum DepthPass: Hashable, Sendable {
        case prePass, postPass
    }
}

/// The place of an entity in such an order.
public struct ModelSortGroupComponent: Component {
    /// The order, and the place in it.
    public var group: ModelSortGroup
    public var order: Int32

    /// Creates a place.
    public init(group: ModelSortGroup, order: Int32) { (self.group, self.order) = (group, order) }
}

/// The mark of an entity whose parts are another world.
public struct WorldComponent: Component {
    public init() {}
}

/// The hole through which another world is seen.
public struct PortalComponent: Component {
    /// The world that is seen.
    public var targetEntity: Entity

    /// Creates a hole.
    public init(target: Entity) { targetEntity = target }
}

/// The mark of an entity that goes through such a hole.
public struct PortalCrossingComponent: Component {
    public init() {}
}
