public import Foundation
public import UIKit

/// A thing of an app's own, as a parameter of a wish.
open class INObject: NSObject, @unchecked Sendable {
    /// The name for the app, and those for a person.
    public let identifier: String?
    public let displayString: String
    public let pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?
    open var alternativeSpeakableMatches: [INSpeakableString]?

    /// Creates a thing.
    public required init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        (self.identifier, self.displayString, self.pronunciationHint) = (identifier, displayString, pronunciationHint)
    }
    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }
    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString)
        (self.subtitleString, self.displayImage) = (subtitleString, displayImage)
    }
}

/// A group of things to choose among.
open class INObjectSection<ObjectType>: NSObject {
    /// The title and the things.
    public let title: String?
    public let items: [ObjectType]

    /// Creates a group.
    public init(title: String?, items: [ObjectType]) {
        (self.title, self.items) = (title, items)
    }
}

/// The things to choose among.
open class INObjectCollection<ObjectType>: NSObject {
    /// The groups and all things.
    public let sections: [INObjectSection<ObjectType>]
    open var allItems: [ObjectType] { sections.flatMap(\.items) }
    open var usesIndexedCollation = false

    /// Creates a choice.
    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
    }
    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }
}

/// A picture for the system.
open class INImage: NSObject, @unchecked Sendable {
    let image: UIImage?

    init(_ image: UIImage?) {
        self.image = image
    }

    /// Creates a picture by its name, of its bytes, or at an address, which is not loaded.
    public convenience init(named name: String) { self.init(UIImage(named: name)) }
    public convenience init(imageData: Data) { self.init(UIImage(data: imageData)) }
    public convenience init(uiImage image: UIImage) { self.init(image) }
    public convenience init(cgImage image: CGImage) { self.init(UIImage(cgImage: image)) }
    public convenience init?(url: URL) { self.init(nil) }
    public convenience init?(url: URL, width: Double, height: Double) { self.init(nil) }
    open class func systemImageNamed(_ systemImageName: String) -> INImage {
        INImage(UIImage(systemName: systemImageName))
    }
}

/// A text that can be said.
open class INSpeakableString: NSObject, INSpeakable, @unchecked Sendable {
    /// The text, how it is said, and the app's name for it.
    public let spokenPhrase: String
    public let pronunciationHint: String?
    public let vocabularyIdentifier: String?

    /// Creates a text.
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        (self.vocabularyIdentifier, self.spokenPhrase) = (vocabularyIdentifier, spokenPhrase)
        self.pronunciationHint = pronunciationHint
    }
    public init(spokenPhrase: String) {
        self.spokenPhrase = spokenPhrase
        (vocabularyIdentifier, pronunciationHint) = (nil, nil)
    }
}

/// A thing that can be said.
public protocol INSpeakable: NSObjectProtocol {
    /// The text, how it is said, and the app's name for it.
    var spokenPhrase: String { get }
    var pronunciationHint: String? { get }
    var vocabularyIdentifier: String? { get }
}

/// The address or the number of a person.
open class INPersonHandle: NSObject, @unchecked Sendable {
    /// The value, its kind and its label.
    public let value: String?
    public let type: INPersonHandleType
    public let label: INPersonHandleLabel?

    /// Creates an address or a number.
    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
        (self.value, self.type, self.label) = (value, type, label)
    }
    public convenience init(value: String?, type: INPersonHandleType) {
        self.init(value: value, type: type, label: nil)
    }
}

/// The kinds of them.
public enum INPersonHandleType: Int, Sendable {
    case unknown, emailAddress, phoneNumber
}

/// The labels of them.
public struct INPersonHandleLabel: Hashable, RawRepresentable, Sendable {
    public static let home = INPersonHandleLabel(rawValue: "home")
    public static let work = INPersonHandleLabel(rawValue: "work")
    public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
    public static let mobile = INPersonHandleLabel(rawValue: "mobile")
    public static let main = INPersonHandleLabel(rawValue: "main")
    public static let homeFax = INPersonHandleLabel(rawValue: "homeFax")
    public static let workFax = INPersonHandleLabel(rawValue: "workFax")
    public static let pager = INPersonHandleLabel(rawValue: "pager")
    public static let other = INPersonHandleLabel(rawValue: "other")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A person of a message or a call.
open class INPerson: NSObject, @unchecked Sendable {
    /// The names, the address and the picture.
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    public let isMe: Bool
    public let suggestionType: INPersonSuggestionType
    open var aliases: [INPersonHandle]? { nil }
    open var isContactSuggestion: Bool { false }

    /// Creates a person.
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
        suggestionType: INPersonSuggestionType = .none
    ) {
        (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
        self.displayName =
            displayName ?? nameComponents.map { PersonNameComponentsFormatter().string(from: $0) }
            ?? personHandle.value ?? ""
        (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
        (self.isMe, self.suggestionType) = (isMe, suggestionType)
    }
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, relationship: String?
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    }
}

/// The kind of a proposal.
public enum INPersonSuggestionType: Int, Sendable {
    case none, socialProfile, instantMessageAddress
}

/// A sum of money.
open class INCurrencyAmount: NSObject, @unchecked Sendable {
    /// The sum and the currency.
    public let amount: NSDecimalNumber?
    public let currencyCode: String?

    /// Creates a sum.
    public init(amount: NSDecimalNumber, currencyCode: String) {
        (self.amount, self.currencyCode) = (amount, currencyCode)
    }
}

/// A stretch of a calendar's time.
open class INDateComponentsRange: NSObject, @unchecked Sendable {
    /// The ends.
    public let startDateComponents: DateComponents?
    public let endDateComponents: DateComponents?

    /// Creates a stretch.
    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
    }
}

/// A file of a wish.
open class INFile: NSObject, @unchecked Sendable {
    /// The bytes, the name and the kind.
    public let data: Data
    public let filename: String
    public let typeIdentifier: String?
    open var fileURL: URL? { nil }

    /// Creates a file of bytes.
    public init(data: Data, filename: String, typeIdentifier: String?) {
        (self.data, self.filename, self.typeIdentifier) = (data, filename, typeIdentifier)
    }
}
