/// A place for models, for as long as the program runs. It is in memory, whatever its configuration says of that, and so is empty
/// when the program begins; a configuration that names a file is refused.
public final class ModelContainer: Equatable, @unchecked Sendable {
    /// The schema, the configurations and the migrations of the container.
    public let schema: Schema
    public var configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let store = ModelStore()

    /// - Throws: ``SwiftDataError/loadIssueModelContainer`` for a configuration that names a file.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// - Throws: ``SwiftDataError/loadIssueModelContainer`` for a configuration that names a file.
    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration] = []
    ) throws {
        if let named = configurations.first(where: \.namesFile) { throw SwiftDataError.file(named.url.path) }
        schema = givenSchema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations.isEmpty ? [ModelConfiguration()] : configurations)
    }

    /// - Throws: ``SwiftDataError/loadIssueModelContainer`` for a configuration that names a file.
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

    public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }

    /// The context of views. It saves by itself.
    @MainActor @preconcurrency public private(set) lazy var mainContext = ModelContext(self, autosaves: true)

    /// Removes all models.
    public func deleteAllData() { store.models = [] }
    public func erase() throws { store.models = [] }

    /// Indicates whether models may be saved.
    var allowsSave: Bool { configurations.allSatisfy(\.allowsSave) }
}
