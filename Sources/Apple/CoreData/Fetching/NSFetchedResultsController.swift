/// The kinds of changes in what a controller has found.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}

/// A section of what a controller has found.
public protocol NSFetchedResultsSectionInfo {
    /// The value that its objects share.
    var name: String { get }
    /// The letter of its index.
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

struct ResultsSection: NSFetchedResultsSectionInfo {
    let name: String
    var found: [NSManagedObject]
    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { found.count }
    var objects: [Any]? { found }
}

/// The listener to changes in the objects that a controller has found.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// Called before and after a change, for each object and section, and for the letter of a section.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
    /// Called before and after a change, for each object and section, and for the letter of a section.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { nil }
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) {}
}

/// Keeps what a request finds, in sections, and tells a delegate of changes in its context.
///
/// The delegate is told with a controller that is equal to this one.
open class NSFetchedResultsController<ResultType>: NSObject {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The path to the value that the objects of a section share; nil for one section.
    public var sectionNameKeyPath: String? { state.sectionKey }
    /// The name of the file that sections would be kept in.
    public let cacheName: String?
    private let state: FetchedResultsState

    /// Creates a controller that finds nothing.
    public override convenience init() {
        self.init(FetchedResultsState(NSManagedObjectContext(), sectionKey: nil) { [] })
    }
    /// Creates a controller of a request in a context.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        cacheName = name
        state = FetchedResultsState(context, sectionKey: sectionNameKeyPath) {
            try context.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        }
    }

    init(_ state: FetchedResultsState) {
        self.state = state
        fetchRequest = NSFetchRequest()
        cacheName = nil
    }

    /// The context of the objects.
    open var managedObjectContext: NSManagedObjectContext { state.context }

    /// The listener to changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { state.delegate }
        set { state.delegate = newValue }
    }

    /// Finds the objects.
    open func performFetch() throws { try state.performFetch() }

    /// The objects; nil before they were looked for.
    open var fetchedObjects: [ResultType]? { state.isFetched ? state.objects.compactMap { $0 as? ResultType } : nil }

    /// The sections; nil before the objects were looked for.
    open var sections: [any NSFetchedResultsSectionInfo]? { state.isFetched ? state.sections : nil }

    /// The letters of the sections' index.
    open var sectionIndexTitles: [String] { state.sections.compactMap(\.indexTitle) }

    /// The object at a place, and the place of an object.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = state.sections[indexPath[0]].found[indexPath[1]] as? ResultType else {
            preconditionFailure("the object at \(indexPath) is no \(ResultType.self)")
        }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap(state.place)
    }

    /// The section of a letter of the index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { $0.uppercased() }
    }

    /// Deletes a file that sections are kept in. There is none.
    open class func deleteCache(withName name: String?) {}

    open override func isEqual(_ object: Any?) -> Bool { (object as? any SharesState)?.sharedState === state }
    open override var hash: Int { ObjectIdentifier(state).hashValue }
}

private protocol SharesState {
    var sharedState: FetchedResultsState { get }
}

extension NSFetchedResultsController: SharesState {
    fileprivate var sharedState: FetchedResultsState { state }
}
