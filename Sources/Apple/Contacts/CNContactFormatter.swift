public import Foundation

/// The form of a name.
public enum CNContactFormatterStyle: Int, Sendable {
    case fullName, phoneticFullName
}

/// The order of a name's parts.
public enum CNContactDisplayNameOrder: Int, Sendable {
    case userDefault, givenNameFirst, familyNameFirst
}

/// Writes names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// The form of a name.
    public typealias CNContactFormatterStyle = Contacts.CNContactFormatterStyle
    open var style = CNContactFormatterStyle.fullName

    /// The name of a person, nil where there is none, and the keys that it needs.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts =
            style == .phoneticFullName
            ? [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let names = parts.filter { !$0.isEmpty }
        if names.isEmpty, !contact.organizationName.isEmpty { return contact.organizationName }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }
    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? { string(from: contact, style: style).map { NSAttributedString(string: $0) } }
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
    open class func delimiter(for contact: CNContact) -> String { " " }
    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { "nameOrder" }
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { "delimiter" }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "fullName" }
}
