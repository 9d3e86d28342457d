public import Foundation

// The attributes of a file, as `FileManager` gives them, in a dictionary.
extension NSDictionary {
    private func attribute<Value>(_ key: FileAttributeKey) -> Value? {
        (object(forKey: key) ?? object(forKey: key.rawValue)) as? Value
    }

    /// The size of the file in bytes; 0 for none.
    public func fileSize() -> UInt64 { (attribute(.size) as NSNumber?)?.uint64Value ?? attribute(.size) ?? 0 }
    /// The moments of the file, its kind and its owner.
    public func fileCreationDate() -> Date? { attribute(.creationDate) }
    public func fileModificationDate() -> Date? { attribute(.modificationDate) }
    public func fileType() -> String? { (attribute(.type) as FileAttributeType?)?.rawValue ?? attribute(.type) }
    public func filePosixPermissions() -> Int { attribute(.posixPermissions) ?? 0 }
    public func fileOwnerAccountName() -> String? { attribute(.ownerAccountName) }
    public func fileGroupOwnerAccountName() -> String? { attribute(.groupOwnerAccountName) }
    public func fileIsImmutable() -> Bool { attribute(.immutable) ?? false }
    public func fileIsAppendOnly() -> Bool { attribute(.appendOnly) ?? false }
    public func fileExtensionHidden() -> Bool { attribute(.extensionHidden) ?? false }

    /// Reads a dictionary of a property list.
    /// - Throws: The error of reading the file, or `CocoaError.propertyListReadCorrupt` for another value.
    public convenience init(contentsOf url: URL, error: ()) throws {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        guard let values = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        self.init(dictionary: values)
    }
}

extension NSArray {
    /// Gives the place of an object that is this very one; `NSNotFound` for none.
    public func index(ofObjectIdenticalTo anObject: Any) -> Int {
        let object = anObject as AnyObject
        return (0..<count).first { self.object(at: $0) as AnyObject === object } ?? NSNotFound
    }
    public func index(ofObjectIdenticalTo anObject: Any, in range: NSRange) -> Int {
        let object = anObject as AnyObject
        let places = range.location..<range.location + range.length
        return places.first { self.object(at: $0) as AnyObject === object } ?? NSNotFound
    }
}

extension FileManager.DirectoryEnumerator {
    /// Leaves out what is in the folder, by the older spelling.
    public func skipDescendents() { skipDescendants() }
    /// False: a folder is told of before what is in it.
    public var isEnumeratingDirectoryPostOrder: Bool { false }
}

extension FileProtectionType {
    /// Protection while the phone is not in use.
    public static let completeWhenUserInactive = FileProtectionType(
        rawValue: "NSFileProtectionCompleteWhenUserInactive")
}
