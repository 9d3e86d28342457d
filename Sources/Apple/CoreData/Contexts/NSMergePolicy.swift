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

    /// Makes conflicts good. There is one program with its stores, and no conflict comes: a class of one's own is not asked.
    open func resolve(mergeConflicts list: [Any]) throws {}
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}
}

/// An object that was changed here and in its store.
open class NSMergeConflict: NSObject, @unchecked Sendable {
    /// The object, and its values and versions in the several places.
    public let sourceObject: NSManagedObject
    public let cachedSnapshot: [String: Any]?
    public let persistedSnapshot: [String: Any]?
    public let newVersionNumber: Int
    public let oldVersionNumber: Int
    open var objectSnapshot: [String: Any]? { cachedSnapshot }

    /// Creates a conflict.
    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
        cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
    ) {
        (sourceObject, newVersionNumber, oldVersionNumber) = (srcObject, newvers, oldvers)
        (cachedSnapshot, persistedSnapshot) = (cachesnap, persnap)
    }
}

/// Objects that have values which only one may have.
open class NSConstraintConflict: NSObject, @unchecked Sendable {
    /// The names of the values, the values, and the objects.
    public let constraint: [String]
    open var constraintValues: [String: Any] {
        guard let object = conflictingObjects.first ?? databaseObject else { return [:] }
        return Dictionary(constraint.map { ($0, object.value(forKey: $0) ?? NSNull()) }) { $1 }
    }
    public let databaseObject: NSManagedObject?
    public let databaseSnapshot: [AnyHashable: Any]?
    public let conflictingObjects: [NSManagedObject]
    public let conflictingSnapshots: [Any]

    /// Creates a conflict.
    public init(
        constraint contraint: [String], database databaseObject: NSManagedObject?,
        databaseSnapshot: [AnyHashable: Any]?, conflicting conflictingObjects: [NSManagedObject],
        conflictingSnapshots: [Any]
    ) {
        (constraint, self.databaseObject, self.databaseSnapshot) = (contraint, databaseObject, databaseSnapshot)
        (self.conflictingObjects, self.conflictingSnapshots) = (conflictingObjects, conflictingSnapshots)
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
