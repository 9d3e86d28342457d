// `import SwiftData` where Apple's framework is missing. It brings Foundation and Observation along.
@_exported public import Foundation
@_exported public import FoundationOverlay
@_exported public import Observation

public typealias _Observable = Observable

/// A class whose instances a ``ModelContext`` keeps: SwiftData's protocol, that ``Model()`` conforms a class to.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// The bond between the model and its context.
    var _$record: _ModelRecord { get }
}

extension PersistentModel {
    /// The identity of the model.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(record: _$record, entityName: "\(Self.self)")
    }
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that keeps the model; nil before it is inserted.
    public var modelContext: ModelContext? { _$record.context }

    /// Indicates whether a context kept the model and does no longer.
    public var isDeleted: Bool { _$record.isDeleted }

    /// Indicates whether a property has changed since the model was saved.
    public var hasChanges: Bool { _$record.hasChanges }

    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PersistentModel {
    /// The value of a property.
    public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value { self[keyPath: keyPath] }
    public func getTransformableValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value {
        self[keyPath: keyPath]
    }

    /// Sets a property, unless it is one that cannot be set.
    public func setValue<Value>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
        guard let property = keyPath as? ReferenceWritableKeyPath<Self, Value> else { return }
        self[keyPath: property] = newValue
    }
    public func setTransformableValue<Value>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
        setValue(forKey: keyPath, to: newValue)
    }
}
