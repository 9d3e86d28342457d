/// A store of objects.
open class NSPersistentStore: NSObject {
    /// The kinds of stores.
    public typealias StoreType = NSPersistentStoreCoordinator.StoreType

    /// The place that was asked for. Nothing is written there.
    open var url: URL?
    /// The kind that was asked for.
    public let type: String
    /// The options that were asked for.
    public let options: [AnyHashable: Any]?
    public let configurationName: String
    /// A text that names the store.
    open var identifier: String! = UUID().uuidString
    /// Indicates whether nothing can be saved.
    open var isReadOnly = false
    /// The facts that are kept with it.
    open var metadata: [String: Any]! = [:]
    /// The stores that have it.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

    init(type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?) {
        self.type = type
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.url = url
        self.options = options
    }
}

/// The objects that were saved, in memory for as long as the program runs.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The kinds of stores.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)

        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The entities that the objects are of.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores that were added.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// A text that the app keeps.
    open var name: String?
    private let lock = NSRecursiveLock()
    private var rows: [NSManagedObjectID: Row] = [:]
    private(set) var contexts: [Weak<NSManagedObjectContext>] = []

    /// Creates one without a store and without entities.
    public convenience override init() { self.init(managedObjectModel: NSManagedObjectModel()) }

    /// Creates one without a store.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
    }

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.object == nil || $0.object === context }
            contexts.append(Weak(context))
        }
    }

    /// Adds a store, which is new and empty.
    ///
    /// - Throws: `CocoaError` for a file that is there: it cannot be read.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let isKept = storeType != NSInMemoryStoreType && storeURL?.path != "/dev/null"
        if isKept, let storeURL, FileManager.default.fileExists(atPath: storeURL.path) {
            throw CocoaError(
                CocoaError.Code(rawValue: NSPersistentStoreOpenError), userInfo: [NSFilePathErrorKey: storeURL.path])
        }
        let store = NSPersistentStore(type: storeType, configuration: configuration, url: storeURL, options: options)
        store.persistentStoreCoordinator = self
        lock.withLock { persistentStores.append(store) }
        return store
    }

    @discardableResult
    public func addPersistentStore(
        type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            let store = try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration,
                at: storeDescription.url, options: storeDescription.options)
            store.isReadOnly = storeDescription.isReadOnly
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    /// Takes a store away, and with the last one all objects.
    open func remove(_ store: NSPersistentStore) throws {
        lock.withLock {
            persistentStores.removeAll { $0 === store }
            if persistentStores.isEmpty { rows = [:] }
        }
    }

    /// Deletes a store, of which there is no file.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws { try persistentStore(for: url).map(remove) }

    public func destroyPersistentStore(at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    /// Finds the store of a place, and the place of a store.
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Finds the identity that an address stands for.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        lock.withLock { rows.keys.first { $0.uriRepresentation() == url } }
    }

    /// Runs a closure on a queue of its own, or here.
    open func perform(_ block: @escaping () -> Void) {
        let work = Work(block)
        DispatchQueue.global().async { work.block() }
    }

    /// Runs a closure here.
    open func performAndWait(_ block: () -> Void) { block() }
}

extension NSPersistentStoreCoordinator: RowStore {
    func row(_ id: NSManagedObjectID) -> Row? { lock.withLock { rows[id] } }

    func rows(of entity: NSEntityDescription) -> [Row] {
        lock.withLock { rows.values.filter { $0.id.entity.isKindOf(entity: entity) } }
            .sorted { NSManagedObjectID.isOlder($0.id, $1.id) }
    }

    func keep(_ new: [Row], without gone: [NSManagedObjectID]) {
        lock.withLock {
            for row in new {
                rows[row.id] = row
                row.id.becomePermanent()
            }
            for id in gone { rows[id] = nil }
        }
    }
}
