public import Tintype

/// Finds objects of the context around a view, in sections by a value that they share: SwiftUI's wrapper.
@propertyWrapper @MainActor @preconcurrency
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    private let request: () -> NSFetchRequest<Result>
    private let key: KeyPath<Result, SectionIdentifier>
    @Environment(\.managedObjectContext) private var context
    @StateObject private var watch = FetchWatch()

    /// The sections that are found now.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        let request = request()
        let key = watch.section as? KeyPath<Result, SectionIdentifier> ?? key
        return SectionedFetchResults(watch.objects(request, in: context), by: key, request, watch)
    }

    /// The value of the sections, the condition and the order, to be set.
    public var projectedValue: Binding<Configuration> {
        let results = wrappedValue
        return Binding {
            Configuration(
                sectionIdentifier: results.sectionIdentifier, nsSortDescriptors: results.nsSortDescriptors,
                nsPredicate: results.nsPredicate)
        } set: { configuration in
            results.sectionIdentifier = configuration.sectionIdentifier
            results.nsSortDescriptors = configuration.nsSortDescriptors
            results.nsPredicate = configuration.nsPredicate
        }
    }

    /// The value of the sections, the condition and the order of a request.
    public struct Configuration {
        /// The key of the sections, the order and the condition.
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }

    /// Creates a request by one of Core Data.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        request = { fetchRequest }
        key = sectionIdentifier
    }

    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) {
        self.init(fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier)
    }

    /// Creates a request for objects of an entity.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        request = { .made(of: entity, sortDescriptors, predicate) }
        key = sectionIdentifier
    }

    /// Creates a request for all objects of the type, by an order of the older form.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        request = { .made(of: Result.entity(), sortDescriptors, predicate) }
        key = sectionIdentifier
    }

    /// Creates a request for all objects of the type, by an order of Swift's.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        request = { .made(of: Result.entity(), .erased(sortDescriptors), predicate) }
        key = sectionIdentifier
    }
}

/// The sections that a view's request has found.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// Objects that follow one another and share a value.
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        fileprivate var results: [Result]

        public var startIndex: Int { results.startIndex }
        public var endIndex: Int { results.endIndex }
        public subscript(position: Int) -> Result { results[position] }
    }

    private var sections: [Section] = []
    private let key: KeyPath<Result, SectionIdentifier>
    private let request: NSFetchRequest<Result>
    private let watch: FetchWatch

    init(
        _ results: [Result], by key: KeyPath<Result, SectionIdentifier>, _ request: NSFetchRequest<Result>,
        _ watch: FetchWatch
    ) {
        (self.key, self.request, self.watch) = (key, request, watch)
        for result in results {
            let id = result[keyPath: key]
            if sections.last?.id == id {
                sections[sections.count - 1].results.append(result)
            } else {
                sections.append(Section(id: id, results: [result]))
            }
        }
    }

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(position: Int) -> Section { sections[position] }

    /// The value that the objects of a section share.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { key }
        nonmutating set { watch.section = newValue }
    }

    /// The condition and the order.
    public var nsPredicate: NSPredicate? {
        get { watch.predicate ?? request.predicate }
        nonmutating set { watch.predicate = .some(newValue) }
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { watch.order ?? request.sortDescriptors ?? [] }
        nonmutating set { watch.order = newValue }
    }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// The order in Swift's form. One that was set in the older form is not told.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.swift() }
        nonmutating set { nsSortDescriptors = .erased(newValue) }
    }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
    /// The order in Swift's form. One that was set in the older form is not told.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.swift() }
        set { nsSortDescriptors = .erased(newValue) }
    }
}
