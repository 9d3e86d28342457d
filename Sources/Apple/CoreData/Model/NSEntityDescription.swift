/// A kind of objects: its name, its class and its properties.
open class NSEntityDescription: NSObject {
    /// The name by which requests ask for it.
    open var name: String?
    /// The class of its objects, by name.
    open var managedObjectClassName = "NSManagedObject"
    /// Indicates whether only entities that inherit from it have objects.
    open var isAbstract = false
    /// The entity that it inherits from.
    open private(set) weak var superentity: NSEntityDescription?
    /// Facts that the app keeps with it.
    open var userInfo: [AnyHashable: Any]?
    /// Sets of properties whose values no two objects share. They do not hold here.
    open var uniquenessConstraints: [[Any]] = []
    open var renamingIdentifier: String?
    /// Lists by which a store finds objects sooner.
    open var indexes: [NSFetchIndexDescription] = []
    open var versionHash: Data { Data((name ?? "").utf8) }
    private var knownClass: NSManagedObject.Type?

    /// The class of its objects, by its name with a module, or as it was met; nil where neither says.
    var objectClass: NSManagedObject.Type? {
        knownClass ?? NSClassFromString(managedObjectClassName) as? NSManagedObject.Type
    }

    /// Notes a class whose objects were asked for.
    func meet(_ type: NSManagedObject.Type) {
        guard knownClass == nil, type != NSManagedObject.self else { return }
        let written = managedObjectClassName.split(separator: ".").last.map(String.init)
        if written == String(describing: type) { knownClass = type }
    }

    /// The model that has it.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?

    /// The entities that inherit from it.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }

    private var own: [NSPropertyDescription] = []

    /// The properties, with those of the entities that it inherits from.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            own = newValue
            for property in newValue { property.entity = self }
        }
    }

    /// The properties by their names.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { $1 }
    }

    /// The attributes by their names.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    /// The relationships by their names.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The entities that inherit from it, by their names.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// The relationships to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }
    }

    /// Returns whether it is an entity or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name == entity.name || (superentity?.isKindOf(entity: entity) ?? false)
    }

    /// Finds the entity of a name in a context's model. Without a model each name has one, which says nothing of its properties.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        guard let model = context.model, !model.entities.isEmpty else {
            return Entities.shared.entity(named: entityName)
        }
        return model.entitiesByName[entityName]
    }

    /// Makes a new object of an entity in a context.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            preconditionFailure("the model has no entity \"\(entityName)\"")
        }
        return (entity.objectClass ?? NSManagedObject.self).init(entity, nil, context)
    }
}
