public import Tintype

private enum ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext {
        NSPersistentContainer(name: "", managedObjectModel: NSManagedObjectModel()).viewContext
    }
}

extension EnvironmentValues {
    /// The context of the views' objects; outside of any, one of its own that is empty.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
