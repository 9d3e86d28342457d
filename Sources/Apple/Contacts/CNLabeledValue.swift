public import Foundation

/// A number of a telephone.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    /// The number as it is written.
    public let stringValue: String
    var digits: String { stringValue.filter(\.isNumber) }

    /// Creates a number.
    public init(stringValue string: String) {
        stringValue = string
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

/// A value with a label.
open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
    /// The label, the value and their name.
    public let label: String?
    public let value: ValueType
    public let identifier: String

    /// Creates a value with a label.
    public convenience init(label: String?, value: ValueType) {
        self.init(UUID().uuidString, label, value)
    }

    private init(_ identifier: String, _ label: String?, _ value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
    }

    /// The same under another label or with another value.
    open func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> { CNLabeledValue(identifier, label, value) }
    open func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> { CNLabeledValue(identifier, label, value) }
    open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier, label, value)
    }

    /// The label as people read it.
    open class func localizedString(forLabel label: String) -> String {
        let name = label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>"))
        return name == label ? label : name.lowercased()
    }
}

/// A person's relation to another.
open class CNContactRelation: NSObject, @unchecked Sendable {
    /// The name of the other.
    public let name: String

    /// Creates a relation to somebody.
    public init(name: String) {
        self.name = name
    }
}

/// A person's name at a service.
open class CNSocialProfile: NSObject, @unchecked Sendable {
    /// The place, the names and the service.
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String

    /// Creates a profile.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username) = (urlString ?? "", username ?? "")
        (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
    }

    /// The name of a service as people read it.
    open class func localizedString(forService service: String) -> String { service }
}

/// A person's name at a service of messages.
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
    /// The name and the service.
    public let username: String
    public let service: String

    /// Creates an address.
    public init(username: String, service: String) {
        (self.username, self.service) = (username, service)
    }

    /// The name of a service as people read it.
    open class func localizedString(forService service: String) -> String { service }
}

/// A fact of a contact.
open class CNContactProperty: NSObject, @unchecked Sendable {
    /// The contact, the key of the fact, and its value.
    public let contact: CNContact
    public let key: String
    public let value: Any?
    public let identifier: String?
    public let label: String?

    /// Creates a fact about nobody, to be replaced later.
    public convenience override init() { self.init(CNContact(), "") }

    init(_ contact: CNContact, _ key: String) {
        (self.contact, self.key) = (contact, key)
        (value, identifier, label) = (nil, nil, nil)
    }
}
