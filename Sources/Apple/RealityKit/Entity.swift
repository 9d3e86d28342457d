/// A thing of a scene: its place, its components, and the things below it.
@MainActor @preconcurrency
open class Entity: Identifiable {
    /// A name to find it by, and the choice to use it.
    open var name = ""
    open var isEnabled = true
    /// The place in the entity above.
    open var transform = Transform.identity
    /// The components.
    open var components = ComponentSet()
    /// The entity above, and the scene.
    open internal(set) weak var parent: Entity?
    weak var ownScene: Scene?
    var below: [Entity] = []

    /// The number that no other entity has.
    public nonisolated let id = UInt64.random(in: 1 ... .max)

    public required init() {}

    /// Creates an entity with components.
    public convenience init(components: any Component...) { self.init(components: components) }
    public convenience init(components: [any Component]) {
        self.init()
        self.components.set(components)
    }

    /// Reads an entity of the bundle or of a file, which is not done.
    ///
    /// - Throws: `CocoaError.fileReadUnknown`.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.fileReadUnknown)
    }
    public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws {
        throw CocoaError(.fileReadUnknown)
    }
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
        throw CocoaError(.fileReadUnknown)
    }
    public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity {
        throw CocoaError(.fileReadUnknown)
    }
    public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
        throw CocoaError(.fileReadUnknown)
    }
    public static func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws -> ModelEntity {
        throw CocoaError(.fileReadUnknown)
    }
    public static func loadAnchor(named name: String, in bundle: Bundle? = nil) throws -> AnchorEntity {
        throw CocoaError(.fileReadUnknown)
    }
    public static func loadAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<Entity> { LoadRequest() }
    public static func loadModelAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<ModelEntity> {
        LoadRequest()
    }

    /// The scene that has it, the anchor above it, and the state.
    open var scene: Scene? { ownScene ?? parent?.scene }
    open var anchor: (any HasAnchoring)? { (self as? any HasAnchoring) ?? parent?.anchor }
    open var isEnabledInHierarchy: Bool { isEnabled && (parent?.isEnabledInHierarchy ?? true) }
    open var isActive: Bool { isEnabledInHierarchy && scene != nil }
    open var isAnchored: Bool { false }

    // MARK: The tree

    /// The entities below. Adds and removes them, with the place in the scene that they had where that is asked for.
    open var children: ChildCollection { ChildCollection(entity: self, all: below) }
    open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        entity.setParent(self, preservingWorldTransform: preservingWorldTransform)
    }
    open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        if entity.parent === self { entity.setParent(nil, preservingWorldTransform: preservingWorldTransform) }
    }
    open func removeFromParent(preservingWorldTransform: Bool = false) {
        setParent(nil, preservingWorldTransform: preservingWorldTransform)
    }
    open func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        let matrix = transformMatrix(relativeTo: nil)
        self.parent?.below.removeAll { $0 === self }
        self.parent = parent
        parent?.below.append(self)
        if preservingWorldTransform { setTransformMatrix(matrix, relativeTo: nil) }
    }

    /// The first entity of a name: this one, or one below.
    open func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        for child in below {
            if let found = child.findEntity(named: name) { return found }
        }
        return nil
    }

    /// Returns an entity with the same components and, where that is asked for, the same entities below.
    open func clone(recursive: Bool) -> Self {
        let other = Self()
        (other.name, other.isEnabled, other.transform, other.components) = (name, isEnabled, transform, components)
        if recursive { for child in below { other.addChild(child.clone(recursive: true)) } }
        return other
    }

    // MARK: Animations

    /// The animations of the file: none. One that is played ends at once.
    open var availableAnimations: [AnimationResource] { [] }
    @discardableResult
    open func playAnimation(
        _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
    ) -> AnimationPlaybackController { AnimationPlaybackController(entity: self) }
    @discardableResult
    open func playAnimation(
        _ animation: AnimationResource, transitionDuration: TimeInterval = 0, blendLayerOffset: Int,
        separateAnimatedValue: Bool = false, startsPaused: Bool = false
    ) -> AnimationPlaybackController { AnimationPlaybackController(entity: self) }
    open func stopAllAnimations(recursive: Bool = true) {}

    /// Moves to a place, at once.
    @discardableResult
    open func move(
        to target: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0,
        timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        setTransformMatrix(target.matrix, relativeTo: referenceEntity)
        return AnimationPlaybackController(entity: self)
    }
    @discardableResult
    open func move(
        to target: float4x4, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0,
        timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        setTransformMatrix(target, relativeTo: referenceEntity)
        return AnimationPlaybackController(entity: self)
    }

    // MARK: Shapes

    /// The box that it and those below take, in the space of another entity; nil stands for the scene.
    open func visualBounds(
        recursive: Bool = true, relativeTo referenceEntity: Entity?, excludeInactive: Bool = false
    ) -> BoundingBox {
        let own = components[ModelComponent.self]?.mesh.bounds ?? .empty
        let box = own.transformed(by: transformMatrix(relativeTo: referenceEntity))
        guard recursive else { return box }
        return below.reduce(box) {
            $0.union($1.visualBounds(relativeTo: referenceEntity, excludeInactive: excludeInactive))
        }
    }

    /// Gives it, and those below, the shapes of their boxes to be touched by.
    open func generateCollisionShapes(recursive: Bool) {
        if let bounds = components[ModelComponent.self]?.mesh.bounds, !bounds.isEmpty {
            components.set(CollisionComponent(shapes: [.generateBox(size: bounds.extents)]))
        }
        if recursive { for child in below { child.generateCollisionShapes(recursive: true) } }
    }
}

extension Entity: Hashable {
    public nonisolated static func == (a: Entity, b: Entity) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Entity {
    /// The entities below another.
    public struct ChildCollection: RandomAccessCollection {
        let entity: Entity
        let all: [Entity]

        public var startIndex: Int { 0 }
        public var endIndex: Int { all.count }
        /// The entity of a number.
        public subscript(index: Int) -> Entity { all[index] }

        /// Adds and removes entities.
        @MainActor @preconcurrency public func append(_ child: Entity, preservingWorldTransforms: Bool = false) {
            entity.addChild(child, preservingWorldTransform: preservingWorldTransforms)
        }
        @MainActor @preconcurrency public func append<S: Sequence>(contentsOf children: S) where S.Element: Entity {
            for child in children { entity.addChild(child) }
        }
        @MainActor @preconcurrency public func remove(_ child: Entity, preservingWorldTransforms: Bool = false) {
            entity.removeChild(child, preservingWorldTransform: preservingWorldTransforms)
        }
        @MainActor @preconcurrency public func remove(at index: Int) { entity.removeChild(all[index]) }
        @MainActor @preconcurrency public func removeAll(preservingWorldTransforms: Bool = false) {
            for child in all { entity.removeChild(child, preservingWorldTransform: preservingWorldTransforms) }
        }
        @MainActor @preconcurrency public func removeAll(where shouldBeRemoved: (Entity) throws -> Bool) rethrows {
            for child in all where try shouldBeRemoved(child) { entity.removeChild(child) }
        }
    }
}
