public import Foundation

extension NSSortDescriptor {
    /// Creates an order by the value at a path of keys, as far as key-value coding knows one here. A missing value comes first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
            let key = key ?? "self"
            let values = [first, second].map { ($0 as? NSObject)?.value(forKeyPath: key) }
            return order(values[0], values[1])
        }
    }

    /// Creates such an order of texts as the language has it, whichever of Foundation's comparisons is named.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
            let key = key ?? "self"
            let values = [first, second].map { ($0 as? NSObject)?.value(forKeyPath: key) }
            guard selector != nil, let a = values[0] as? String, let b = values[1] as? String else {
                return order(values[0], values[1])
            }
            return a.localizedStandardCompare(b)
        }
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
