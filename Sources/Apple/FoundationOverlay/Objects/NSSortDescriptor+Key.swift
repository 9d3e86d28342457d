public import Foundation

extension NSSortDescriptor {
    /// Creates an order by the value of a key, as far as key-value coding knows one here.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
            let key = key ?? "self"
            let values = [first, second].map { ($0 as? NSObject)?.value(forKey: key) }
            switch (values[0], values[1]) {
            case (let a as String, let b as String): return a.compare(b)
            case (let a as Date, let b as Date): return a.compare(b)
            case (let a as NSNumber, let b as NSNumber): return a.compare(b)
            default: return .orderedSame
            }
        }
    }
}
