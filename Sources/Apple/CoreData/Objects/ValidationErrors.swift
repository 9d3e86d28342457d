/// The codes of errors of validation, of `CocoaError`'s domain.
public let NSManagedObjectValidationError = 1550
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSManagedObjectMergeError = 133020
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSManagedObjectContextLockingError = 132000
public let NSPersistentStoreCoordinatorLockingError = 132010
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectExternalRelationshipError = 133010
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreTypeMismatchError = 134010
public let NSPersistentStoreIncompatibleSchemaError = 134020
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreIncompleteSaveError = 134040
public let NSPersistentStoreSaveConflictsError = 134050
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreTimeoutError = 134090
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
public let NSMigrationError = 134110
public let NSMigrationConstraintViolationError = 134111
public let NSMigrationCancelledError = 134120
public let NSMigrationMissingMappingModelError = 134140
public let NSMigrationManagerSourceStoreError = 134150
public let NSMigrationManagerDestinationStoreError = 134160
public let NSEntityMigrationPolicyError = 134170
public let NSInferredMappingModelError = 134190
public let NSPersistentHistoryTokenExpiredError = 134301
public let NSManagedObjectModelReferenceNotFoundError = 134504
public let NSCoreDataError = 134060
public let NSSQLiteError = 134180
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationMissingSourceModelError = 134130

/// The keys of the facts in such an error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

extension CocoaError {
    /// The codes by Swift's names.
    public static var managedObjectMerge: Code { Code(rawValue: NSManagedObjectMergeError) }
    public static var managedObjectConstraintMerge: Code { Code(rawValue: NSManagedObjectConstraintMergeError) }
    public static var managedObjectValidation: Code { Code(rawValue: NSManagedObjectValidationError) }
    public static var managedObjectReferentialIntegrity: Code {
        Code(rawValue: NSManagedObjectReferentialIntegrityError)
    }
    public static var validationMultipleErrors: Code { Code(rawValue: NSValidationMultipleErrorsError) }
    public static var validationMissingMandatoryProperty: Code {
        Code(rawValue: NSValidationMissingMandatoryPropertyError)
    }
    public static var validationStringTooLong: Code { Code(rawValue: NSValidationStringTooLongError) }
    public static var validationStringTooShort: Code { Code(rawValue: NSValidationStringTooShortError) }
    public static var persistentStoreSave: Code { Code(rawValue: NSPersistentStoreSaveError) }
    public static var persistentStoreOpen: Code { Code(rawValue: NSPersistentStoreOpenError) }
    public static var persistentStoreOperation: Code { Code(rawValue: NSPersistentStoreOperationError) }
    public static var persistentStoreIncompatibleVersionHash: Code {
        Code(rawValue: NSPersistentStoreIncompatibleVersionHashError)
    }
    public static var migration: Code { Code(rawValue: NSMigrationError) }
    public static var inferredMappingModel: Code { Code(rawValue: NSInferredMappingModelError) }
    public static var coreData: Code { Code(rawValue: NSCoreDataError) }
    public static var sqlite: Code { Code(rawValue: NSSQLiteError) }
}
