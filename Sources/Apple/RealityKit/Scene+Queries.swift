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
        for anchor in top { look(anchor) }
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

    /// Creates the part, of a kind.
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
        /// The two entities, the place in the scene, and the impulse.
        public let entityA: Entity
        public let entityB: Entity
        public let position: SIMD3<Float>
        public let impulse: Float
    }
}

extension SceneEvents {
    /// An entity that was found in the room, or lost. It does not happen here.
    public struct AnchoredStateChanged: Event {
        /// The entity, and its state: true for one that was found.
        public let anchor: Entity
        public let isAnchored: Bool
    }

    /// An entity that came into a scene. It does not happen here.
    public struct DidAddEntity: Event {
        public let entity: Entity
    }

    /// An entity that is about to leave a scene. It does not happen here.
    public struct WillRemoveEntity: Event {
        public let entity: Entity
    }

    /// An entity that became active. It does not happen here.
    public struct DidActivateEntity: Event {
        public let entity: Entity
    }

    /// An entity that is about to become inactive. It does not happen here.
    public struct WillDeactivateEntity: Event {
        public let entity: Entity
    }
}

extension AnimationEvents {
    /// A movement that begins anew. It does not happen here.
    public struct PlaybackLooped: Event {
        /// The playing of the movement.
        public let playbackController: AnimationPlaybackController
    }

    /// A movement that is ended. It does not happen here.
    public struct PlaybackTerminated: Event {
        /// The playing of the movement.
        public let playbackController: AnimationPlaybackController
    }
}

/// The events of components. None happens here.
public enum ComponentEvents {
    /// A component that was added to an entity.
    public struct DidAdd: Event {
        /// The entity, and the type of the component.
        public let entity: Entity
        public let componentType: any Component.Type
    }

    /// A component that is about to be removed.
    public struct WillRemove: Event {
        /// The entity, and the type of the component.
        public let entity: Entity
        public let componentType: any Component.Type
    }

    /// A component that was changed.
    public struct DidChange: Event {
        /// The entity, and the type of the component.
        public let entity: Entity
        public let componentType: any Component.Type
    }
}

/// The events of sounds. None happens here.
public enum AudioEvents {
    /// A sound that came to its end.
    public struct PlaybackCompleted: Event {
        /// The playing of the sound.
        public let playbackController: AudioPlaybackController
    }
}
