private import Foundation

// The names of sockets as Apple's headers type them, as `Int32`, where Linux's have a type of their own or are wider. The values
// are Linux's.

/// The kinds of sockets: a stream, messages, and packets as they are.
public let SOCK_STREAM = Int32(Foundation.SOCK_STREAM.rawValue)
public let SOCK_DGRAM = Int32(Foundation.SOCK_DGRAM.rawValue)
public let SOCK_RAW = Int32(Foundation.SOCK_RAW.rawValue)
public let SOCK_SEQPACKET = Int32(Foundation.SOCK_SEQPACKET.rawValue)

/// The protocols.
public let IPPROTO_IP = Int32(Foundation.IPPROTO_IP)
public let IPPROTO_ICMP = Int32(Foundation.IPPROTO_ICMP)
public let IPPROTO_TCP = Int32(Foundation.IPPROTO_TCP)
public let IPPROTO_UDP = Int32(Foundation.IPPROTO_UDP)
public let IPPROTO_IPV6 = Int32(Foundation.IPPROTO_IPV6)
public let IPPROTO_ICMPV6 = Int32(Foundation.IPPROTO_ICMPV6)
public let IPPROTO_RAW = Int32(Foundation.IPPROTO_RAW)

/// The states of a network's card.
public let IFF_UP = Int32(Foundation.IFF_UP)
public let IFF_BROADCAST = Int32(Foundation.IFF_BROADCAST)
public let IFF_LOOPBACK = Int32(Foundation.IFF_LOOPBACK)
public let IFF_POINTOPOINT = Int32(Foundation.IFF_POINTOPOINT)
public let IFF_RUNNING = Int32(Foundation.IFF_RUNNING)
public let IFF_NOARP = Int32(Foundation.IFF_NOARP)
public let IFF_PROMISC = Int32(Foundation.IFF_PROMISC)
public let IFF_ALLMULTI = Int32(Foundation.IFF_ALLMULTI)
public let IFF_MULTICAST = Int32(Foundation.IFF_MULTICAST)

/// The family of a card's own address. No address has it here: cards are asked for otherwise on Linux.
public let AF_LINK: Int32 = -1

/// The counts of a network's card. None is told here.
public struct if_data: Sendable {
    /// The packets and the bytes that came in and went out, and those that went wrong.
    public var ifi_ipackets: UInt32 = 0
    public var ifi_ierrors: UInt32 = 0
    public var ifi_opackets: UInt32 = 0
    public var ifi_oerrors: UInt32 = 0
    public var ifi_ibytes: UInt32 = 0
    public var ifi_obytes: UInt32 = 0

    public init() {}
}

/// The room of a name that `uname` tells, in bytes.
public let _SYS_NAMELEN = Int32(MemoryLayout.size(ofValue: utsname().machine))
