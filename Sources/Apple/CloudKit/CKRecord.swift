// `import CloudKit` where Apple's framework is missing: records as values, and no account to keep them. It brings CoreLocation along.
@_exported public import CoreLocation
@_exported public import FoundationOverlay

/// The state of an account: there is none.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// A value of a record.
public protocol CKRecordValueProtocol {}

/// The type of a record's values.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// A record: values by keys.
open class CKRecord: NSObject, @unchecked Sendable {
    /// The types of a record's kind and of its keys.
    public typealias RecordType = String
    public typealias FieldKey = String

    /// The identity of a record.
    open class ID: NSObject, @unchecked Sendable {
        /// The name of the record, and the part of the data base that it is in.
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        /// Creates an identity of a name.
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return other.recordName == recordName && other.zoneID == zoneID
        }
        open override var hash: Int { recordName.hashValue }
    }

    /// A record's pointing to another.
    open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
        /// The fate of a record when the one that it points to is deleted.
        public enum Action: UInt, Sendable {
            case none, deleteSelf
        }

        /// The record that is pointed to, and its part in deleting.
        public let recordID: ID
        public let action: Action

        /// Creates one to an identity or a record.
        public init(recordID: ID, action: Action) {
            (self.recordID, self.action) = (recordID, action)
        }

        /// Creates one that points to a record.
        public convenience init(record: CKRecord, action: Action) {
            self.init(recordID: record.recordID, action: action)
        }
    }

    /// The kind, the identity and the moments of the record.
    public let recordType: RecordType
    public let recordID: ID
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var lastModifiedUserRecordID: ID? { nil }
    open var recordChangeTag: String? { nil }
    /// The record above this one, and the share that it belongs to.
    open var parent: Reference?
    open internal(set) var share: Reference?
    /// The values that the service cannot read.
    public var encryptedValues: any CKRecordKeyValueSetting { self }
    private var changed: Set<String> = []
    private var values: [String: any CKRecordValueProtocol] = [:]

    /// Creates a record of a kind.
    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }

    /// The values.
    open func allKeys() -> [String] { values.keys.sorted() }
    open func object(forKey key: String) -> (any CKRecordValueProtocol)? { values[key] }
    open func changedKeys() -> [String] { changed.sorted() }
    open func allTokens() -> [String] { [] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String) {
        values[key] = object
        changed.insert(key)
    }
    open subscript(key: String) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { setObject(newValue, forKey: key) }
    }
    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }
    open func setParent(_ parentRecordID: ID?) {
        parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
    }

    /// Writes and reads the kind and the identity of a record.
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encode(recordType as NSString, forKey: "recordType")
        coder.encode(recordID.recordName as NSString, forKey: "recordName")
        coder.encode(recordID.zoneID.zoneName as NSString, forKey: "zoneName")
        coder.encode(recordID.zoneID.ownerName as NSString, forKey: "ownerName")
    }
    public required init?(coder: NSCoder) {
        func text(_ key: String) -> String? { (coder.decodeObject(forKey: key) as? NSString).map { "\($0)" } }
        guard let type = text("recordType"), let name = text("recordName"), let zone = text("zoneName"),
            let owner = text("ownerName")
        else { return nil }
        (recordType, recordID) = (type, ID(recordName: name, zoneID: CKRecordZone.ID(zoneName: zone, ownerName: owner)))
    }

    /// The kinds of records that the service has.
    public enum SystemType {
        /// Records of people and of shares.
        public static let userRecord: RecordType = "Users"
        public static let share: RecordType = "cloudkit.share"
    }

    /// The keys of values that the service has.
    public enum SystemFieldKey {
        /// The record above, the share and the moments.
        public static let parent: FieldKey = "parent"
        public static let share: FieldKey = "share"
        public static let creationDate: FieldKey = "createdTimestamp"
        public static let modificationDate: FieldKey = "modifiedTimestamp"
    }
    public subscript<Value: CKRecordValueProtocol>(key: String) -> Value? {
        get { values[key] as? Value }
        set { setObject(newValue, forKey: key) }
    }
}

/// Values by keys.
public protocol CKRecordKeyValueSetting: AnyObject {
    /// The values.
    func object(forKey key: String) -> (any CKRecordValueProtocol)?
    func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String)
    func allKeys() -> [String]
    func changedKeys() -> [String]
    subscript(key: String) -> (any CKRecordValueProtocol)? { get set }
}

extension CKRecord: CKRecordKeyValueSetting {}

extension CKRecord: _KeyValueCoded {
    public func _setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
    public func _value(forKey key: String) -> Any? { object(forKey: key) }
}

/// A file beside a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    /// The place of the file.
    public let fileURL: URL?

    /// Creates one of a file.
    public init(fileURL: URL) {
        self.fileURL = fileURL
    }
}

/// A part of a data base.
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// The identity of a part.
    open class ID: NSObject, @unchecked Sendable {
        /// The part that records are in, its name and that of its owner.
        public static let `default` = ID(zoneName: "_defaultZone")
        public let zoneName: String
        public let ownerName: String

        /// Creates an identity of a name.
        public init(zoneName: String = ID.defaultZoneName, ownerName: String = "__defaultOwner__") {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }

        /// The name of the part for all, and the name of whoever is signed in.
        public static let defaultZoneName = "_defaultZone"

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return (other.zoneName, other.ownerName) == (zoneName, ownerName)
        }
        open override var hash: Int { zoneName.hashValue }
    }

    /// The identity of the part.
    public let zoneID: ID

    /// Creates a part of a name.
    public init(zoneName: String) {
        zoneID = ID(zoneName: zoneName)
    }

    /// Creates a part of an identity.
    public init(zoneID: ID) {
        self.zoneID = zoneID
    }

    /// The part that records are in when nothing else is said, what a part can do, and the sharing of it.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
    open var capabilities: Capabilities { zoneID == .default ? [] : [.fetchChanges, .atomic, .sharing] }
    open var share: CKRecord.Reference? { nil }

    /// The deeds of a part.
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let fetchChanges = Capabilities(rawValue: 1)
        public static let atomic = Capabilities(rawValue: 2)
        public static let sharing = Capabilities(rawValue: 4)
        public static let zoneWideSharing = Capabilities(rawValue: 8)
    }
}

/// A question for records.
open class CKQuery: NSObject, @unchecked Sendable {
    /// The kind of the records, the condition and the order.
    public let recordType: String
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?

    /// Creates a question for records of a kind.
    public init(recordType: String, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}

/// The older name of the owner of records.
public let CKOwnerDefaultName = "__defaultOwner__"
