/// A type that requests can ask for: objects, their identities, dictionaries of their values, and numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The forms of what a request finds.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// Objects, identities, dictionaries of values, and their number.
    public static let managedObjectResultType = Self([])
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Something that a store is asked to do.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are meant: all of them.
    open var affectedStores: [NSPersistentStore]?
}

/// A request for objects of an entity that meet a condition, in an order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    /// The entity, and its name.
    open var entity: NSEntityDescription? {
        didSet { entityName = entity?.name }
    }
    open private(set) var entityName: String?
    /// The condition; nil for all objects.
    open var predicate: NSPredicate?
    /// The order; without one, that in which the objects were made.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of objects; 0 for no limit.
    open var fetchLimit = 0
    /// The number of objects that are passed over.
    open var fetchOffset = 0
    /// The number of objects that are read at a time. All are read at once.
    open var fetchBatchSize = 0
    /// The form of what is found.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Indicates whether objects of entities that inherit are found.
    open var includesSubentities = true
    /// Indicates whether what was not saved is found as it is.
    open var includesPendingChanges = true
    /// Indicates whether values are read with the objects, as they always are.
    open var includesPropertyValues = true
    open var returnsObjectsAsFaults = true
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The values of dictionaries, by names or descriptions of properties.
    open var propertiesToFetch: [Any]?
    /// Indicates whether equal dictionaries are found once.
    open var returnsDistinctResults = false
    /// Grouping, which is refused.
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?

    public override init() {}

    /// Creates a request for the objects of an entity.
    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }

    /// Runs the request in the context whose closure runs. Only contexts can.
    open func execute() throws -> [ResultType] { throw CocoaError(CocoaError.Code(rawValue: 134060)) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        copy.entity = entity
        copy.entityName = entityName
        (copy.predicate, copy.sortDescriptors) = (predicate, sortDescriptors)
        (copy.fetchLimit, copy.fetchOffset, copy.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
        (copy.resultType, copy.propertiesToFetch) = (resultType, propertiesToFetch)
        copy.returnsDistinctResults = returnsDistinctResults
        (copy.includesSubentities, copy.includesPendingChanges) = (includesSubentities, includesPendingChanges)
        return copy
    }
}

/// A request whose answer comes to a closure.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The number of objects that are expected.
    open var estimatedResultCount = 0
    let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    open var completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)? { completion }

    /// Creates one of a request.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completion = blk
    }
}

/// The answer to a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The answer to a request whose answer comes to a closure.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    /// The objects that were found.
    public let finalResult: [ResultType]?
    /// The reason why there are none.
    public let operationError: (any Error)?

    init(_ objects: [ResultType]) {
        finalResult = objects
        operationError = nil
    }
}
