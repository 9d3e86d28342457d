public import Foundation

extension CocoaError.Code {
    /// The codes by Swift's names.
    public static var managedObjectValidation: CocoaError.Code { .init(rawValue: NSManagedObjectValidationError) }
    public static var validationMultipleErrors: CocoaError.Code { .init(rawValue: NSValidationMultipleErrorsError) }
    public static var validationMissingMandatoryProperty: CocoaError.Code {
        .init(rawValue: NSValidationMissingMandatoryPropertyError)
    }
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
        .init(rawValue: NSValidationRelationshipLacksMinimumCountError)
    }
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
        .init(rawValue: NSValidationRelationshipExceedsMaximumCountError)
    }
    public static var validationRelationshipDeniedDelete: CocoaError.Code {
        .init(rawValue: NSValidationRelationshipDeniedDeleteError)
    }
    public static var validationNumberTooLarge: CocoaError.Code { .init(rawValue: NSValidationNumberTooLargeError) }
    public static var validationNumberTooSmall: CocoaError.Code { .init(rawValue: NSValidationNumberTooSmallError) }
    public static var validationDateTooLate: CocoaError.Code { .init(rawValue: NSValidationDateTooLateError) }
    public static var validationDateTooSoon: CocoaError.Code { .init(rawValue: NSValidationDateTooSoonError) }
    public static var validationInvalidDate: CocoaError.Code { .init(rawValue: NSValidationInvalidDateError) }
    public static var validationStringTooLong: CocoaError.Code { .init(rawValue: NSValidationStringTooLongError) }
    public static var validationStringTooShort: CocoaError.Code { .init(rawValue: NSValidationStringTooShortError) }
    public static var validationStringPatternMatching: CocoaError.Code {
        .init(rawValue: NSValidationStringPatternMatchingError)
    }
    public static var managedObjectContextLocking: CocoaError.Code {
        .init(rawValue: NSManagedObjectContextLockingError)
    }
    public static var persistentStoreCoordinatorLocking: CocoaError.Code {
        .init(rawValue: NSPersistentStoreCoordinatorLockingError)
    }
    public static var managedObjectReferentialIntegrity: CocoaError.Code {
        .init(rawValue: NSManagedObjectReferentialIntegrityError)
    }
    public static var managedObjectExternalRelationship: CocoaError.Code {
        .init(rawValue: NSManagedObjectExternalRelationshipError)
    }
    public static var managedObjectMerge: CocoaError.Code { .init(rawValue: NSManagedObjectMergeError) }
    public static var managedObjectConstraintMerge: CocoaError.Code {
        .init(rawValue: NSManagedObjectConstraintMergeError)
    }
    public static var persistentStoreInvalidType: CocoaError.Code { .init(rawValue: NSPersistentStoreInvalidTypeError) }
    public static var persistentStoreTypeMismatch: CocoaError.Code {
        .init(rawValue: NSPersistentStoreTypeMismatchError)
    }
    public static var persistentStoreIncompatibleSchema: CocoaError.Code {
        .init(rawValue: NSPersistentStoreIncompatibleSchemaError)
    }
    public static var persistentStoreSave: CocoaError.Code { .init(rawValue: NSPersistentStoreSaveError) }
    public static var persistentStoreIncompleteSave: CocoaError.Code {
        .init(rawValue: NSPersistentStoreIncompleteSaveError)
    }
    public static var persistentStoreSaveConflicts: CocoaError.Code {
        .init(rawValue: NSPersistentStoreSaveConflictsError)
    }
    public static var coreData: CocoaError.Code { .init(rawValue: NSCoreDataError) }
    public static var persistentStoreOperation: CocoaError.Code { .init(rawValue: NSPersistentStoreOperationError) }
    public static var persistentStoreOpen: CocoaError.Code { .init(rawValue: NSPersistentStoreOpenError) }
    public static var persistentStoreTimeout: CocoaError.Code { .init(rawValue: NSPersistentStoreTimeoutError) }
    public static var persistentStoreUnsupportedRequestType: CocoaError.Code {
        .init(rawValue: NSPersistentStoreUnsupportedRequestTypeError)
    }
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
        .init(rawValue: NSPersistentStoreIncompatibleVersionHashError)
    }
    public static var migration: CocoaError.Code { .init(rawValue: NSMigrationError) }
    public static var migrationCancelled: CocoaError.Code { .init(rawValue: NSMigrationCancelledError) }
    public static var migrationMissingSourceModel: CocoaError.Code {
        .init(rawValue: NSMigrationMissingSourceModelError)
    }
    public static var migrationMissingMappingModel: CocoaError.Code {
        .init(rawValue: NSMigrationMissingMappingModelError)
    }
    public static var migrationManagerSourceStore: CocoaError.Code {
        .init(rawValue: NSMigrationManagerSourceStoreError)
    }
    public static var migrationManagerDestinationStore: CocoaError.Code {
        .init(rawValue: NSMigrationManagerDestinationStoreError)
    }
    public static var entityMigrationPolicy: CocoaError.Code { .init(rawValue: NSEntityMigrationPolicyError) }
    public static var sqlite: CocoaError.Code { .init(rawValue: NSSQLiteError) }
    public static var inferredMappingModel: CocoaError.Code { .init(rawValue: NSInferredMappingModelError) }
    public static var externalRecordImport: CocoaError.Code { .init(rawValue: NSExternalRecordImportError) }
}

