public import CoreSpotlight

/// A property of a thing.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    /// The name of the property.
    public let title: LocalizedStringResource
    private var stored: Value?

    /// The value. It stops the program where none was given.
    public var wrappedValue: Value {
        get {
            guard let stored else { preconditionFailure("the entity's property has no value yet") }
            return stored
        }
        set { stored = newValue }
    }

    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }

    init(named title: LocalizedStringResource, value: Value?) {
        self.title = title
        stored = value ?? (Optional<Any>.none as? Value)
    }

    /// Creates a property by its name.
    public convenience init(title: LocalizedStringResource = "") { self.init(named: title, value: nil) }
    public convenience init(wrappedValue: Value, title: LocalizedStringResource = "") {
        self.init(named: title, value: wrappedValue)
    }

    /// Creates a property by the fact of an index that it stands for. Nothing is found by it here.
    public convenience init(
        title: LocalizedStringResource = "", indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) { self.init(named: title, value: nil) }
    public convenience init(title: LocalizedStringResource = "", customIndexingKey: CSCustomAttributeKey?) {
        self.init(named: title, value: nil)
    }
}

extension AppEntity {
    /// The type of the property.
    public typealias Property<Value> = EntityProperty<Value>
}

extension TransientAppEntity {
    /// A property of the thing.
    public typealias Property<Value> = EntityProperty<Value>
}
