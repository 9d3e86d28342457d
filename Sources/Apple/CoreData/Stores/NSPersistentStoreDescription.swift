/// The wishes for a store.
open class NSPersistentStoreDescription: NSObject, NSCopying {
    /// The kind: a data base in a file, which is kept in memory.
    open var type = NSSQLiteStoreType
    /// The place of the file.
    open var url: URL?
    /// The part of the model that it keeps.
    open var configuration: String?
    /// Indicates whether nothing can be saved.
    open var isReadOnly = false
    /// Seconds until opening is given up.
    open var timeout: TimeInterval = 240
    /// Indicates whether it is opened later, and an older one brought up to date.
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    /// The way to iCloud, which there is not.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    /// The options that were set beside these.
    open private(set) var options: [String: NSObject] = [:]
    open private(set) var sqlitePragmas: [String: NSObject] = [:]

    public override init() {}

    /// Creates wishes for a store at a place.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Sets what goes to the store by a key.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
