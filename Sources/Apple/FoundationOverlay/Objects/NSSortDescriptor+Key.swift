public import Foundation

private let sortedKeys = ObjectValues<String>()

extension NSSortDescriptor {
    /// Creates an order by the value at a path of keys, as far as key-value coding knows one here. A missing value comes first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, comparing: order)
    }

    /// Creates such an order of texts as the language has it, whichever of Foundation's comparisons is named.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        func compare(_ first: Any?, _ second: Any?) -> ComparisonResult {
            guard selector != nil, let a = first as? String, let b = second as? String else {
                return order(first, second)
            }
            return a.localizedStandardCompare(b)
        }
        self.init(key: key, ascending: ascending, comparing: compare)
        sortedKeys.set(selector, of: self, "selector")
    }

    /// Creates an order of the values at a path of keys by a comparison. A missing value comes first.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        func compare(_ first: Any?, _ second: Any?) -> ComparisonResult {
            guard let first, let second else { return order(first, second) }
            return cmptr(first, second)
        }
        self.init(key: key, ascending: ascending, comparing: compare)
    }

    private convenience init(
        key: String?, ascending: Bool, comparing: @escaping (Any?, Any?) -> ComparisonResult
    ) {
        nonisolated(unsafe) let comparing = comparing
        self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
            let path = key ?? "self"
            let values = [first, second].map { ($0 as? NSObject)?.value(forKeyPath: path) }
            return comparing(values[0], values[1])
        }
        sortedKeys.set(key, of: self, "key")
    }

    /// The path of keys and the comparison that the order was created with; nil for one that was created otherwise.
    public var key: String? { sortedKeys.value(of: self, "key") as? String }
    public var selector: Selector? { sortedKeys.value(of: self, "selector") as? Selector }

    /// Creates the order of a descriptor. Objects of other types are the same to it.
    public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
        let isForward = sortDescriptor.order == .forward
        self.init(keyPath: \NSObject.self, ascending: isForward) { first, second in
            guard let first = first as? Compared, let second = second as? Compared else { return .orderedSame }
            // The order that is made turns the answer of a descending comparison around.
            return isForward ? sortDescriptor.compare(first, second) : sortDescriptor.compare(second, first)
        }
        sortedKeys.set(sortDescriptor, of: self, "descriptor")
    }

    /// Creates an order by a property whose values the compiler cannot compare, such as ones that may be missing: texts, dates,
    /// numbers, and identities by their texts.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        nonisolated(unsafe) let keyPath = keyPath
        self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
            let values = [first, second].map { ($0 as? Root).map { $0[keyPath: keyPath] as Any? } ?? nil }
            return order(values[0], values[1])
        }
    }
}

extension SortDescriptor where Compared: NSObject {
    /// Creates the descriptor that an order was created with; nil for one that was created otherwise.
    public init?(_ descriptor: NSSortDescriptor, comparing comparedType: Compared.Type) {
        guard let own = sortedKeys.value(of: descriptor, "descriptor") as? SortDescriptor<Compared> else { return nil }
        self = own
    }
}

/// Compares values of any type. A missing one comes first; those that have no order are the same.
private func order(_ first: Any?, _ second: Any?) -> ComparisonResult {
    switch (first, second) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let a as String, let b as String): a.compare(b)
    case (let a as Date, let b as Date): a.compare(b)
    case (let a as UUID, let b as UUID): a.uuidString.compare(b.uuidString)
    case (let a as URL, let b as URL): a.absoluteString.compare(b.absoluteString)
    case (let a as NSNumber, let b as NSNumber): a.compare(b)
    default: .orderedSame
    }
}
