public import Foundation

extension NSDictionary {
    /// Creates a dictionary of what another has.
    public convenience init(dictionary otherDictionary: NSDictionary) {
        let values: [AnyHashable: Any] = otherDictionary as? [AnyHashable: Any] ?? [:]
        self.init(dictionary: values)
    }
}

extension NSArray {
    /// Creates a list of objects and values.
    public convenience init(objects elements: Any...) {
        self.init(array: elements)
    }
}
