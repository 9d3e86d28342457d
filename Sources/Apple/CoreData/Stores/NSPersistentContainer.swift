public import CloudKit

/// A model, a store and the contexts of an app.
///
/// The store is kept in memory, whatever file it is for: what is saved lasts as long as the program. A file that is there is not read,
/// and ``loadPersistentStores(completionHandler:)`` says so.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name, by which the model is found.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The store.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main queue, for views.
    public let viewContext: NSManagedObjectContext
    /// The stores that are wished for.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Creates a container without a name.
    public override convenience init() { self.init(name: "") }
    /// Creates a container with the model of a name in the app's bundle.
    public convenience init(name: String) {
        let url = Bundle.main.url(forResource: name, withExtension: "momd")
        let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel()
        self.init(name: name, managedObjectModel: model)
    }

    /// Creates a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let place = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: place)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// The folder of stores.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }

    /// Opens the stores that are wished for, and tells of each, at once.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Creates a context of a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a closure with such a context.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    nonisolated(nonsending) public func performBackgroundTask<T, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
    ) async throws(Failure) -> T {
        let context = newBackgroundContext()
        return try await context.perform { () throws(Failure) -> T in try block(context) }
    }
}

/// A container whose store is also in iCloud: here it is not.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Says that there is no iCloud.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {
        throw CocoaError(CocoaError.Code(rawValue: 134400))
    }

    /// The name of notifications of what happens with iCloud.
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
}

/// The ways to make iCloud's side of a model.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// Trying without making anything, and telling what is made.
    public static let dryRun = Self(rawValue: 2)
    public static let printSchema = Self(rawValue: 4)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The place of a store in iCloud.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The name of the place, and the database there.
    public let containerIdentifier: String
    open var databaseScope = CKDatabase.Scope.private

    /// Creates options with a name.
    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
    }
}
