public import Foundation

/// The wishes for contacts.
open class CNContactFetchRequest: NSObject {
    /// The choice and the order.
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true
    open var mutableObjects = false
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

/// The person's choices for the address book: the usual ones.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let one = CNContactsUserDefaults()

    /// The choices, the order and the country.
    open class func shared() -> CNContactsUserDefaults { one }
    open var sortOrder: CNContactSortOrder { .familyName }
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}

/// Changes of the address book, which are refused.
open class CNSaveRequest: NSObject {
    public override init() {}
    /// Adds, changes or removes a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}

    /// Adds, changes or removes a group and its members.
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    open func update(_ group: CNMutableGroup) {}
    open func delete(_ group: CNMutableGroup) {}
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
    open func addSubgroup(_ subgroup: CNGroup, to group: CNGroup) {}
    open func removeSubgroup(_ subgroup: CNGroup, from group: CNGroup) {}
    open var transactionAuthor: String?
    open var shouldRefetchContacts = false
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
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.authorizationDenied)
    }
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        throw CNError(.authorizationDenied)
    }
    open func defaultContainerIdentifier() -> String { "" }
    open var currentHistoryToken: Data? { nil }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

extension NSNotification.Name {
    /// A change of the address book, which is never told.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// A group of contacts.
open class CNGroup: NSObject, @unchecked Sendable {
    /// The identity and the name.
    public let identifier = UUID().uuidString
    open fileprivate(set) var name = ""

    /// Conditions on groups.
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { group, _ in (group as? CNGroup).map { identifiers.contains($0.identifier) } ?? false }
    }
    open class func predicateForSubgroupsInGroup(withIdentifier parentGroupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// A group of contacts, to be changed.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
    public override init() {}

    // An observer that does nothing opens the setter of a property of the class above.
    open override var name: String { didSet {} }
}

/// The kinds of address books.
public enum CNContainerType: Int, Sendable {
    case unassigned = 0
    case local = 1
    case exchange = 2
    case cardDAV = 3
}

/// One of several address books. There is none.
open class CNContainer: NSObject, @unchecked Sendable {
    /// The identity, the name and the kind.
    open var identifier: String { "" }
    open var name: String { "" }
    open var type: CNContainerType { .unassigned }

    /// Conditions on address books.
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}
