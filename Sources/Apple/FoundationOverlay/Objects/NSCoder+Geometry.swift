public import Foundation

extension NSCoder {
    /// The values that were encoded under a name; zero where there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

    /// The objects of a class in a list; nil where there is none.
    public func decodeArrayOfObjects<T: NSObject & NSSecureCoding>(ofClass cls: T.Type, forKey key: String) -> [T]? {
        decodeObject(of: [NSArray.self, cls], forKey: key) as? [T]
    }
    public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
        decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any]
    }

    /// The objects of a class by keys; nil where there is none.
    public func decodeDictionary<Key: NSObject & NSCopying & NSSecureCoding, Value: NSObject & NSSecureCoding>(
        withKeyClass keyClass: Key.Type, objectClass: Value.Type, forKey key: String
    ) -> [Key: Value]? {
        decodeObject(of: [NSDictionary.self, keyClass, objectClass], forKey: key) as? [Key: Value]
    }
    public func decodeDictionary(
        withKeysOfClasses keyClasses: [AnyClass], objectsOfClasses objectClasses: [AnyClass], forKey key: String
    ) -> [AnyHashable: Any]? {
        decodeObject(of: [NSDictionary.self] + keyClasses + objectClasses, forKey: key) as? [AnyHashable: Any]
    }
}

extension NSKeyedUnarchiver {
    /// The objects of a class that an archive holds in a list.
    /// - Throws: The error of an archive that cannot be read.
    public class func unarchivedArrayOfObjects<T: NSObject & NSSecureCoding>(
        ofClass cls: T.Type, from data: Data
    ) throws -> [T]? { try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [T] }
    public class func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
    }

    /// The objects of a class that an archive holds by keys.
    /// - Throws: The error of an archive that cannot be read.
    public class func unarchivedDictionary<
        Key: NSObject & NSCopying & NSSecureCoding, Value: NSObject & NSSecureCoding
    >(
        ofKeyClass keyClass: Key.Type, objectClass: Value.Type, from data: Data
    ) throws -> [Key: Value]? {
        try unarchivedObject(ofClasses: [NSDictionary.self, keyClass, objectClass], from: data) as? [Key: Value]
    }
    public class func unarchivedDictionary(
        ofKeysOfClasses keyClasses: [AnyClass], objectsOfClasses valueClasses: [AnyClass], from data: Data
    ) throws -> [AnyHashable: Any]? {
        try unarchivedObject(ofClasses: [NSDictionary.self] + keyClasses + valueClasses, from: data)
            as? [AnyHashable: Any]
    }
}
