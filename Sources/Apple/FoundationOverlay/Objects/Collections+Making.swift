public import Foundation

extension NSArray {
    /// Creates a list of any things. Linux's Foundation takes objects alone.
    public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension NSDictionary {
    /// Creates a table of keys that can be copied, as Apple's are.
    @_disfavoredOverload
    public convenience init(objects: [Any], forKeys keys: [any NSCopying]) {
        self.init(objects: objects, forKeys: keys.map { $0 as AnyObject as! NSObject })
    }
}
