/// The value of a gesture with the entity that it touches. RealityKit's type.
@dynamicMemberLookup
public struct EntityTargetValue<Value> {
    /// The value of the gesture itself.
    public let gestureValue: Value
    public let entity: Entity

    public subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> T { gestureValue[keyPath: keyPath] }

    /// A place of the view in the space of an entity, in metres: the entity's own, for no camera is asked.
    @MainActor @preconcurrency
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol, to entity: Entity?) -> SIMD3<Float>
    {
        self.entity.position(relativeTo: entity)
    }
}

/// A gesture of entities, which no touch reaches: none is known to be under a finger.
public struct _EntityGesture<Base: Gesture>: _PrimitiveGesture {
    public typealias Value = EntityTargetValue<Base.Value>

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> { .failed }
}

extension Gesture {
    /// The gesture where it touches an entity, or a certain one.
    public func targetedToAnyEntity() -> some Gesture<EntityTargetValue<Value>> { _EntityGesture<Self>() }
    public func targetedToEntity(_ entity: Entity) -> some Gesture<EntityTargetValue<Value>> { _EntityGesture<Self>() }
    public func targetedToEntity(
        where query: QueryPredicate<Entity>
    ) -> some Gesture<EntityTargetValue<Value>> { _EntityGesture<Self>() }
}

/// The ways in which a person moves the camera. RealityKit's type.
public struct CameraControls: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let none: CameraControls = []
    public static let orbit = CameraControls(rawValue: 1)
    public static let dolly = CameraControls(rawValue: 2)
    public static let pan = CameraControls(rawValue: 4)
    public static let tilt = CameraControls(rawValue: 8)
}

extension View {
    /// Lets a person move the camera of the entities within. It stays at its place here.
    public func realityViewCameraControls(_ controls: CameraControls) -> some View { self }
}
