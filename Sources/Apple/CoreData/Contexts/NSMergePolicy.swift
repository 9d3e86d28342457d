/// The way in which a context's changes and those of the store come together. The context's always win here.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The usual policies.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

    /// The kind of the policy.
    public let mergeType: NSMergePolicyType

    /// Creates a policy of a kind.
    public init(merge type: NSMergePolicyType) {
        mergeType = type
    }
}

/// The kinds of policies.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    case overwriteMergePolicyType = 3
    case rollbackMergePolicyType = 4
}

/// The usual policies by their older names.
public let NSErrorMergePolicy: any AnyObject & Sendable = NSMergePolicy.error
public let NSMergeByPropertyStoreTrumpMergePolicy: any AnyObject & Sendable = NSMergePolicy.mergeByPropertyStoreTrump
public let NSMergeByPropertyObjectTrumpMergePolicy: any AnyObject & Sendable = NSMergePolicy.mergeByPropertyObjectTrump
public let NSOverwriteMergePolicy: any AnyObject & Sendable = NSMergePolicy.overwrite
public let NSRollbackMergePolicy: any AnyObject & Sendable = NSMergePolicy.rollback
