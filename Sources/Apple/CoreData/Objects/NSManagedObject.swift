public import Combine

/// An object of a context: its values by their keys.
///
/// Its properties are written with `@NSManaged`, which `tintype preview` reads as ``_Managed()``.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
    /// The type of the publisher of changes.
    public typealias ObjectWillChangePublisher = ObservableObjectPublisher

    /// The publisher that tells of changes before they are made.
    public let objectWillChange = ObservableObjectPublisher()
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The identity of the object.
    public private(set) var objectID: NSManagedObjectID
    /// The context that has the object; nil once it was deleted and saved.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Numbers as `NSNumber`, and objects of a relationship as an array.
    var values: [String: Any] = [:]
    /// The values before the first change since the last save.
    var saved: [String: Any] = [:]

    /// Creates an object in a context, or in none.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity)
        super.init()
        entity.meet(type(of: self))
        for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue.map(Self.kept) }
        context?.insert(self)
    }

    /// Creates an object of the class's entity in a context.
    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: context)
    }

    /// Creates an object of the class's entity that no context has.
    public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

    /// Makes an object of a class that is known by name: a new one, or that which a context has of a row.
    public required convenience init(
        _ entity: NSEntityDescription, _ id: NSManagedObjectID?, _ context: NSManagedObjectContext?
    ) {
        self.init(entity: entity, insertInto: id == nil ? context : nil)
        guard let id else { return }
        objectID = id
        managedObjectContext = context
        values = [:]
    }

    /// The entity of the class: that of a model which was read, or else one of the class's name.
    open class func entity() -> NSEntityDescription { Entities.shared.entity(of: self) }

    /// A request for the objects of the class.
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? String(describing: self))
    }

    // MARK: State

    /// Indicates whether it was inserted, changed or deleted since the last save.
    public var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
    public var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
    public var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    public var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
    /// False: objects have their values.
    public var isFault: Bool { false }
    /// The reason why its value is turned into a fault, which happens to none: 0.
    public var faultingState: Int { 0 }

    /// The values that were changed since the last save.
    open func changedValues() -> [String: Any] {
        let keys = Set(saved.keys)
        return Dictionary(uniqueKeysWithValues: keys.map { ($0, shown(values[$0], $0) ?? NSNull()) })
    }

    /// The values that were changed since the last save.
    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

    /// The values of the last save.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let keys = keys ?? Array(entity.propertiesByName.keys)
        return Dictionary(
            keys.map { ($0, (saved[$0] ?? shown(values[$0], $0)) ?? NSNull()) }, uniquingKeysWith: { $1 })
    }

    /// Returns whether a relationship has no objects behind it that are not here yet. All are here.
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }

    // MARK: What subclasses add to

    /// Called after the object was made, and when it was read.
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    /// Called where undoing, going back or reading again gave it other values: nothing here tells it.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Called before and after a save.
    open func willSave() {}
    open func didSave() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
    /// Called around the loss of its values, which comes with ``NSManagedObjectContext/refresh(_:mergeChanges:)``.
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    /// Checks the object before a save.
    open func validateForInsert() throws { try validate() }
    open func validateForUpdate() throws { try validate() }
    open func validateForDelete() throws {}

    /// Notes that a value is read, or was.
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}

    /// The value of a key, as it is kept.
    open func primitiveValue(forKey key: String) -> Any? { shown(values[key], key) }

    /// Sets the value of a key, and tells nobody.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value.map(Self.kept) }

    /// Throws the first of the values that is missing.
    private func validate() throws {
        for property in entity.properties where !property.isOptional && !property.isTransient {
            let isMany = (property as? NSRelationshipDescription)?.isToMany ?? false
            guard values[property.name] == nil, !isMany else { continue }
            throw CocoaError(
                CocoaError.Code(rawValue: NSValidationMissingMandatoryPropertyError),
                userInfo: [NSValidationKeyErrorKey: property.name, NSValidationObjectErrorKey: self])
        }
    }
}

extension NSManagedObject: _KeyValueCoded {
    public func _setValue(_ value: Any?, forKey key: String) { change(key, to: value.map(Self.kept)) }
    public func _value(forKey key: String) -> Any? {
        if key == "objectID" { return objectID }
        return shown(values[key], key)
    }

    /// Gives a value as others see it: the objects of a relationship as a set.
    func shown(_ value: Any?, _ key: String) -> Any? {
        let relationship = entity.relationshipsByName[key]
        guard let objects = value as? [NSManagedObject] ?? (relationship?.isToMany == true ? [] : nil) else {
            return value
        }
        return relationship?.isOrdered == true ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    /// Gives a value as it is kept.
    static func kept(_ value: Any) -> Any {
        let objects: [Any]? =
            switch value {
            case let set as NSSet: set.allObjects
            case let set as NSOrderedSet: set.array
            case let set as Set<NSManagedObject>: Array(set)
            default: nil
            }
        if let objects = objects as? [NSManagedObject], !objects.isEmpty { return objects }
        if let set = value as? NSSet, set.count == 0 { return [NSManagedObject]() }
        if let set = value as? NSOrderedSet, set.count == 0 { return [NSManagedObject]() }
        if value is any BinaryInteger || value is any BinaryFloatingPoint || value is Bool {
            return value as? NSNumber ?? value
        }
        return value
    }
}
