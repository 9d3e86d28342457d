public import Foundation

// On Apple's systems an address says its own length, and code that makes one sets it. Linux's has no place for it.

extension sockaddr_in {
    /// The length of the address in bytes. A length that is set is not kept.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The length of the address in bytes. A length that is set is not kept.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}
