public import FoundationOverlay

/// A list by which a store finds objects sooner. Objects in memory need none: it is kept, and changes nothing.
open class NSFetchIndexDescription: NSObject, NSCopying {
    /// The name, the properties and the condition.
    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    open var partialIndexPredicate: NSPredicate?
    open internal(set) weak var entity: NSEntityDescription?

    /// Creates a list of properties.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
        super.init()
        for element in self.elements { element.indexDescription = self }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The kinds of such lists.
public enum NSFetchIndexElementType: UInt, Sendable {
    case binary, rTree
}

/// A property of such a list.
open class NSFetchIndexElementDescription: NSObject, NSCopying {
    /// The property, the kind and the order.
    public let property: NSPropertyDescription?
    open var collationType: NSFetchIndexElementType
    open var isAscending = true
    open var propertyName: String? { property?.name }
    open internal(set) weak var indexDescription: NSFetchIndexDescription?

    /// Creates one of a property.
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A value that a request computes. Requests for dictionaries leave it out.
open class NSExpressionDescription: NSPropertyDescription {
    /// The value and its kind. It is not reckoned.
    open var expression: _NSExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(expressionResultType) }
        set { expressionResultType = newValue.older }
    }
}

/// An attribute that a store computes of others. It is computed by none here: the value is the default one.
open class NSDerivedAttributeDescription: NSAttributeDescription {
    /// The expression by which it would be computed.
    open var derivationExpression: _NSExpression?
}

/// A request that a property stands for.
open class NSFetchedPropertyDescription: NSPropertyDescription {
    /// The request.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

extension NSAttributeDescription {
    /// The kinds of values.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        init(_ older: NSAttributeType) {
            rawValue = UInt(older.rawValue)
        }

        var older: NSAttributeType { NSAttributeType(rawValue: .init(rawValue)) ?? .undefinedAttributeType }

        public static let undefined = AttributeType(.undefinedAttributeType)
        public static let integer16 = AttributeType(.integer16AttributeType)
        public static let integer32 = AttributeType(.integer32AttributeType)
        public static let integer64 = AttributeType(.integer64AttributeType)
        public static let decimal = AttributeType(.decimalAttributeType)
        public static let double = AttributeType(.doubleAttributeType)
        public static let float = AttributeType(.floatAttributeType)
        public static let string = AttributeType(.stringAttributeType)
        public static let boolean = AttributeType(.booleanAttributeType)
        public static let date = AttributeType(.dateAttributeType)
        public static let binaryData = AttributeType(.binaryDataAttributeType)
        public static let uuid = AttributeType(.UUIDAttributeType)
        public static let uri = AttributeType(.URIAttributeType)
        public static let transformable = AttributeType(.transformableAttributeType)
        public static let objectID = AttributeType(.objectIDAttributeType)
    }

    /// The kind of its values, by its newer name.
    public var type: AttributeType {
        get { AttributeType(attributeType) }
        set { attributeType = newValue.older }
    }
}
