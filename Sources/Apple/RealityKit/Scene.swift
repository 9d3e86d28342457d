/// A scene: the entities that stand in the room.
@MainActor @preconcurrency
public final class Scene {
    /// A name, and the entities at the top.
    public var name = ""
    public let anchors: AnchorCollection

    init() {
        let all = AnchorCollection()
        anchors = all
        all.scene = self
    }

    /// The entities at the top of a scene.
    @MainActor @preconcurrency
    public final class AnchorCollection {
        fileprivate weak var scene: Scene?
        private var all: [Entity] = []

        /// The number of entities.
        public var count: Int { all.count }
        public var isEmpty: Bool { all.isEmpty }
        public var first: Entity? { all.first }
        public subscript(index: Int) -> Entity { all[index] }

        /// Adds and removes entities.
        public func append(_ anchor: any HasAnchoring) { add(anchor) }
        public func remove(_ anchor: any HasAnchoring) { drop(anchor) }
        public func removeAll() { for entity in all { drop(entity) } }
        public func forEach(_ body: (Entity) throws -> Void) rethrows { try all.forEach(body) }

        func add(_ entity: Entity) {
            drop(entity)
            entity.ownScene = scene
            all.append(entity)
        }

        func drop(_ entity: Entity) {
            guard let index = all.firstIndex(where: { $0 === entity }) else { return }
            all.remove(at: index)
            entity.ownScene = nil
        }

        func find(_ name: String) -> Entity? {
            for entity in all {
                if let found = entity.findEntity(named: name) { return found }
            }
            return nil
        }
    }

    /// Adds, removes and finds entities.
    public func addAnchor(_ anchor: any HasAnchoring) { anchors.add(anchor) }
    public func removeAnchor(_ anchor: any HasAnchoring) { anchors.drop(anchor) }
    public func findEntity(named name: String) -> Entity? { anchors.find(name) }

    /// Tells a closure of what happens: nothing does.
    public func subscribe<E: Event>(
        to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void
    ) -> any Cancellable { AnyCancellable { _ = handler } }

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

/// An animation of a file. There is none.
public final class AnimationResource: Sendable {
    init() {}

    /// Repeats the animation.
    public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
    public func `repeat`(count: Int) -> AnimationResource { self }
}

/// The playing of an animation, which is at its end.
@MainActor @preconcurrency
public final class AnimationPlaybackController {
    /// The entity, and the state.
    public private(set) weak var entity: Entity?
    public var isPlaying: Bool { false }
    public var isPaused: Bool { false }
    public var isComplete: Bool { true }
    public var isStopped: Bool { true }
    public var speed: Float = 1

    init(entity: Entity) {
        self.entity = entity
    }

    /// Stops and goes on.
    public func pause() {}
    public func resume() {}
    public func stop() {}
}

/// The course of an animation.
public enum AnimationTimingFunction: Hashable, Sendable {
    case `default`, linear, easeIn, easeOut, easeInOut
    case cubicBezier(controlPoint1: SIMD2<Float>, controlPoint2: SIMD2<Float>)
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
