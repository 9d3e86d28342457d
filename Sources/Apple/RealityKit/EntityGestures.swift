/// The value of a gesture with the entity that it touches. RealityKit's type.
@dynamicMemberLookup
public struct EntityTargetValue<Value> {
    /// The value of the gesture itself.
    public let gestureValue: Value
    public let entity: Entity

    public subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> T { gestureValue[keyPath: keyPath] }

    /// A place of the view in the space of an entity or of the scene, in metres: the entity's own, for no camera is asked.
    @MainActor @preconcurrency
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol, to entity: Entity?) -> SIMD3<Float>
    {
        self.entity.position(relativeTo: entity)
    }
    @MainActor @preconcurrency
    public func convert(
        _ point: CGPoint, from space: some CoordinateSpaceProtocol, to realityKitSpace: some RealityCoordinateSpace
    ) -> SIMD3<Float> { entity.position(relativeTo: realityKitSpace as? Entity) }

    /// The place of a plane under a point of the view, and the entities: none is known, for no camera is asked.
    public func unproject(
        _ point: CGPoint, from space: some CoordinateSpaceProtocol, to realityKitSpace: some RealityCoordinateSpace,
        ontoPlane planeTransform: float4x4, relativeToCamera: Bool = false
    ) -> SIMD3<Float>? { nil }
    public func hitTest(
        point: CGPoint, in space: some CoordinateSpaceProtocol, query: CollisionCastQueryType = .all,
        mask: CollisionGroup = .all
    ) -> [CollisionCastHit] { [] }
}

extension EntityTargetValue: Equatable where Value: Equatable {
    public static func == (a: Self, b: Self) -> Bool { a.gestureValue == b.gestureValue && a.entity == b.entity }
}

/// A space of entities: that of the scene, or that of one of them.
public protocol RealityCoordinateSpace {}

/// The space of a scene.
public struct SceneRealityCoordinateSpace: RealityCoordinateSpace, Sendable {}

extension RealityCoordinateSpace where Self == SceneRealityCoordinateSpace {
    /// The space of the scene.
    public static var scene: SceneRealityCoordinateSpace { SceneRealityCoordinateSpace() }
}

extension Entity: RealityCoordinateSpace {}

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

/// The place of a scene in its view. RealityKit's type.
public struct RealityViewLayoutOption: Hashable, Sendable {
    private let name: String
    public static let centered = RealityViewLayoutOption(name: "centered")
    public static let fixedSize = RealityViewLayoutOption(name: "fixedSize")
    public static let flexible = RealityViewLayoutOption(name: "flexible")
}

extension View {
    /// Puts the scene at a place of the view. The ground that is drawn fills it.
    public func realityViewLayoutBehavior(_ behavior: RealityViewLayoutOption) -> some View { self }

    /// Lets a person move the camera of the entities within. It stays at its place here.
    public func realityViewCameraControls(_ controls: CameraControls) -> some View { self }
}
