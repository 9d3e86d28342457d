public import Foundation

/// An address for letters.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// The parts of the address.
    open fileprivate(set) var street = ""
    open fileprivate(set) var subLocality = ""
    open fileprivate(set) var city = ""
    open fileprivate(set) var subAdministrativeArea = ""
    open fileprivate(set) var state = ""
    open fileprivate(set) var postalCode = ""
    open fileprivate(set) var country = ""
    open fileprivate(set) var isoCountryCode = ""

    public override init() {}

    /// Copies of the address, of which the second may be changed.
    open func copy(with zone: NSZone? = nil) -> Any { copied(to: CNPostalAddress()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(to: CNMutablePostalAddress()) }

    private func copied(to copy: CNPostalAddress) -> CNPostalAddress {
        copy.street = street
        copy.subLocality = subLocality
        copy.city = city
        copy.subAdministrativeArea = subAdministrativeArea
        copy.state = state
        copy.postalCode = postalCode
        copy.country = country
        copy.isoCountryCode = isoCountryCode
        return copy
    }

    private var parts: [String] {
        [street, subLocality, city, subAdministrativeArea, state, postalCode, country, isoCountryCode]
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    open override var hash: Int { parts.hashValue }

    /// The name of a part as people read it.
    open class func localizedString(forKey key: String) -> String {
        key.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }
}

/// An address for letters, to be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    public override init() {}

    // An observer that does nothing opens the setter of a property of the class above.
    open override var street: String { didSet {} }
    open override var subLocality: String { didSet {} }
    open override var city: String { didSet {} }
    open override var subAdministrativeArea: String { didSet {} }
    open override var state: String { didSet {} }
    open override var postalCode: String { didSet {} }
    open override var country: String { didSet {} }
    open override var isoCountryCode: String { didSet {} }
}

/// The form of an address.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    case mailingAddress
}

/// Writes addresses on lines: the street, the city with its state and code, and the country.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    /// The form of an address.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// Returns an address on lines.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let area = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
        let city = [postalAddress.city, area].filter { !$0.isEmpty }.joined(separator: ", ")
        return [postalAddress.street, postalAddress.subLocality, city, postalAddress.country]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }
    open class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString { NSAttributedString(string: string(from: postalAddress, style: style)) }
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    open func attributedString(
        from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString { NSAttributedString(string: string(from: postalAddress)) }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}