extension CocoaError {
    /// The codes by Swift's names.
    public static var managedObjectValidation: Code { .managedObjectValidation }
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    public static var validationMissingMandatoryProperty: Code { .validationMissingMandatoryProperty }
    public static var validationRelationshipLacksMinimumCount: Code { .validationRelationshipLacksMinimumCount }
    public static var validationRelationshipExceedsMaximumCount: Code { .validationRelationshipExceedsMaximumCount }
    public static var validationRelationshipDeniedDelete: Code { .validationRelationshipDeniedDelete }
    public static var validationNumberTooLarge: Code { .validationNumberTooLarge }
    public static var validationNumberTooSmall: Code { .validationNumberTooSmall }
    public static var validationDateTooLate: Code { .validationDateTooLate }
    public static var validationDateTooSoon: Code { .validationDateTooSoon }
    public static var validationInvalidDate: Code { .validationInvalidDate }
    public static var validationStringTooLong: Code { .validationStringTooLong }
    public static var validationStringTooShort: Code { .validationStringTooShort }
    public static var validationStringPatternMatching: Code { .validationStringPatternMatching }
    public static var managedObjectContextLocking: Code { .managedObjectContextLocking }
    public static var persistentStoreCoordinatorLocking: Code { .persistentStoreCoordinatorLocking }
    public static var managedObjectReferentialIntegrity: Code { .managedObjectReferentialIntegrity }
    public static var managedObjectExternalRelationship: Code { .managedObjectExternalRelationship }
    public static var managedObjectMerge: Code { .managedObjectMerge }
    public static var managedObjectConstraintMerge: Code { .managedObjectConstraintMerge }
    public static var persistentStoreInvalidType: Code { .persistentStoreInvalidType }
    public static var persistentStoreTypeMismatch: Code { .persistentStoreTypeMismatch }
    public static var persistentStoreIncompatibleSchema: Code { .persistentStoreIncompatibleSchema }
    public static var persistentStoreSave: Code { .persistentStoreSave }
    public static var persistentStoreIncompleteSave: Code { .persistentStoreIncompleteSave }
    public static var persistentStoreSaveConflicts: Code { .persistentStoreSaveConflicts }
    public static var coreData: Code { .coreData }
    public static var persistentStoreOperation: Code { .persistentStoreOperation }
    public static var persistentStoreOpen: Code { .persistentStoreOpen }
    public static var persistentStoreTimeout: Code { .persistentStoreTimeout }
    public static var persistentStoreUnsupportedRequestType: Code { .persistentStoreUnsupportedRequestType }
    public static var persistentStoreIncompatibleVersionHash: Code { .persistentStoreIncompatibleVersionHash }
    public static var migration: Code { .migration }
    public static var migrationCancelled: Code { .migrationCancelled }
    public static var migrationMissingSourceModel: Code { .migrationMissingSourceModel }
    public static var migrationMissingMappingModel: Code { .migrationMissingMappingModel }
    public static var migrationManagerSourceStore: Code { .migrationManagerSourceStore }
    public static var migrationManagerDestinationStore: Code { .migrationManagerDestinationStore }
    public static var entityMigrationPolicy: Code { .entityMigrationPolicy }
    public static var sqlite: Code { .sqlite }
    public static var inferredMappingModel: Code { .inferredMappingModel }
    public static var externalRecordImport: Code { .externalRecordImport }
}
