/// The order in which systems are updated.
public enum SystemDependency {
    case before(any System.Type)
    case after(any System.Type)
}

extension System {
    /// The order among other systems.
    public static var dependencies: [SystemDependency] { [] }
}

/// The entities that a question finds.
public struct QueryResult<Result>: Sequence {
    let all: [Result]

    public func makeIterator() -> IndexingIterator<[Result]> { all.makeIterator() }
}

extension Scene {
    /// The entities that fit a question.
    public func performQuery(_ query: EntityQuery) -> QueryResult<Entity> {
        var found: [Entity] = []
        func look(_ entity: Entity) {
            if query.holds(entity) { found.append(entity) }
            for child in entity.children { look(child) }
        }
        anchors.forEach(look)
        return QueryResult(all: found)
    }

    /// The entities on a line between two points: none are found.
    public func raycast(
        from startPosition: SIMD3<Float>, to endPosition: SIMD3<Float>, query: CollisionCastQueryType = .all,
        mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil
    ) -> [CollisionCastHit] { [] }
    public func convexCast(
        convexShape: ShapeResource, fromPosition: SIMD3<Float>, fromOrientation: simd_quatf,
        toPosition: SIMD3<Float>, toOrientation: simd_quatf, query: CollisionCastQueryType = .all,
        mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil
    ) -> [CollisionCastHit] { [] }
}

/// The room that a session sees, as an entity's part. None is seen.
public struct SceneUnderstandingComponent: Component {
    /// The kind of it.
    public var entityType: EntityType?

    public init(entityType: EntityType? = nil) {
        self.entityType = entityType
    }

    /// The kinds.
    public enum EntityType: Hashable, Sendable {
        case face, meshChunk
    }
}

extension CollisionEvents {
    /// Two entities that go on touching. It does not happen here.
    public struct Updated: Event {
        public let entityA: Entity
        public let entityB: Entity
        public let position: SIMD3<Float>
        public let impulse: Float
    }
}

extension SceneEvents {
    /// An entity that was found in the room, or lost, and one that came into a scene or left it. It does not happen here.
    public struct AnchoredStateChanged: Event {
        public let anchor: Entity
        public let isAnchored: Bool
    }
    public struct DidAddEntity: Event {
        public let entity: Entity
    }
    public struct WillRemoveEntity: Event {
        public let entity: Entity
    }
    public struct DidActivateEntity: Event {
        public let entity: Entity
    }
    public struct WillDeactivateEntity: Event {
        public let entity: Entity
    }
}

extension AnimationEvents {
    /// A movement that begins anew, or is ended. It does not happen here.
    public struct PlaybackLooped: Event {
        public let playbackController: AnimationPlaybackController
    }
    public struct PlaybackTerminated: Event {
        public let playbackController: AnimationPlaybackController
    }
}

/// What happens to components, and to sounds. Nothing does here.
public enum ComponentEvents {
    public struct DidAdd: Event {
        public let entity: Entity
        public let componentType: any Component.Type
    }
    public struct WillRemove: Event {
        public let entity: Entity
        public let componentType: any Component.Type
    }
    public struct DidChange: Event {
        public let entity: Entity
        public let componentType: any Component.Type
    }
}
public enum AudioEvents {
    public struct PlaybackCompleted: Event {
        public let playbackController: AudioPlaybackController
    }
}
