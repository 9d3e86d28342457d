public import Foundation

/// A protocol of a connection. Network's class.
open class NWProtocol: @unchecked Sendable {}

/// The name of a protocol. Network's class.
open class NWProtocolDefinition: Hashable, @unchecked Sendable {
    /// The name of the protocol.
    public let name: String

    init(name: String) {
        self.name = name
    }

    public static func == (lhs: NWProtocolDefinition, rhs: NWProtocolDefinition) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The choices of a protocol. Network's class.
open class NWProtocolOptions: @unchecked Sendable {
    public init() {}
}

/// The facts of a message by a protocol. Network's class.
open class NWProtocolMetadata: @unchecked Sendable {
    /// The protocol.
    public let definition: NWProtocolDefinition

    init(_ definition: NWProtocolDefinition) {
        self.definition = definition
    }
}

/// The protocol of messages between pages and servers. Network's class.
public final class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition(name: "websocket")

    /// The kinds of messages.
    public enum Opcode: Int, Sendable {
        case cont = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10
    }

    /// The reasons of an end.
    public enum CloseCode: Hashable, Sendable {
        case protocolCode(Defined)
        case applicationCode(UInt16)
        case privateCode(UInt16)

        /// The reasons that the protocol has.
        public enum Defined: UInt16, Sendable {
            case normalClosure = 1000
            case goingAway, protocolError, unsupportedData
            case noStatusReceived = 1005
            case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtension
            case internalServerError
            case tlsHandshake = 1015
        }
    }

    /// The versions of the protocol.
    public enum Version: Sendable {
        case v13
    }

    /// The choices.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        /// The choices; the size is in bytes.
        public var autoReplyPing = false
        public var maximumMessageSize = 0
        public var skipHandshake = false
        public private(set) var additionalHeaders: [(name: String, value: String)] = []
        public private(set) var subprotocols: [String] = []

        public init(_ version: Version = .v13) {
            super.init()
        }

        /// Sets the first request's further lines, and the protocols that are offered in it.
        public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) { additionalHeaders = headers }
        public func setSubprotocols(_ subprotocols: [String]) { self.subprotocols = subprotocols }
        /// Keeps nothing: no client comes here.
        public func setClientRequestHandler(
            _ queue: DispatchQueue,
            handler: @escaping ([String], [(name: String, value: String)]) -> Response
        ) {}
    }

    /// The answer to a client.
    public struct Response: Sendable {
        /// The kinds of answers.
        public enum Status: Sendable {
            case accept, reject
        }

        public let status: Status
        /// The protocol that the other side chose; nil for none.
        public let subprotocol: String?

        /// Creates an answer.
        public init(
            status: Status, subprotocol: String?, additionalHeaders: [(name: String, value: String)]? = nil
        ) {
            (self.status, self.subprotocol) = (status, subprotocol)
        }
    }

    /// The facts of a message.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The kind of the message, and the reason of one that ends the connection.
        public let opcode: Opcode
        public var closeCode = CloseCode.protocolCode(.noStatusReceived)

        /// Creates the facts of a kind of message.
        public init(opcode: Opcode) {
            self.opcode = opcode
            super.init(NWProtocolWebSocket.definition)
        }

        /// Keeps nothing: no answer comes here.
        public func setPongHandler(_ queue: DispatchQueue, handler: @escaping (NWError?) -> Void) {}
    }
}

extension NWParameters {
    /// The protocols of a connection, one upon the other.
    public final class ProtocolStack: @unchecked Sendable {
        /// The protocols, from the app's own down to the network's.
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions?
    }

    /// The ways to use several networks.
    public enum MultipathServiceType: Hashable, Sendable {
        case disabled, handover, interactive, aggregate
    }
}

extension NWError {
    /// The number of the error.
    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code): Int(code)
        case .tls(let status): Int(status)
        }
    }
}

/// The record of a service's facts. Network's type.
public struct NWTXTRecord: Hashable, Sendable, CustomDebugStringConvertible {
    /// The facts by their names.
    public private(set) var dictionary: [String: String]

    public init(_ dictionary: [String: String] = [:]) {
        self.dictionary = dictionary
    }

    public subscript(key: String) -> String? {
        get { dictionary[key] }
        set { dictionary[key] = newValue }
    }

    /// The record's bytes.
    public var data: Data { NetService.data(fromTXTRecord: dictionary.mapValues { Data($0.utf8) }) }
    @discardableResult
    public mutating func removeEntry(key: String) -> Bool { dictionary.removeValue(forKey: key) != nil }
    public var debugDescription: String { "\(dictionary)" }
}
