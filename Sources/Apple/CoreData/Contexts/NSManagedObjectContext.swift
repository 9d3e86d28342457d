/// The queue that a context belongs to.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2

    /// The same by their newer names.
    public static var privateQueue: Self { .privateQueueConcurrencyType }
    public static var mainQueue: Self { .mainQueueConcurrencyType }
}

/// A working copy of a store's objects.
///
/// Its objects are its own; those of other contexts hear of changes once they are saved, where
/// ``automaticallyMergesChangesFromParent`` says so. A change is told at once, not at the end of an event.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The queue that it belongs to.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The context that it saves to; nil for one that saves to the store.
    open var parent: NSManagedObjectContext? {
        didSet { parent?.children.append(Weak(self)) }
    }
    /// The store that it saves to.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.add(self)
        }
    }
    /// The way in which changes come together. This context's always win.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Indicates whether what others save is seen here at once.
    open var automaticallyMergesChangesFromParent = false
    /// The steps that can be undone, which are not kept.
    open var undoManager: UndoManager?
    /// Texts and facts that the app keeps with it.
    open var name: String?
    open var transactionAuthor: String?
    public let userInfo = NSMutableDictionary()
    /// Numbers that say how long values are kept; they are kept for good here.
    open var stalenessInterval: TimeInterval = -1
    open var retainsRegisteredObjects = false
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true

    private var coordinator: NSPersistentStoreCoordinator?
    private let queue: DispatchQueue
    private static let current = DispatchSpecificKey<ObjectIdentifier>()
    var registered: [NSManagedObjectID: NSManagedObject] = [:]
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
    var children: [Weak<NSManagedObjectContext>] = []
    /// Those that look at the objects: requests of views, and controllers of results.
    var watchers: [Weak<ContextWatcher>] = []

    /// Creates a context of the main queue.
    public override convenience init() { self.init(concurrencyType: .mainQueueConcurrencyType) }
    /// Creates a context of a queue.
    public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
        self.concurrencyType = concurrencyType
        queue = concurrencyType == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
        super.init()
        if concurrencyType != .mainQueueConcurrencyType {
            queue.setSpecific(key: Self.current, value: ObjectIdentifier(self))
        }
    }

    public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }

    var store: (any RowStore)? { parent ?? coordinator }
    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    // MARK: The queue

    var isOnQueue: Bool {
        concurrencyType == .mainQueueConcurrencyType
            ? DispatchQueue.isOnMain
            : DispatchQueue.getSpecific(key: Self.current) == ObjectIdentifier(self)
    }

    /// The moments at which a closure is run.
    public enum ScheduledTaskType: Sendable {
        case immediate
        case enqueued
    }

    /// Runs a closure on the context's queue, later or at once.
    open func perform(_ block: @escaping () -> Void) {
        let work = Work(block)
        queue.async { work.block() }
    }

    /// Runs a closure on the context's queue, and waits for it.
    open func performAndWait(_ block: () -> Void) { isOnQueue ? block() : queue.sync(execute: block) }

    /// Runs a closure on the context's queue, and gives what it returns.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        isOnQueue ? try block() : try queue.sync(execute: block)
    }

    nonisolated(nonsending) public func perform<T, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
    ) async throws(Failure) -> T { try await answer(of: block).get() }

    nonisolated(nonsending) private func answer<T, Failure: Error>(of block: @escaping () throws(Failure) -> T) async
        -> Result<T, Failure>
    {
        let work = Work(block)
        return await withCheckedContinuation { continuation in
            queue.async {
                let answer: Result<T, Failure>
                do throws(Failure) { answer = .success(try work.block()) } catch { answer = .failure(error) }
                nonisolated(unsafe) let sent = answer
                continuation.resume(returning: sent)
            }
        }
    }
}

/// A closure on its way to a queue.
struct Work<Block>: @unchecked Sendable {
    let block: Block

    init(_ block: Block) {
        self.block = block
    }
}

/// Something that is kept only as long as someone else keeps it.
struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}

/// A listener to changes in a context.
class ContextWatcher {
    /// Called before and after the context has changed.
    func contextWillChange() {}
    func contextDidChange(_ changed: Set<NSManagedObject>) {}
}
