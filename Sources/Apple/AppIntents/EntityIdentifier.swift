public import Foundation

/// A type that has a name of its own by which it is found again.
public protocol PersistentlyIdentifiable {
    /// The name: the type's own where it says none.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A value that an intent can be given or can give.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, Sendable {}

/// An identifier that can be written as a text.
public protocol EntityIdentifierConvertible {
    /// The text, and the identifier of a text; nil where it is none.
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    public var entityIdentifierString: String { description }
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Float: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

/// The name of a thing: its type, and its identifier as a text.
public struct EntityIdentifier: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// The type of the thing, and the text of its identifier.
    public let entityType: any AppEntity.Type
    public let identifier: String
    public var description: String { "\(entityType.persistentIdentifier)/\(identifier)" }

    /// Creates the name of a thing, or of a type and an identifier.
    public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        self.entityType = entityType
        self.identifier =
            (identifier as? any EntityIdentifierConvertible)?.entityIdentifierString ?? String(describing: identifier)
    }

    public static func == (a: EntityIdentifier, b: EntityIdentifier) -> Bool {
        a.entityType == b.entityType && a.identifier == b.identifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entityType))
        hasher.combine(identifier)
    }
}
