/// A property of an entity.
open class NSPropertyDescription: NSObject {
    /// The entity that has it.
    open internal(set) weak var entity: NSEntityDescription?
    /// The key of its values.
    open var name = ""
    /// Indicates whether an object can be saved without a value.
    open var isOptional = true
    /// Indicates whether its value is not saved.
    open var isTransient = false
    /// Facts that the app keeps with it.
    open var userInfo: [AnyHashable: Any]?
    /// The name that it had in an earlier model.
    open var renamingIdentifier: String?
    /// Indicates whether Spotlight looks it up, which is not there.
    open var isIndexedBySpotlight = false
    open var isIndexed = false
    open var isStoredInExternalRecord = false
    /// A text that makes this version of the property another than an earlier one.
    open var versionHashModifier: String?
    /// Conditions of its values, and what is said where they are not met. They are kept, and not asked.
    open private(set) var validationPredicates: [NSPredicate] = []
    open private(set) var validationWarnings: [Any] = []
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }
}

/// A property whose values are data.
open class NSAttributeDescription: NSPropertyDescription {
    /// The kind of its values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The value of a new object.
    open var defaultValue: Any?
    /// The class of its values.
    open var attributeValueClassName: String?
    /// The name of what makes data of its values. They are kept as they are here.
    open var valueTransformerName: String?
    /// Indicates whether its values may lie in files of their own, which they do not here.
    open var allowsExternalBinaryDataStorage = false
    open var allowsCloudEncryption = false
    open var preservesValueInHistoryOnDeletion = false
}

/// A property whose values are other objects.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the objects.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship from the other side, kept in step with this one.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The fate of the objects when the one that has them is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// The least number of objects.
    open var minCount = 0
    /// The largest number of objects; 0 for no limit.
    open var maxCount = 0
    /// Indicates whether the objects have an order.
    open var isOrdered = false
    /// Indicates whether there may be more than one.
    open var isToMany: Bool { maxCount != 1 }
}
