public import Foundation

/// A person that an intent is given.
public struct IntentPerson: Hashable, Codable, Sendable {
    /// The identifier, the name, and the addresses.
    public var identifier: Identifier
    public var name: Name
    public var handle: Handle?
    public var aliases: [Handle]
    public var isMe: Bool
    /// The picture of the person, which is not coded; nil for none.
    public var image: DisplayRepresentation.Image? {
        get { picture.image }
        set { picture.image = newValue }
    }
    private var picture: Picture

    /// Creates a person.
    public init(
        identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        (self.identifier, self.name, self.handle, self.aliases, self.isMe) = (identifier, name, handle, aliases, isMe)
        picture = Picture(image: image)
    }
    public init(handle: Handle) { self.init(identifier: .unknown, name: .unknown, handle: handle) }

    /// A picture, by which people are not told apart, and which is not coded.
    private struct Picture: Hashable, Codable, Sendable {
        var image: DisplayRepresentation.Image?

        private enum NoKey: CodingKey {}

        init(image: DisplayRepresentation.Image?) { self.image = image }
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: NoKey.self) }
        static func == (a: Picture, b: Picture) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    /// The address by which a person is asked for.
    public enum ParameterMode: String, Sendable {
        case contact, email, phone, emailOrPhone
    }

    /// The name of a person.
    public enum Name: Hashable, Codable, Sendable {
        case components(PersonNameComponents)
        case displayName(String)
        case unknown
        /// The words for the name.
        public var displayString: String {
            switch self {
            case .components(let name): name.formatted()
            case .displayName(let name): name
            case .unknown: ""
            }
        }
    }

    /// The identifier of a person.
    public enum Identifier: Hashable, Codable, Sendable {
        case contact(String)
        case applicationDefined(String)
        case unknown
    }

    /// The address of a person.
    public struct Handle: Hashable, Codable, Sendable {
        /// The address, and its kind.
        public var value: Value
        public var label: Label

        /// An address by its kind.
        public enum Value: Hashable, Codable, Sendable {
            case emailAddress(String)
            case phoneNumber(String)
            case applicationDefined(String)
        }

        /// The place or the device of an address.
        public enum Label: Hashable, Codable, Sendable {
            case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
            case custom(String)
        }

        /// Creates an address.
        public init(_ value: Value, label: Label = .other) {
            self.value = value
            self.label = label
        }
        public init(phoneNumber: String, label: Label = .other) { self.init(.phoneNumber(phoneNumber), label: label) }
        public init(emailAddress: String, label: Label = .other) {
            self.init(.emailAddress(emailAddress), label: label)
        }
        public init(applicationDefined value: String, label: String? = nil) {
            self.init(.applicationDefined(value), label: label.map(Label.custom) ?? .other)
        }
    }
}

extension IntentPerson: DisplayRepresentable {
    /// The text of a person: the name.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name.displayString)", image: image)
    }
}
