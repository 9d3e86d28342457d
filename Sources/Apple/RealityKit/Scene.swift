/// A scene: the entities that stand in the room.
@MainActor @preconcurrency
public final class Scene: Identifiable {
    /// A name, and the entities at the top.
    public var name = ""
    public var anchors: AnchorCollection {
        get { AnchorCollection(scene: self, all: top) }
        set { AnchorCollection(scene: self, all: top).replaceAll(newValue.all) }
    }
    private(set) var top: [any HasAnchoring] = []
    /// The number that no other scene has.
    public nonisolated let id = UUID()

    init() {}

    func add(_ anchor: any HasAnchoring) {
        drop(anchor)
        anchor.ownScene = self
        top.append(anchor)
    }

    func drop(_ anchor: any HasAnchoring) {
        guard let index = top.firstIndex(where: { $0 === anchor }) else { return }
        top.remove(at: index)
        anchor.ownScene = nil
    }

    /// Adds, removes and finds entities.
    public func addAnchor(_ anchor: any HasAnchoring) { add(anchor) }
    public func removeAnchor(_ anchor: any HasAnchoring) { drop(anchor) }
    public func findEntity(named name: String) -> Entity? {
        for anchor in top {
            if let found = anchor.findEntity(named: name) { return found }
        }
        return nil
    }
    public func findEntity(id: Entity.ID) -> Entity? { performQuery(EntityQuery()).first { $0.id == id } }

    /// The entities on a line: none is looked for.
    public func raycast(
        origin: SIMD3<Float>, direction: SIMD3<Float>, length: Float = 100, query: CollisionCastQueryType = .all,
        mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil
    ) -> [CollisionCastHit] { [] }
}

extension Scene: EventSource {}
extension Entity: EventSource {}

/// Something that happens.
public protocol Event {}

/// An object that things happen to.
public protocol EventSource: AnyObject {}

/// The things that happen to a scene.
public enum SceneEvents {
    /// A picture is made: never.
    public struct Update: Event {
        /// The scene, and the seconds since the picture before.
        public let scene: Scene
        public let deltaTime: TimeInterval
    }
}

/// The things that happen to entities that touch: never.
public enum CollisionEvents {
    /// Two entities begin to touch.
    public struct Began: Event {
        /// The entities.
        public let entityA: Entity
        public let entityB: Entity
        public let position: SIMD3<Float>
        public let impulse: Float
    }

    /// Two entities touch no more.
    public struct Ended: Event {
        /// The entities.
        public let entityA: Entity
        public let entityB: Entity
    }
}

/// The things that happen to animations: never.
public enum AnimationEvents {
    /// An animation came to its end.
    public struct PlaybackCompleted: Event {
        /// The animation.
        public let playbackController: AnimationPlaybackController
    }
}

/// The kinds of a search on a line.
public enum CollisionCastQueryType: Hashable, Sendable {
    case nearest, all, any
}

/// An entity on a line. None is found.
public struct CollisionCastHit {
    /// The entity, the place, the direction of its face, and the distance in metres.
    public let entity: Entity
    public let position: SIMD3<Float>
    public let normal: SIMD3<Float>
    public let distance: Float
}

/// A rule for the entities of a scene. It is never run, as no time passes.
@MainActor @preconcurrency
public protocol System {
    /// Creates the rule of a scene, and runs it for each picture.
    init(scene: Scene)
    func update(context: SceneUpdateContext)
    static func registerSystem()
    static var dependencies: [SystemDependency] { get }
}

extension System {
    public static func registerSystem() {}
}

/// The facts about a picture.
@MainActor @preconcurrency
public struct SceneUpdateContext {
    /// The scene, and the seconds since the picture before.
    public let scene: Scene
    public let deltaTime: TimeInterval

    /// The entities that a question finds.
    public func entities(
        matching query: EntityQuery, updatingSystemWhen condition: SystemUpdateCondition
    ) -> QueryResult<Entity> { scene.performQuery(query) }
}

/// The pictures for which a rule is run.
public enum SystemUpdateCondition: Hashable, Sendable {
    case rendering
}

/// A question for entities.
public struct EntityQuery: Sendable {
    let holds: @MainActor @Sendable (Entity) -> Bool

    /// Asks for all entities, or for those that fit a condition.
    public init() {
        holds = { _ in true }
    }
    public init(where predicate: QueryPredicate<Entity>) {
        holds = predicate.holds
    }
}

/// A condition of such a question.
public struct QueryPredicate<Root>: Sendable {
    let holds: @MainActor @Sendable (Root) -> Bool

    /// Entities with a component; both conditions, one of two, and the opposite.
    public static func has(_ type: any Component.Type) -> QueryPredicate<Root> {
        let kind = ObjectIdentifier(type)
        return QueryPredicate { ($0 as? Entity)?.components.has(kind) ?? false }
    }
    public static func && (a: QueryPredicate, b: QueryPredicate) -> QueryPredicate {
        QueryPredicate { a.holds($0) && b.holds($0) }
    }
    public static func || (a: QueryPredicate, b: QueryPredicate) -> QueryPredicate {
        QueryPredicate { a.holds($0) || b.holds($0) }
    }
    public static prefix func ! (a: QueryPredicate) -> QueryPredicate { QueryPredicate { !a.holds($0) } }
}
