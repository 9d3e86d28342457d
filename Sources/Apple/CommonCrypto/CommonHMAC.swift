import FoundationOverlay

/// The digest of a code.
public typealias CCHmacAlgorithm = UInt32

/// The digests of codes.
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// A code that is made in parts.
public struct CCHmacContext {
    var algorithm: CCHmacAlgorithm = 0
    var key: [UInt8] = []
    var message: [UInt8] = []

    public init() {}
}

/// The code of a message (RFC 2104); nil for a digest that is not there.
func code(_ algorithm: CCHmacAlgorithm, _ key: [UInt8], _ message: [UInt8]) -> [UInt8]? {
    func code<H: HashFunction>(_: H.Type) -> [UInt8] {
        Array(HMAC<H>.authenticationCode(for: message, using: SymmetricKey(data: key)))
    }
    return switch Int(algorithm) {
    case kCCHmacAlgSHA1: code(Insecure.SHA1.self)
    case kCCHmacAlgMD5: code(Insecure.MD5.self)
    case kCCHmacAlgSHA256: code(SHA256.self)
    case kCCHmacAlgSHA384: code(SHA384.self)
    case kCCHmacAlgSHA512: code(SHA512.self)
    default: nil
    }
}

private func write(_ bytes: [UInt8]?, to place: UnsafeMutableRawPointer?) {
    guard let bytes, let place else { return }
    place.copyMemory(from: bytes, byteCount: bytes.count)
}

/// Writes the code of a message to a place, which stays as it is where the digest is not there.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) { write(code(algorithm, bytes(key, keyLength), bytes(data, dataLength)), to: macOut) }

/// Begins a code, takes bytes, and ends it.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?,
    _ keyLength: Int
) {
    ctx.pointee = CCHmacContext()
    (ctx.pointee.algorithm, ctx.pointee.key) = (algorithm, bytes(key, keyLength))
}
public func CCHmacUpdate(
    _ ctx: UnsafeMutablePointer<CCHmacContext>, _ data: UnsafeRawPointer?, _ dataLength: Int
) { ctx.pointee.message += bytes(data, dataLength) }
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>, _ macOut: UnsafeMutableRawPointer?) {
    write(code(ctx.pointee.algorithm, ctx.pointee.key, ctx.pointee.message), to: macOut)
}
