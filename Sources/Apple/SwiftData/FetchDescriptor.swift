public import Foundation

/// A description of models to be fetched, and of their order.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition on the models, and their order.
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    /// The greatest number of models.
    public var fetchLimit: Int?
    /// The number of first models that are left out.
    public var fetchOffset: Int?
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Creates a descriptor of models that meet a condition, in an order.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
