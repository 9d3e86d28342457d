public import Tintype

/// Finds objects of the context around a view, sorted and filtered: SwiftUI's wrapper.
@propertyWrapper @MainActor @preconcurrency
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    private let request: () -> NSFetchRequest<Result>
    @Environment(\.managedObjectContext) private var context
    @StateObject private var watch = FetchWatch()

    /// The objects that are found now.
    public var wrappedValue: FetchedResults<Result> {
        let request = request()
        return FetchedResults(results: watch.objects(request, in: context), request: request, watch: watch)
    }

    /// The condition and the order, to be set.
    public var projectedValue: Binding<Configuration> {
        let results = wrappedValue
        return Binding {
            Configuration(nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
        } set: { configuration in
            results.nsSortDescriptors = configuration.nsSortDescriptors
            results.nsPredicate = configuration.nsPredicate
        }
    }

    /// The condition and the order of a request.
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }

    /// Creates a request by one of Core Data.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        request = { fetchRequest }
    }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        request = { fetchRequest }
    }

    /// Creates a request for objects of an entity.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        request = { .made(of: entity, sortDescriptors, predicate) }
    }

    /// Creates a request for all objects of the type, by an order of the older form.
    @_disfavoredOverload
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    where Result: NSManagedObject {
        request = { .made(of: Result.entity(), sortDescriptors, predicate) }
    }

    /// Creates a request for all objects of the type, by an order of Swift's.
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
    where Result: NSManagedObject {
        request = { .made(of: Result.entity(), .erased(sortDescriptors), predicate) }
    }
}

extension NSFetchRequest {
    /// Creates the request of a view.
    static func made(
        of entity: NSEntityDescription, _ order: [NSSortDescriptor], _ predicate: NSPredicate?
    ) -> NSFetchRequest<ResultType> {
        let request = NSFetchRequest<ResultType>(entityName: entity.name ?? "")
        request.entity = entity
        request.sortDescriptors = order
        request.predicate = predicate
        return request
    }
}

/// An order of Swift's in the form of Foundation's older one.
private final class ComparedDescriptor<Compared>: NSSortDescriptor {
    let descriptor: SortDescriptor<Compared>

    init(_ descriptor: SortDescriptor<Compared>) {
        self.descriptor = descriptor
        super.init(keyPath: \NSObject.self, ascending: true) { _, _ in .orderedSame }
    }

    required init?(coder: NSCoder) { nil }

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        guard let first = object1 as? Compared, let second = object2 as? Compared else { return .orderedSame }
        return descriptor.compare(first, second)
    }
}

/// The objects that a view's request has found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    let results: [Result]
    let request: NSFetchRequest<Result>
    let watch: FetchWatch

    public var startIndex: Int { results.startIndex }
    public var endIndex: Int { results.endIndex }
    public subscript(position: Int) -> Result { results[position] }

    /// The condition.
    public var nsPredicate: NSPredicate? {
        get { watch.predicate ?? request.predicate }
        nonmutating set { watch.predicate = .some(newValue) }
    }

    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { watch.order ?? request.sortDescriptors ?? [] }
        nonmutating set { watch.order = newValue }
    }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order in Swift's form. One that was set in the older form is not told.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.swift() }
        nonmutating set { nsSortDescriptors = .erased(newValue) }
    }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order in Swift's form. One that was set in the older form is not told.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.swift() }
        set { nsSortDescriptors = .erased(newValue) }
    }
}

extension [NSSortDescriptor] {
    /// The orders in Swift's form, of those that were made of one.
    func swift<Compared>() -> [SortDescriptor<Compared>] {
        compactMap { ($0 as? ComparedDescriptor<Compared>)?.descriptor }
    }

    /// Orders of Swift's for objects of any type.
    static func erased<Compared>(_ descriptors: [SortDescriptor<Compared>]) -> [NSSortDescriptor] {
        descriptors.map { ComparedDescriptor($0) }
    }
}
