public import Foundation

/// The number of an error of names, and those that are met.
public typealias DNSServiceErrorType = Int32
public let kDNSServiceErr_NoError = 0
public let kDNSServiceErr_Unknown = -65537
public let kDNSServiceErr_NoSuchName = -65538
public let kDNSServiceErr_BadParam = -65540
public let kDNSServiceErr_NameConflict = -65548
public let kDNSServiceErr_NoAuth = -65555
public let kDNSServiceErr_DefunctConnection = -65569
public let kDNSServiceErr_PolicyDenied = -65570

/// The reason why a connection failed.
public enum NWError: Error, Hashable, Sendable {
    case posix(POSIXErrorCode)
    case dns(DNSServiceErrorType)
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
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
        self.init()
        defaultProtocolStack.transportProtocol = tcp
        if let tls { defaultProtocolStack.applicationProtocols = [tls] }
    }
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
        self.init()
        defaultProtocolStack.transportProtocol = udp
        if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
    }

    /// The usual choices.
    public static var tcp: NWParameters { NWParameters() }
    public static var udp: NWParameters { NWParameters() }
    public static var tls: NWParameters { NWParameters() }
    public static var dtls: NWParameters { NWParameters() }
}

/// The protocol with secrecy.
public final class NWProtocolTLS: NWProtocol, @unchecked Sendable {
    /// The protocol, by its name.
    public static let definition = NWProtocolDefinition(name: "tls")

    /// The choices.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        /// The choices of secrecy.
        public let securityProtocolOptions = sec_protocol_options_t()
    }

    /// The facts of a connection.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The facts of secrecy.
        public let securityProtocolMetadata = sec_protocol_metadata_t()
    }
}

/// The protocol of streams.
public final class NWProtocolTCP: NWProtocol, @unchecked Sendable {
    /// The protocol, by its name.
    public static let definition = NWProtocolDefinition(name: "tcp")

    /// The choices; times are in seconds.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        /// The choices.
        public var noDelay = false
        public var noPush = false
        public var noOptions = false
        public var enableKeepalive = false
        public var keepaliveCount = 0
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var maximumSegmentSize = 0
        public var connectionTimeout = 0
        public var persistTimeout = 0
        public var connectionDropTime = 0
        public var retransmitFinDrop = false
        public var disableAckStretching = false
        public var enableFastOpen = false
        public var disableECN = false
    }

    /// The facts of a connection.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The bytes that wait.
        public var availableReceiveBuffer: UInt32 { 0 }
        public var availableSendBuffer: UInt32 { 0 }
    }
}

/// The protocol of single messages.
public final class NWProtocolUDP: NWProtocol, @unchecked Sendable {
    /// The protocol, by its name.
    public static let definition = NWProtocolDefinition(name: "udp")

    /// The choices.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        /// Indicates whether messages go without a sum that tells of faults.
        public var preferNoChecksum = false
    }

    /// The facts of a message.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// Creates the facts.
        public init() {
            super.init(NWProtocolUDP.definition)
        }
    }
}

/// The protocol of the network.
public final class NWProtocolIP: NWProtocol, @unchecked Sendable {
    /// The protocol, by its name.
    public static let definition = NWProtocolDefinition(name: "ip")

    /// The choices.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        /// The versions of the protocol.
        public enum Version: Hashable, Sendable {
            case any, v4, v6
        }
        /// The version, the hops that a packet may take, and the choices for its size and for messages to many.
        public var version = Version.any
        public var hopLimit: UInt8 = 0
        public var useMinimumMTU = false
        public var disableFragmentation = false
        public var disableMulticastLoopback = false
    }
}
