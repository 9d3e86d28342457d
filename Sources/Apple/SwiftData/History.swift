/// The models' changes as a store keeps them: here none does.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
    /// The token of the place in the history.
    associatedtype TokenType: Comparable & Hashable & Identifiable & Sendable
    /// The number of the transaction.
    associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
    /// The changes, the place among the others, and who made them.
    var author: String? { get }
    var changes: [HistoryChange] { get }
    var storeIdentifier: String { get }
    var timestamp: Date { get }
    var token: TokenType { get }
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A place in a store's history.
public protocol HistoryToken: Comparable, Codable, Hashable, Identifiable, Sendable {
    /// The type of the token's value.
    associatedtype TokenType: Codable & Hashable & Sendable
    /// The value by which the place is told from others.
    var tokenValue: TokenType? { get }
}

/// A place in the history of the usual store.
public struct DefaultHistoryToken: HistoryToken {
    let number: Int64

    public var id: Int { Int(number) }
    /// The numbers of the places by the stores' names.
    public var tokenValue: [String: Int64]? { ["default": number] }

    public static func < (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool { lhs.number < rhs.number }
}

/// Changes that were saved together.
public struct DefaultHistoryTransaction: HistoryTransaction {
    /// The writer of the changes, and the app in which they were made.
    public let author: String?
    public let bundleIdentifier: String
    public let changes: [HistoryChange]
    public let processIdentifier: String
    public let storeIdentifier: String
    public let timestamp: Date
    public let token: DefaultHistoryToken
    public let transactionIdentifier: Int64
    public var id: Int64 { transactionIdentifier }

    public static func == (a: DefaultHistoryTransaction, b: DefaultHistoryTransaction) -> Bool {
        a.id == b.id && a.storeIdentifier == b.storeIdentifier
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A change of a model.
public enum HistoryChange: Sendable {
    case insert(any HistoryInsert)
    case update(any HistoryUpdate)
    case delete(any HistoryDelete)

    /// The model.
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// A model that was inserted.
public protocol HistoryInsert<Model>: Sendable {
    /// The model that was inserted.
    associatedtype Model: PersistentModel
    associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
    associatedtype ChangeIdentifier: Comparable & Hashable & Sendable
    /// The model, and the numbers of the change.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var changeIdentifier: ChangeIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A model that was changed.
public protocol HistoryUpdate<Model>: Sendable {
    /// The model that was changed.
    associatedtype Model: PersistentModel
    associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
    associatedtype ChangeIdentifier: Comparable & Hashable & Sendable
    /// The model, and the numbers of the change.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var changeIdentifier: ChangeIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
    /// The properties that were changed.
    var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

/// A model that was deleted.
public protocol HistoryDelete<Model>: Sendable {
    /// The model that was deleted.
    associatedtype Model: PersistentModel
    associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
    associatedtype ChangeIdentifier: Comparable & Hashable & Sendable
    /// The model, and the numbers of the change.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var changeIdentifier: ChangeIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
    /// The values that outlive the model.
    var tombstone: HistoryTombstone<Model> { get }
}

/// A model that was inserted, in the history of the usual store. None is kept here.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert, Hashable {
    public let changedPersistentIdentifier: PersistentIdentifier
    public let changeIdentifier: Int64
    public let transactionIdentifier: Int64
}

/// A model that was changed, in the history of the usual store. None is kept here.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, Hashable {
    public let changedPersistentIdentifier: PersistentIdentifier
    public let changeIdentifier: Int64
    public let transactionIdentifier: Int64
    /// The properties that were changed.
    public var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { [] }
}

/// A model that was deleted, in the history of the usual store. None is kept here.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete, Hashable {
    public let changedPersistentIdentifier: PersistentIdentifier
    public let changeIdentifier: Int64
    public let transactionIdentifier: Int64
    /// The values that outlive the model.
    public var tombstone: HistoryTombstone<Model> { HistoryTombstone() }
}

/// The values that a deleted model leaves behind: none.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, Sendable {
    public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? { nil }
    public func makeIterator() -> EmptyCollection<Any>.Iterator { EmptyCollection<Any>().makeIterator() }
}

/// The changes that are asked for.
public struct HistoryDescriptor<Transaction: HistoryTransaction>: Sendable {
    /// The condition, the order and the number.
    public var predicate: Predicate<Transaction>?
    public var sortBy: [SortDescriptor<Transaction>]
    public var fetchLimit: UInt64 = 0

    /// Creates a question.
    public init(predicate: Predicate<Transaction>? = nil) {
        self.predicate = predicate
        sortBy = []
    }
    public init(predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>]) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension ModelContext {
    /// Finds changes, or has them forgotten.
    ///
    /// - Throws: `SwiftDataError.historyTokenExpired`: no history is kept here.
    public func fetchHistory<Transaction: HistoryTransaction>(
        _ historyDescriptor: HistoryDescriptor<Transaction>
    ) throws -> [Transaction] { throw SwiftDataError.historyTokenExpired }
    public func deleteHistory<Transaction: HistoryTransaction>(
        _ historyDescriptor: HistoryDescriptor<Transaction>
    ) throws { throw SwiftDataError.historyTokenExpired }
}

extension Schema {
    /// A type of models by name.
    public struct Entity: Hashable, Sendable {
        /// The name of the type.
        public let name: String
    }

    /// The entity of a model type; nil where the schema has it not.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Self.entityName(for: type)] }
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { "\(type)" }

    /// The types of models.
    public var entities: [Entity] { models.map { Entity(name: "\($0)") } }
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    }
}
