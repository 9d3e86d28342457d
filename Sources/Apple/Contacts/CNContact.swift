public import Foundation

/// The kinds of contacts.
public enum CNContactType: Int, Sendable {
    case person, organization
}

/// A person of the address book.
open class CNContact: NSObject, NSCopying, NSMutableCopying, Identifiable, @unchecked Sendable {
    /// The facts about the person.
    public internal(set) var identifier = UUID().uuidString
    public var id: String { identifier }
    open fileprivate(set) var namePrefix = ""
    open fileprivate(set) var givenName = ""
    open fileprivate(set) var middleName = ""
    open fileprivate(set) var familyName = ""
    open fileprivate(set) var previousFamilyName = ""
    open fileprivate(set) var nameSuffix = ""
    open fileprivate(set) var nickname = ""
    open fileprivate(set) var phoneticGivenName = ""
    open fileprivate(set) var phoneticMiddleName = ""
    open fileprivate(set) var phoneticFamilyName = ""
    open fileprivate(set) var organizationName = ""
    open fileprivate(set) var phoneticOrganizationName = ""
    open fileprivate(set) var departmentName = ""
    open fileprivate(set) var jobTitle = ""
    open fileprivate(set) var note = ""
    open fileprivate(set) var contactType = CNContactType.person
    open fileprivate(set) var birthday: DateComponents?
    open fileprivate(set) var nonGregorianBirthday: DateComponents?
    open fileprivate(set) var imageData: Data?
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
    open fileprivate(set) var dates: [CNLabeledValue<NSDateComponents>] = []
    open fileprivate(set) var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    open fileprivate(set) var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    open fileprivate(set) var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }

    public override init() {}

    /// Copies of the contact, of which the second may be changed.
    open func copy(with zone: NSZone? = nil) -> Any { copied(to: CNContact()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(to: CNMutableContact()) }

    private func copied(to copy: CNContact) -> CNContact {
        copy.identifier = identifier
        copy.namePrefix = namePrefix
        copy.givenName = givenName
        copy.middleName = middleName
        copy.familyName = familyName
        copy.previousFamilyName = previousFamilyName
        copy.nameSuffix = nameSuffix
        copy.nickname = nickname
        copy.phoneticGivenName = phoneticGivenName
        copy.phoneticMiddleName = phoneticMiddleName
        copy.phoneticFamilyName = phoneticFamilyName
        copy.organizationName = organizationName
        copy.phoneticOrganizationName = phoneticOrganizationName
        copy.departmentName = departmentName
        copy.jobTitle = jobTitle
        copy.note = note
        copy.contactType = contactType
        copy.birthday = birthday
        copy.nonGregorianBirthday = nonGregorianBirthday
        copy.imageData = imageData
        copy.phoneNumbers = phoneNumbers
        copy.emailAddresses = emailAddresses
        copy.postalAddresses = postalAddresses
        copy.urlAddresses = urlAddresses
        copy.dates = dates
        copy.contactRelations = contactRelations
        copy.socialProfiles = socialProfiles
        copy.instantMessageAddresses = instantMessageAddresses
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    /// Returns whether facts were asked for: all are known.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { identifier == contactIdentifier }

    /// The name of a fact as people read it.
    open class func localizedString(forKey key: String) -> String {
        key.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }

    /// Orders contacts by their names.
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { a, b in
            guard let a = a as? CNContact, let b = b as? CNContact else { return .orderedSame }
            let first = sortOrder == .familyName ? [\CNContact.familyName, \.givenName] : [\.givenName, \.familyName]
            return first.map { a[keyPath: $0].localizedCaseInsensitiveCompare(b[keyPath: $0]) }
                .first { $0 != .orderedSame } ?? .orderedSame
        }
    }
}

extension CNContact {
    /// Conditions on contacts.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        condition { contact in
            let names = [contact.givenName, contact.middleName, contact.familyName, contact.organizationName]
            return names.contains { $0.localizedCaseInsensitiveContains(name) }
        }
    }
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        condition { identifiers.contains($0.identifier) }
    }
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        condition { $0.emailAddresses.contains { "\($0.value)".lowercased() == emailAddress.lowercased() } }
    }
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        condition { $0.phoneNumbers.contains { $0.value.digits == phoneNumber.digits } }
    }
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    private class func condition(_ holds: @escaping (CNContact) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map(holds) ?? false }
    }
}

/// A person of the address book, to be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    public override init() {}

    // An observer that does nothing opens the setter of a property of the class above.
    open override var namePrefix: String { didSet {} }
    open override var givenName: String { didSet {} }
    open override var middleName: String { didSet {} }
    open override var familyName: String { didSet {} }
    open override var previousFamilyName: String { didSet {} }
    open override var nameSuffix: String { didSet {} }
    open override var nickname: String { didSet {} }
    open override var phoneticGivenName: String { didSet {} }
    open override var phoneticMiddleName: String { didSet {} }
    open override var phoneticFamilyName: String { didSet {} }
    open override var organizationName: String { didSet {} }
    open override var phoneticOrganizationName: String { didSet {} }
    open override var departmentName: String { didSet {} }
    open override var jobTitle: String { didSet {} }
    open override var note: String { didSet {} }
    open override var contactType: CNContactType { didSet {} }
    open override var birthday: DateComponents? { didSet {} }
    open override var nonGregorianBirthday: DateComponents? { didSet {} }
    open override var imageData: Data? { didSet {} }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { didSet {} }
    open override var emailAddresses: [CNLabeledValue<NSString>] { didSet {} }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] { didSet {} }
    open override var urlAddresses: [CNLabeledValue<NSString>] { didSet {} }
    open override var dates: [CNLabeledValue<NSDateComponents>] { didSet {} }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] { didSet {} }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] { didSet {} }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { didSet {} }
}
