/// The codes of errors of validation, of `CocoaError`'s domain.
public let NSManagedObjectValidationError = 1550
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSManagedObjectMergeError = 133020
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationMissingSourceModelError = 134130

/// The keys of the facts in such an error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSDetailedErrorsKey = "NSDetailedErrors"
