public import Foundation

/// The place that a connection goes to.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A host by its name or its address.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        /// Creates a host of a text.
        public init(_ string: String) {
            self =
                IPv4Address(string).map { .ipv4($0) } ?? IPv6Address(string).map { .ipv6($0) } ?? .name(string, nil)
        }
        public init(stringLiteral value: String) {
            self.init(value)
        }

        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): "\(address)"
            case .ipv6(let address): "\(address)"
            }
        }
    }

    /// The number of a service.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible
    {
        public let rawValue: UInt16

        /// Creates a number, of a text as well.
        public init?(rawValue: UInt16) {
            self.rawValue = rawValue
        }
        public init(integerLiteral value: UInt16) {
            rawValue = value
        }
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }

        /// The numbers of any service and of the usual ones.
        public static let any: Port = 0
        public static let ssh: Port = 22
        public static let http: Port = 80
        public static let https: Port = 443
        public var debugDescription: String { "\(rawValue)" }
    }

    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}

/// An address of four bytes.
public struct IPv4Address: Hashable, Sendable, CustomDebugStringConvertible {
    /// The bytes.
    public let rawValue: Data

    /// Creates an address of a text or of bytes; nil for what is none.
    public init?(_ string: String) {
        let parts = string.split(separator: ".", omittingEmptySubsequences: false)
        let bytes = parts.compactMap { UInt8($0) }
        guard parts.count == 4, bytes.count == 4 else { return nil }
        rawValue = Data(bytes)
    }
    public init?(_ rawValue: Data) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }

    public static let any = IPv4Address("0.0.0.0")!
    public static let loopback = IPv4Address("127.0.0.1")!
    public static let broadcast = IPv4Address("255.255.255.255")!
    public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }
}

/// An address of sixteen bytes.
public struct IPv6Address: Hashable, Sendable, CustomDebugStringConvertible {
    /// The bytes.
    public let rawValue: Data

    /// Creates an address of a text or of bytes; nil for what is none.
    public init?(_ string: String) {
        var address = in6_addr()
        guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: address) { Data($0) }
    }
    public init?(_ rawValue: Data) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = rawValue
    }

    public static let any = IPv6Address(Data(repeating: 0, count: 16))!
    public static let loopback = IPv6Address(Data(repeating: 0, count: 15) + [1])!
    public var debugDescription: String {
        let bytes = Array(rawValue)
        return stride(from: 0, to: 16, by: 2)
            .map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }.joined(separator: ":")
    }
}
