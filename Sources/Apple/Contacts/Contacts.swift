// `import Contacts` where Apple's framework is missing: an empty address book, for which nobody gave a permission.
@_exported public import Foundation

/// The permission for a book.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// A book of things.
public enum CNEntityType: Int, Sendable {
    case contacts
}

/// A key of a contact's facts.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The keys of a contact's facts.
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactIdentifierKey = "identifier"
public let CNContactBirthdayKey = "birthday"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"

/// A number of a telephone.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    /// The number as it is written.
    public let stringValue: String

    /// Creates a number.
    public init(stringValue string: String) {
        stringValue = string
    }
}

/// A value with a label.
open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
    /// The label, the value and their name.
    public let label: String?
    public let value: ValueType
    public let identifier = UUID().uuidString

    /// Creates a value with a label.
    public init(label: String?, value: ValueType) {
        (self.label, self.value) = (label, value)
    }
    /// The label as people read it.
    open class func localizedString(forLabel label: String) -> String {
        label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>"))
    }
}

/// A person of the address book.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
    /// The facts about the person.
    public let identifier = UUID().uuidString
    open fileprivate(set) var givenName = ""
    open fileprivate(set) var familyName = ""
    open fileprivate(set) var middleName = ""
    open fileprivate(set) var nickname = ""
    open fileprivate(set) var organizationName = ""
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    open fileprivate(set) var birthday: DateComponents?
    open fileprivate(set) var imageData: Data?
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
}

/// A person of the address book, to be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    public override init() {}
    open override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
}

/// Writes names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// The form of a name.
    public enum CNContactFormatterStyle: Int, Sendable {
        case fullName, phoneticFullName
    }

    /// The name of a person, nil where there is none, and the keys that it needs.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let names = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "fullName" }
}

/// The wishes for contacts.
open class CNContactFetchRequest: NSObject {
    /// The choice and the order.
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var keysToFetch: [any CNKeyDescriptor]

    /// Creates a request for facts.
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
    }
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
    case none, userDefault, givenName, familyName
}

/// Changes of the address book, which are refused.
open class CNSaveRequest: NSObject {
    public override init() {}
    /// Adds, changes or removes a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}

/// The address book. There is none.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {}
    /// The permission: nobody gave one.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(false, CNError(.authorizationDenied)) }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        throw CNError(.authorizationDenied)
    }

    /// - Throws: ``CNError/Code/authorizationDenied``.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    {
        throw CNError(.authorizationDenied)
    }
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.authorizationDenied) }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}
