public import Foundation

/// The name of a transformer of values.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The transformers that Foundation has of itself.
    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    public static let isNilTransformerName = Self("NSIsNil")
    public static let isNotNilTransformerName = Self("NSIsNotNil")
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Makes a value of another, and back. Transformers that were named are found by their names for as long as the process lives.
open class ValueTransformer: NSObject, @unchecked Sendable {
    private static let named = TransformerNames()
    private var found: ValueTransformer?

    public override init() {}

    /// Creates one that does as the transformer of a name; nil where none has it.
    public convenience init?(forName name: NSValueTransformerName) {
        guard let found = Self.named[name] else { return nil }
        self.init()
        self.found = found
    }

    /// Names a transformer, or takes the name away.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        named[name] = transformer
    }
    open class func valueTransformerNames() -> [NSValueTransformerName] { named.all }

    /// The class of the values that are made, and whether they can be made back.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { true }

    /// Makes the value, or makes it back. A transformer of its own overrides these.
    open func transformedValue(_ value: Any?) -> Any? { found.map { $0.transformedValue(value) } ?? value }
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        found.map { $0.reverseTransformedValue(value) } ?? transformedValue(value)
    }
}

/// Makes an object of its archive, and an archive of the object.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    /// The classes of the objects that may stand outermost.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self,
        ]
    }

    open override func transformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap {
            try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: $0)
        }
    }
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
    }
}

private final class TransformerNames: @unchecked Sendable {
    private let lock = NSLock()
    private var transformers: [NSValueTransformerName: ValueTransformer] = [:]

    var all: [NSValueTransformerName] { lock.withLock { transformers.keys.sorted { $0.rawValue < $1.rawValue } } }

    subscript(name: NSValueTransformerName) -> ValueTransformer? {
        get { lock.withLock { transformers[name] } }
        set { lock.withLock { transformers[name] = newValue } }
    }
}
