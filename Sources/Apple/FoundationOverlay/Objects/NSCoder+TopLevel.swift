public import Foundation

// Objects and values that are read of an archive with an error for what is wrong in it.
extension NSCoder {
    /// Reads the object of a key, of any class or of one of some.
    /// - Throws: The coder's error.
    public func decodeTopLevelObject(forKey key: String) throws -> Any? {
        try checked(key) { decodeObject(forKey: key) }
    }
    public func decodeTopLevelObject() throws -> Any? { try checked { decodeObject() } }
    public func decodeTopLevelObject<DecodedObjectType: NSObject & NSCoding>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) throws -> DecodedObjectType? { try checked(key) { decodeObject(of: cls, forKey: key) } }
    public func decodeTopLevelObject(of classes: [AnyClass]?, forKey key: String) throws -> Any? {
        try checked(key) { decodeObject(of: classes, forKey: key) }
    }

    /// nil for a key that is not there, which an unarchiver would stop the program for.
    fileprivate func checked<Value>(_ key: String? = nil, _ read: () -> Value?) throws -> Value? {
        if let key, allowsKeyedCoding, !containsValue(forKey: key) { return nil }
        let value = read()
        if let error { throw error }
        return value
    }

    /// Writes and reads a number by the older names.
    public func encodeCInt(_ value: Int32, forKey key: String) { encode(value, forKey: key) }
    public func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }
}

extension NSKeyedArchiver {
    /// Writes a value that is `Encodable` as a property list.
    /// - Throws: The error of encoding it.
    public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
        encode(NSData(data: try PropertyListEncoder().encode([value])), forKey: key)
    }
}

extension NSKeyedUnarchiver {
    /// Reads a value that is `Decodable` from what ``NSKeyedArchiver/encodeEncodable(_:forKey:)`` wrote; nil for what is none.
    public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
        try? decodeTopLevelDecodable(type, forKey: key)
    }

    /// - Throws: The error of decoding the value.
    public func decodeTopLevelDecodable<T: Decodable>(_ type: T.Type, forKey key: String) throws -> T? {
        guard let data = try checked(key, { decodeObject(of: NSData.self, forKey: key) }) else { return nil }
        return try PropertyListDecoder().decode([T].self, from: Data(referencing: data)).first
    }

    /// Reads a dictionary whose keys and values are of some classes.
    public static func unarchivedDictionary(
        keysOfClasses keyClasses: [AnyClass], objectsOfClasses objectClasses: [AnyClass], from data: Data
    ) throws -> [AnyHashable: Any]? {
        try unarchivedDictionary(ofKeysOfClasses: keyClasses, objectsOfClasses: objectClasses, from: data)
    }
}
