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
