/// The values of an object as a store keeps them: other objects by their identities.
struct Row {
    enum Value {
        case plain(Any)
        case one(NSManagedObjectID)
        case many([NSManagedObjectID])
    }

    let id: NSManagedObjectID
    var values: [String: Value]
}

/// A place that a context reads from and saves to: a store, or another context.
protocol RowStore: AnyObject {
    /// The row of an identity; nil for none.
    func row(_ id: NSManagedObjectID) -> Row?
    /// The rows of an entity and of those that inherit from it, in the order in which they were made.
    func rows(of entity: NSEntityDescription) -> [Row]
    /// Keeps what was inserted or changed, and forgets what was deleted.
    func keep(_ rows: [Row], without deleted: [NSManagedObjectID])
}
