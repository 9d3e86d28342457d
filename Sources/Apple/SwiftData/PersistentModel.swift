// `import SwiftData` where Apple's framework is missing. It brings Foundation and Observation along.
@_exported public import Foundation
@_exported public import Observation

public typealias _ObservationRegistrar = ObservationRegistrar
public typealias _Observable = Observable

/// A class whose instances a ``ModelContext`` keeps: SwiftData's protocol, that ``Model()`` conforms a class to.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    var _$record: _ModelRecord { get }
}

extension PersistentModel {
    /// What the model is known by.
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(record: _$record) }
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that keeps the model; nil before it is inserted.
    public var modelContext: ModelContext? { _$record.context }

    /// Whether a context kept the model and does no longer.
    public var isDeleted: Bool { _$record.isDeleted }

    /// Nothing is stored, and so there is never a difference to it.
    public var hasChanges: Bool { false }

    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Which context keeps a model.
public final class _ModelRecord {
    weak var context: ModelContext?
    var isDeleted = false

    public init() {}
}

/// What a model is known by, as long as the program runs.
public struct PersistentIdentifier: Hashable, Identifiable, @unchecked Sendable {
    private let record: _ModelRecord

    init(record: _ModelRecord) {
        self.record = record
    }

    public var id: PersistentIdentifier { self }

    public static func == (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.record === b.record }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(record)) }
}

/// Makes a class a model: SwiftData's macro. Its stored properties are observed.
@attached(
    member, names: named(_$observationRegistrar), named(_$record), named(access), named(withMutation),
    named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "TintypeMacros", type: "ModelMacro")

/// Says how a property is stored. Nothing is stored here: `.unique` does not hold either.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TintypeMacros", type: "StoredPropertyMacro")

/// Says how models belong together. The other side of a relationship is not kept in step here, and nothing is deleted along.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TintypeMacros", type: "StoredPropertyMacro")

/// A property that is not stored.
@attached(peer)
public macro Transient() = #externalMacro(module: "TintypeMacros", type: "StoredPropertyMacro")
