public import Foundation

/// A working copy of a container's models: SwiftData's class.
///
/// Insertions and deletions are seen by other contexts of the container once they are saved. A changed property is seen at once,
/// since contexts share the models themselves; ``rollback()`` takes it back all the same.
public final class ModelContext: Equatable {
    /// The container of the models.
    public let container: ModelContainer
    /// Indicates whether changes are saved when the caller is done, as they are in the container's main context.
    public var autosaveEnabled: Bool
    /// The steps that can be undone, which are not kept.
    public var undoManager: UndoManager?
    private let pending = PendingModels()
    private var changed: [any PersistentModel] = []
    private var isSaveDue = false

    /// Creates a context of a container.
    public convenience init(_ container: ModelContainer) {
        self.init(container, autosaves: false)
    }

    init(_ container: ModelContainer, autosaves: Bool) {
        self.container = container
        autosaveEnabled = autosaves
    }

    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

    /// The state of the context's changes. No store is told of it.
    public var editingState = EditingState()

    /// The name of who changes models, for histories, which are not kept.
    public var author: String? {
        get { editingState.author }
        set { editingState.author = newValue }
    }

    /// The keys of the facts in the notifications.
    public enum NotificationKey: String, Sendable {
        case insertedIdentifiers = "inserted"
        case updatedIdentifiers = "updated"
        case deletedIdentifiers = "deleted"
        case refreshedIdentifiers = "refreshed"
        case invalidatedAllIdentifiers = "invalidatedAll"
        case queryGeneration
    }

    /// The names of the notifications before and after models are saved.
    public static let willSave = Notification.Name("NSModelContextWillSave")
    public static let didSave = Notification.Name("NSModelContextDidSave")

    // MARK: Changes

    /// Indicates whether models were inserted, deleted or changed since they were saved.
    public var hasChanges: Bool { !pending.inserted.isEmpty || !pending.deleted.isEmpty || !changed.isEmpty }

    /// The models that were inserted, deleted or changed since they were saved.
    public var insertedModelsArray: [any PersistentModel] { pending.inserted }
    public var deletedModelsArray: [any PersistentModel] { pending.deleted }
    public var changedModelsArray: [any PersistentModel] { changed }

    /// Keeps a model.
    public func insert<T: PersistentModel>(_ model: T) {
        guard !models.has(model) else { return }
        if pending.deleted.has(model) { pending.deleted.drop(model) } else { pending.inserted.append(model) }
        model._$record.context = self
        model._$record.isDeleted = false
        saveLater()
    }

    /// Keeps a model no longer.
    public func delete<T: PersistentModel>(_ model: T) {
        guard models.has(model) else { return }
        if pending.inserted.has(model) { pending.inserted.drop(model) } else { pending.deleted.append(model) }
        model._$record.context = nil
        model._$record.isDeleted = true
        saveLater()
    }

    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        try fetch(FetchDescriptor(predicate: predicate)).forEach { delete($0) }
    }

    /// Gives the changes to the container, which keeps them for as long as the program runs.
    ///
    /// - Throws: An error where a configuration of the container does not allow it.
    public func save() throws {
        guard hasChanges else { return }
        guard container.allowsSave else { throw SwiftDataError.readOnly }
        NotificationCenter.default.post(name: ModelContext.willSave, object: self)
        let deleted = pending.deleted
        container.store.models = container.store.models.filter { !deleted.has($0) } + pending.inserted
        forgetChanges()
        NotificationCenter.default.post(name: ModelContext.didSave, object: self)
    }

    /// Takes back what was inserted, deleted and changed since the last save.
    public func rollback() {
        for model in changed { model._$record.takeBack() }
        for model in pending.inserted {
            model._$record.context = nil
        }
        for model in pending.deleted {
            model._$record.context = self
            model._$record.isDeleted = false
        }
        forgetChanges()
    }

    /// Saves what `block` does, or takes it back where that throws.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
        } catch {
            rollback()
            throw error
        }
        try save()
    }

    /// Brings the context up to date.
    public func processPendingChanges() {}

    /// Notes that a property of a model is about to change for the first time since the last save.
    func noteChange(of model: any PersistentModel) {
        if !changed.has(model) { changed.append(model) }
        saveLater()
    }

    private func forgetChanges() {
        for model in changed { model._$record.forget() }
        changed = []
        pending.inserted = []
        pending.deleted = []
    }

    private func saveLater() {
        guard autosaveEnabled, !isSaveDue else { return }
        isSaveDue = true
        nonisolated(unsafe) let context = self
        DispatchQueue.main.async {
            context.isSaveDue = false
            // Nobody waits for this save; the changes stay pending where it is not allowed.
            if context.autosaveEnabled { try? context.save() }
        }
    }

    // MARK: Fetching

    /// The models that the context sees.
    private var models: [any PersistentModel] {
        let deleted = pending.deleted
        return container.store.models.filter { !deleted.has($0) } + pending.inserted
    }

    /// - Throws: An error of evaluating the predicate.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let all = descriptor.includePendingChanges ? models : container.store.models
        var found = all.compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        found = found.sorted(using: descriptor.sortBy)
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
        if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
        return found
    }

    /// The models that a descriptor finds, all of them whatever the size of a batch.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> { FetchResultsCollection(models: try fetch(descriptor)) }

    /// The number of models that a descriptor finds.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// The identifiers of the models that a descriptor finds.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// The identifiers of all models that a descriptor finds, whatever the size of a batch.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        FetchResultsCollection(models: try fetchIdentifiers(descriptor))
    }

    /// Calls a closure for each model that a descriptor finds.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws { try self.fetch(fetch).forEach(block) }

    /// The model that is known by an identifier; nil where there is none.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        models.lazy.compactMap { $0 as? T }.first { $0.persistentModelID == persistentModelID }
    }

    /// The model with an identifier.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = models.first(where: { $0.persistentModelID == persistentModelID }) else {
            preconditionFailure("no model of the container is known by that identifier")
        }
        return model
    }
}

/// The state of a context's changes. SwiftData's type.
public struct EditingState: Identifiable, Sendable {
    public let id = UUID()
    /// The name of who changes models.
    public var author: String?
}

/// Models that were found, or their identifiers. SwiftData's collection.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    let models: [Element]

    public var startIndex: Int { models.startIndex }
    public var endIndex: Int { models.endIndex }
    public subscript(position: Int) -> Element { models[position] }
}
