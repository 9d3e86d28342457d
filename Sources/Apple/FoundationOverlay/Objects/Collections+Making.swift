public import Foundation

extension NSDictionary {
    /// Creates a dictionary of what another has.
    public convenience init(dictionary otherDictionary: NSDictionary) {
        let values: [AnyHashable: Any] = otherDictionary as? [AnyHashable: Any] ?? [:]
        self.init(dictionary: values)
    }

    /// Creates a dictionary by keys that can be copied, as Apple's are.
    @_disfavoredOverload
    public convenience init(objects: [Any], forKeys keys: [any NSCopying]) {
        self.init(objects: objects, forKeys: keys.map { $0 as AnyObject as! NSObject })
    }
}

extension NSArray {
    /// Creates a list of objects and values.
    public convenience init(objects elements: Any...) {
        self.init(array: elements)
    }
}
