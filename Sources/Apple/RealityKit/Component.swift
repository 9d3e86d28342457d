/// A fact about an entity.
public protocol Component {
    /// Makes the type known. It is without that.
    @MainActor @preconcurrency static func registerComponent()
}

extension Component {
    @MainActor @preconcurrency public static func registerComponent() {}
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
    public var isStatic = false
    public var collisionOptions: CollisionOptions = []

    /// The facts that are told of a touch.
    public struct CollisionOptions: OptionSet, Hashable, Sendable {
        public static let fullContactInformation = CollisionOptions(rawValue: 1)
        public static let `static` = CollisionOptions(rawValue: 2)
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// Creates a component of shapes.
    public init(shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default) {
        (self.shapes, self.mode, self.filter) = (shapes, mode, filter)
    }
    public init(shapes: [ShapeResource], isStatic: Bool, filter: CollisionFilter = .default) {
        self.init(shapes: shapes, filter: filter)
        self.isStatic = isStatic
    }
    public init(
        shapes: [ShapeResource], mode: Mode = .default, collisionOptions: CollisionOptions,
        filter: CollisionFilter = .default
    ) {
        self.init(shapes: shapes, mode: mode, filter: filter)
        self.collisionOptions = collisionOptions
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
