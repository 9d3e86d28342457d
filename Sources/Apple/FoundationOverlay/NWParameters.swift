public import Foundation

/// The reason why a connection failed.
public enum NWError: Error, Hashable, Sendable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(OSStatusCode)
    /// The type of the numbers of TLS.
    public typealias OSStatusCode = Int32
}

/// The choices of a connection.
public final class NWParameters: @unchecked Sendable {
    /// The choices.
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var allowLocalEndpointReuse = false
    public var includePeerToPeer = false
    public var serviceClass = ServiceClass.bestEffort
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var acceptLocalOnly = false
    public var allowFastOpen = false
    public var preferNoProxies = false
    public var requiredLocalEndpoint: NWEndpoint?
    public var requiredInterface: NWInterface?
    public var multipathServiceType = MultipathServiceType.disabled
    public let defaultProtocolStack = ProtocolStack()

    /// The urgency of what is sent.
    public enum ServiceClass: Hashable, Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }

    public init() {}

    /// Creates choices for connections with and without secrecy.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) { self.init() }
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) { self.init() }

    /// The usual choices.
    public static var tcp: NWParameters { NWParameters() }
    public static var udp: NWParameters { NWParameters() }
    public static var tls: NWParameters { NWParameters() }
    public static var dtls: NWParameters { NWParameters() }
}

/// The protocol with secrecy.
public enum NWProtocolTLS {
    /// The choices.
    public final class Options: Sendable {
        public init() {}
    }
}

/// The protocol of streams.
public enum NWProtocolTCP {
    /// The choices; times are in seconds.
    public final class Options: @unchecked Sendable {
        /// The choices.
        public var noDelay = false
        public var enableKeepalive = false
        public var keepaliveIdle = 0
        public var connectionTimeout = 0

        public init() {}
    }
}

/// The protocol of single messages.
public enum NWProtocolUDP {
    /// The choices.
    public final class Options: Sendable {
        public init() {}
    }
}
