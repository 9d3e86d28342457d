/// The entities of a store.
///
/// Xcode's models are files that its compiler makes; `tintype preview` makes one of JSON in its place, which is read here.
open class NSManagedObjectModel: NSObject, NSCopying {
    /// The entities.
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }

    /// Names by which versions of the model are told apart.
    open var versionIdentifiers: Set<AnyHashable> = []
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

    public override init() {
        super.init()
        Entities.shared.add(self)
    }

    /// Reads a model; nil for a file that is none.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url), let file = try? JSONDecoder().decode(ModelFile.self, from: data)
        else {
            return nil
        }
        self.init()
        entities = file.makeEntities()
    }

    /// The model of all files of models in bundles; nil where there is none.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let urls = (bundles ?? [.main]).flatMap { $0.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [] }
        return NSManagedObjectModel(byMerging: urls.compactMap { NSManagedObjectModel(contentsOf: $0) })
    }

    /// The model of bundles that fits the facts of a store: the merged one, as stores keep none.
    open class func mergedModel(
        from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
    ) -> NSManagedObjectModel? { mergedModel(from: bundles) }

    /// Creates a model of the entities of several; nil for none.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
    }

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// Keeps a request under a name.
    open func setFetchRequestTemplate(_ request: NSFetchRequest<any NSFetchRequestResult>?, forName name: String) {
        templates[name] = request
    }

    /// The request that is kept under a name.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }

    /// A copy of the request that is kept under a name; nil where there is none, and where variables ask for values, which no
    /// predicate takes here.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard variables.isEmpty, let template = templates[name] else { return nil }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entityName ?? "")
        request.predicate = template.predicate
        request.sortDescriptors = template.sortDescriptors
        return request
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A model as `tintype preview` writes it.
struct ModelFile: Decodable {
    struct Entity: Decodable {
        var name: String
        var className: String
        var module: String
        var isAbstract: Bool
        var parent: String?
        var attributes: [Attribute]
        var relationships: [Relationship]
    }

    struct Attribute: Decodable {
        var name: String
        /// As Xcode writes it, e.g. `Integer 16`.
        var type: String
        var isOptional: Bool
        var isTransient: Bool
        var defaultValue: String?
    }

    struct Relationship: Decodable {
        var name: String
        var destination: String?
        var inverse: String?
        var isToMany: Bool
        var isOrdered: Bool
        var isOptional: Bool
        /// As Xcode writes it, e.g. `Cascade`.
        var deleteRule: String
    }

    var entities: [Entity]

    func makeEntities() -> [NSEntityDescription] {
        let made = entities.map { $0.make() }
        let byName = Dictionary(made.map { ($0.name ?? "", $0) }) { $1 }
        for entity in entities {
            guard let parent = entity.parent.flatMap({ byName[$0] }), let own = byName[entity.name] else { continue }
            parent.subentities.append(own)
        }
        for entity in entities {
            for written in entity.relationships {
                let relationship = byName[entity.name]?.relationshipsByName[written.name]
                let destination = written.destination.flatMap { byName[$0] }
                relationship?.destinationEntity = destination
                relationship?.inverseRelationship = written.inverse.flatMap { destination?.relationshipsByName[$0] }
            }
        }
        return made
    }
}

extension ModelFile.Entity {
    func make() -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = className == "NSManagedObject" ? className : "\(module).\(className)"
        entity.isAbstract = isAbstract
        entity.properties = attributes.map { $0.make() } + relationships.map { $0.make() }
        return entity
    }
}

extension ModelFile.Attribute {
    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]

    func make() -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.isOptional = isOptional
        attribute.isTransient = isTransient
        attribute.attributeType = Self.types[type] ?? .undefinedAttributeType
        attribute.defaultValue = defaultValue.flatMap { value($0, of: attribute.attributeType) }
        return attribute
    }

    private func value(_ text: String, of type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int(text)
        case .doubleAttributeType, .floatAttributeType: Double(text)
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .booleanAttributeType: text == "YES"
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .stringAttributeType: text
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}

extension ModelFile.Relationship {
    func make() -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.isOptional = isOptional
        relationship.isOrdered = isOrdered
        relationship.maxCount = isToMany ? 0 : 1
        relationship.deleteRule =
            switch deleteRule {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
        return relationship
    }
}
