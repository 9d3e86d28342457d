/// Why a store fails.
public struct SwiftDataError: Error, Hashable, Sendable {
    private let name: String

    public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
    public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
}

/// The models of a container, in the order of their insertion.
@Observable
final class ModelStore {
    var models: [any PersistentModel] = []
}

/// Where models are kept, for as long as the program runs: nothing is written to a disk, and nothing is read from one.
public final class ModelContainer: @unchecked Sendable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let store = ModelStore()

    public init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        schema = Schema(forTypes)
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations)
    }

    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration] = []
    ) throws {
        schema = givenSchema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations)
    }

    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// A container of nothing, for views that none was put around.
    init(empty: Void) {
        schema = Schema([])
        configurations = []
        migrationPlan = nil
    }

    @MainActor public private(set) lazy var mainContext = ModelContext(self)

    public func deleteAllData() { store.models = [] }
    public func erase() throws { store.models = [] }
}

/// Where a store would lie. All are kept in memory alone here.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    public var id: String { name }
    public let name: String
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let url: URL

    /// Which folder of several apps a store lies in.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String

        public static let automatic = GroupContainer(name: "automatic")
        public static let none = GroupContainer(name: "none")
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
    }

    /// Which database of the cloud a store is kept in.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String

        public static let automatic = CloudKitDatabase(name: "automatic")
        public static let none = CloudKitDatabase(name: "none")
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: privateDBName)
        }
    }

    public init(isStoredInMemoryOnly: Bool) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        url = URL(fileURLWithPath: "/dev/null")
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        self.url = url
    }
}

/// Which models are fetched, and in what order.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    /// How many at most.
    public var fetchLimit: Int?
    /// How many of the first are left out.
    public var fetchOffset: Int?
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

/// Keeps models and finds them: SwiftData's class. All contexts of a container see the same models at once.
public final class ModelContext {
    public let container: ModelContainer
    public var autosaveEnabled = true

    public init(_ container: ModelContainer) {
        self.container = container
    }

    /// Whether models have changed since they were saved. There is nothing to be saved to.
    public var hasChanges: Bool { false }

    public func insert<T: PersistentModel>(_ model: T) {
        guard !container.store.models.contains(where: { $0 === model }) else { return }
        container.store.models.append(model)
        model._$record.context = self
        model._$record.isDeleted = false
    }

    public func delete<T: PersistentModel>(_ model: T) {
        container.store.models.removeAll { $0 === model }
        model._$record.context = nil
        model._$record.isDeleted = true
    }

    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        try fetch(FetchDescriptor(predicate: predicate)).forEach { delete($0) }
    }

    /// Models are kept as soon as they are inserted.
    public func save() throws {}

    /// Nothing is taken back.
    public func rollback() {}

    public func processPendingChanges() {}

    public func transaction(block: () throws -> Void) throws { try block() }

    /// - Throws: What evaluating the predicate throws.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found = container.store.models.compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        found = found.sorted(using: descriptor.sortBy)
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
        if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
        return found
    }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    public func enumerate<T: PersistentModel>(_ fetch: FetchDescriptor<T>, block: (T) throws -> Void) throws {
        try self.fetch(fetch).forEach(block)
    }

    /// The model that is known by an identifier.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        container.store.models.lazy.compactMap { $0 as? T }.first { $0.persistentModelID == persistentModelID }
    }

    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard
            let model = container.store.models.first(where: { $0.persistentModelID == persistentModelID })
        else { preconditionFailure("no model of the container is known by that identifier") }
        return model
    }
}
