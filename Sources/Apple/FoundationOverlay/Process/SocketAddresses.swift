public import Foundation

// On Apple's systems an address says its own length, and code that makes one sets it. Linux's has no place for it.

extension sockaddr {
    /// The length of the address in bytes, by its family. A length that is set is not kept.
    public var sa_len: UInt8 {
        get {
            switch Int32(sa_family) {
            case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
            case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
            case AF_UNIX: UInt8(MemoryLayout<sockaddr_un>.size)
            default: UInt8(MemoryLayout<sockaddr>.size)
            }
        }
        set {}
    }
}

extension sockaddr_in {
    /// The length of the address in bytes. A length that is set is not kept.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }

    /// Creates an address of four bytes, with its port in the network's order.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
    ) {
        self.init()
        (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
    }
}

extension sockaddr_in6 {
    /// The length of the address in bytes. A length that is set is not kept.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }

    /// Creates an address of sixteen bytes, with its port in the network's order.
    public init(
        sin6_len: UInt8, sin6_family: sa_family_t, sin6_port: in_port_t, sin6_flowinfo: UInt32, sin6_addr: in6_addr,
        sin6_scope_id: UInt32
    ) {
        self.init(
            sin6_family: sin6_family, sin6_port: sin6_port, sin6_flowinfo: sin6_flowinfo, sin6_addr: sin6_addr,
            sin6_scope_id: sin6_scope_id)
    }
}

extension sockaddr_un {
    /// The length of the address in bytes. A length that is set is not kept.
    public var sun_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_un>.size) }
        set {}
    }
}

extension sockaddr_storage {
    /// The length of the place for an address in bytes. A length that is set is not kept.
    public var ss_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_storage>.size) }
        set {}
    }
}

extension addrinfo {
    /// Creates the question for an address, or an answer, in the order of Apple's fields.
    public init(
        ai_flags: Int32, ai_family: Int32, ai_socktype: Int32, ai_protocol: Int32, ai_addrlen: socklen_t,
        ai_canonname: UnsafeMutablePointer<CChar>?, ai_addr: UnsafeMutablePointer<sockaddr>?,
        ai_next: UnsafeMutablePointer<addrinfo>?
    ) {
        self.init(
            ai_flags: ai_flags, ai_family: ai_family, ai_socktype: ai_socktype, ai_protocol: ai_protocol,
            ai_addrlen: ai_addrlen, ai_addr: ai_addr, ai_canonname: ai_canonname, ai_next: ai_next)
    }
}

/// A byte as the family of an address. The comparisons are of it, and not of `UInt8`, so that they are none of a number that is written
/// out: `port == 8080` stays one of two bytes.
public protocol _SocketFamily {
    var _family: sa_family_t { get }
}

extension UInt8: _SocketFamily {
    public var _family: sa_family_t { sa_family_t(self) }
}

/// Tells whether a family, which is a byte on Apple's systems and two on Linux, is that of a byte.
@_disfavoredOverload
public func == <Byte: _SocketFamily>(family: sa_family_t?, byte: Byte) -> Bool { family == byte._family }
@_disfavoredOverload
public func != <Byte: _SocketFamily>(family: sa_family_t?, byte: Byte) -> Bool { family != byte._family }
