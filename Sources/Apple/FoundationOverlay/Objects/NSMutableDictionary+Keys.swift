public import Foundation

extension NSMutableDictionary {
    /// The value of a key that is known as what can be copied alone.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            if let newValue {
                setObject(newValue, forKey: key)
            } else {
                removeObject(forKey: key)
            }
        }
    }

    /// Sets the value of such a key.
    @_disfavoredOverload
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        if let key = aKey as? AnyHashable { setObject(anObject, forKey: key) }
    }
}
