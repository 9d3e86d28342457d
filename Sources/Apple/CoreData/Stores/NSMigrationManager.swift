/// The way from one model to another. Foundation's class, which no file says here.
open class NSMappingModel: NSObject {
    /// The entities' ways.
    open var entityMappings: [NSEntityMapping]! = []
    open var entityMappingsByName: [String: NSEntityMapping] { [:] }

    public override init() {}

    /// nil: no file of a way is read here.
    public init?(contentsOf url: URL?) { nil }
    public init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) { nil }

    /// The way between models.
    /// - Throws: `CocoaError` 134190: none is found here.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel { throw CocoaError(CocoaError.Code(rawValue: 134190)) }
}

/// The way from one entity to another.
open class NSEntityMapping: NSObject {
    /// The names of the way and of its ends.
    open var name: String! = ""
    open var sourceEntityName: String?
    open var destinationEntityName: String?
    open var entityMigrationPolicyClassName: String?
    open var mappingType = NSEntityMappingType.undefinedEntityMappingType
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
    open var sourceExpression: _NSExpression?
    open var userInfo: [AnyHashable: Any]?
}

/// The way of a property from one model to another.
open class NSPropertyMapping: NSObject {
    /// The name, the value, and facts that the app keeps with it.
    open var name: String?
    open var valueExpression: _NSExpression?
    open var userInfo: [AnyHashable: Any]?
}

/// The kind of an entity's way.
public enum NSEntityMappingType: UInt, Sendable {
    case undefinedEntityMappingType, customEntityMappingType, addEntityMappingType, removeEntityMappingType
    case copyEntityMappingType, transformEntityMappingType
}

/// The work on each object on the way.
open class NSEntityMigrationPolicy: NSObject {
    public override init() {}

    /// Does nothing: no object is brought anywhere here.
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// Brings a store from one model to another.
open class NSMigrationManager: NSObject {
    /// The models.
    public let sourceModel: NSManagedObjectModel
    public let destinationModel: NSManagedObjectModel
    open var usesStoreSpecificMigrationManager = true
    open var userInfo: [AnyHashable: Any]?
    open var migrationProgress: Float { 0 }
    open var currentEntityMapping: NSEntityMapping { NSEntityMapping() }
    public let sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    public let destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)

    /// Creates one between models.
    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        self.sourceModel = sourceModel
        self.destinationModel = destinationModel
    }

    /// - Throws: `CocoaError` 134110: no file of a store is read here.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws { throw CocoaError(CocoaError.Code(rawValue: 134110)) }
    public func migrateStore(
        from sourceURL: URL, type sourceStoreType: NSPersistentStoreCoordinator.StoreType,
        options sourceOptions: [AnyHashable: Any]? = nil, mapping: NSMappingModel, to destinationURL: URL,
        type destinationStoreType: NSPersistentStoreCoordinator.StoreType,
        options destinationOptions: [AnyHashable: Any]? = nil
    ) throws { throw CocoaError(CocoaError.Code(rawValue: 134110)) }
    open func cancelMigrationWithError(_ error: any Error) {}
    open func reset() {}
    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { [] }
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping
    ) {}
}

extension NSPersistentStoreCoordinator {
    /// Puts a store at another place. Its objects stay where they are, in memory.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        store.url = storeURL
        return store
    }
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type: StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue)
    }

    /// - Throws: `NSPersistentStoreOpenError`: no file of a store is read here.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws { throw CocoaError(CocoaError.Code(rawValue: NSPersistentStoreOpenError)) }
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, type: StoreType
    ) throws { throw CocoaError(CocoaError.Code(rawValue: NSPersistentStoreOpenError)) }
    public class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { throw CocoaError(CocoaError.Code(rawValue: NSPersistentStoreOpenError)) }
    public class func metadataForPersistentStore(
        type: StoreType, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { throw CocoaError(CocoaError.Code(rawValue: NSPersistentStoreOpenError)) }

    /// The facts that are kept with a store.
    public func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }
    public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }
}

extension NSManagedObjectModel {
    /// The names of the parts of the model: none.
    public var configurations: [String] { [] }
    public func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? { entities }
    /// Puts entities among those of the model, which has one part.
    public func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        self.entities += entities.filter { new in !self.entities.contains { $0 === new } }
    }
    public var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    /// Tells by the hashes of its entities if a store is of the model.
    public func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool { metadata[NSStoreModelVersionHashesKey] as? [String: Data] == entityVersionHashesByName }
}
