/// The address that stands for an intent or a thing, with holes for its properties.
public struct _URLRepresentation<Root>: ExpressibleByStringInterpolation, Sendable {
    /// The text of the address, in which each property stands as `{property}`, and the identifier as `{id}`.
    public let template: String

    public init(_ value: String) { template = value }
    public init(stringLiteral value: String) { template = value }
    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.text }

    /// The parts of an address.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// The parts of an address: its texts, and the places of values.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends the hole for a property, or for the identifier.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Root, Value>) { text += "{property}" }
        public mutating func appendInterpolation(_ token: Token) { text += "{\(token)}" }
    }

    /// A part of the thing that is no property.
    public enum Token: Sendable {
        case id
    }
}

/// The addresses that stand for things, intents and values.
public typealias EntityURLRepresentation<Entity: AppEntity> = _URLRepresentation<Entity>
public typealias IntentURLRepresentation<Intent: AppIntent> = _URLRepresentation<Intent>
public typealias EnumURLRepresentation<Enum: AppEnum> = _URLRepresentation<Enum>

/// An intent that an address stands for.
public protocol URLRepresentableIntent: AppIntent {
    /// The address, with the places of parameters.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
    /// The address with holes for parameters.
    public typealias URLRepresentation = _URLRepresentation<Self>

    /// Opens nothing: no system follows the address.
    public func perform() async throws -> some IntentResult { .result() }
}

/// A thing that an address stands for.
public protocol URLRepresentableEntity: AppEntity {
    /// The address, with the places of properties.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    /// The address with holes for properties.
    public typealias URLRepresentation = _URLRepresentation<Self>
}

/// Values that addresses stand for.
public protocol URLRepresentableEnum: AppEnum {
    /// The addresses by the values.
    static var urlRepresentation: [Self: URLRepresentation] { get }
}

extension URLRepresentableEnum {
    /// The address of a value.
    public typealias URLRepresentation = _URLRepresentation<Self>
}
