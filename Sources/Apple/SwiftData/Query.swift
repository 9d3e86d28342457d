public import Tintype

/// The result of a ``Query``: models in order.
public protocol _QueryResult {
    /// The type of the models.
    associatedtype Model: PersistentModel

    /// Creates the result of models that were found.
    init(_models: [Model])
}

extension Array: _QueryResult where Element: PersistentModel {
    public init(_models models: [Element]) {
        self = models
    }
}

/// Finds models of the context around a view, sorted and filtered: SwiftData's wrapper.
@propertyWrapper @MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result: _QueryResult>: DynamicProperty where Result.Model == Element {
    private let descriptor: FetchDescriptor<Element>
    @Environment(\.modelContext) private var context

    // In the type itself, so that a property without arguments counts as one with a value.
    public init() {
        descriptor = FetchDescriptor()
    }

    /// The models in the context now. A predicate that cannot be evaluated finds none, and says so in ``fetchError``.
    public var wrappedValue: Result {
        Result(_models: (try? context.fetch(descriptor)) ?? [])
    }

    /// The context of the models.
    public var modelContext: ModelContext { context }

    /// The reason why nothing was found; nil where the search was in order.
    public var fetchError: (any Error)? {
        do {
            _ = try context.fetch(descriptor)
            return nil
        } catch {
            return error
        }
    }
}

extension Query {
    /// Creates a query by a descriptor. The value that a property starts with is never seen: what was found takes its place.
    public init(
        wrappedValue: Result = Result(_models: []), _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil
    ) {
        self.descriptor = descriptor
    }

    public init(
        wrappedValue: Result = Result(_models: []), _ descriptor: FetchDescriptor<Element>, transaction: Transaction?
    ) {
        self.init(descriptor)
    }

    /// Creates a query of models that meet a condition, in an order.
    public init(
        wrappedValue: Result = Result(_models: []), filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
    }

    public init(
        wrappedValue: Result = Result(_models: []), filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction?
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
    }

    public init<Value: Comparable>(
        wrappedValue: Result = Result(_models: []), filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }

    public init<Value: Comparable>(
        wrappedValue: Result = Result(_models: []), filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }

    public init<Value: Comparable>(
        wrappedValue: Result = Result(_models: []), filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction?
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }

    public init<Value: Comparable>(
        wrappedValue: Result = Result(_models: []), filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction?
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }

    /// Creates a query of all models.
    public init(wrappedValue: Result = Result(_models: []), animation: Animation) {
        self.init(FetchDescriptor())
    }
}
