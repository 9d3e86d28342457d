// `import CommonCrypto` where Apple's library is missing: digests, codes, AES and keys of passwords, reckoned plainly. It brings
// Foundation along.
@_exported public import Foundation
public import FoundationOverlay

/// The number of bytes that a function takes.
public typealias CC_LONG = UInt32

/// The numbers of bytes of digests.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// The numbers of bytes that digests take at once.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// A digest that is made in parts.
public struct DigestContext<H: HashFunction> {
    var function = H()

    public init() {}
}

/// Such digests by their names in C.
public typealias CC_MD5_CTX = DigestContext<Insecure.MD5>
public typealias CC_SHA1_CTX = DigestContext<Insecure.SHA1>
public typealias CC_SHA256_CTX = DigestContext<SHA256>
public typealias CC_SHA512_CTX = DigestContext<SHA512>
public typealias CC_SHA384_CTX = DigestContext<SHA384>

/// Bytes at a place.
func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
    start.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
}

private func digest<H: HashFunction>(
    _: H.Type, _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let md else { return nil }
    for (index, byte) in H.hash(data: bytes(data, Int(len))).enumerated() { md[index] = byte }
    return md
}

private func end<H: HashFunction>(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<DigestContext<H>>
) -> Int32 {
    guard let md else { return 0 }
    for (index, byte) in c.pointee.function.finalize().enumerated() { md[index] = byte }
    return 1
}

/// Digests of bytes, written to a place.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.MD5.self, data, len, md) }
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.SHA1.self, data, len, md) }
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA256.self, data, len, md) }
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA384.self, data, len, md) }
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA512.self, data, len, md) }

// MARK: In parts
/// Begins a digest, takes bytes, and ends it. 1 is a success.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
    c.pointee = CC_MD5_CTX()
    return 1
}
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
    c.pointee.function.update(data: bytes(data, Int(len)))
    return 1
}
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
    end(md, c)
}
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
    c.pointee = CC_SHA1_CTX()
    return 1
}
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
    c.pointee.function.update(data: bytes(data, Int(len)))
    return 1
}
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
    end(md, c)
}
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    c.pointee = CC_SHA256_CTX()
    return 1
}
@discardableResult
public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG)
    -> Int32
{
    c.pointee.function.update(data: bytes(data, Int(len)))
    return 1
}
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    end(md, c)
}
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>) -> Int32 {
    c.pointee = CC_SHA384_CTX()
    return 1
}
@discardableResult
public func CC_SHA384_Update(_ c: UnsafeMutablePointer<CC_SHA384_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG)
    -> Int32
{
    c.pointee.function.update(data: bytes(data, Int(len)))
    return 1
}
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA384_CTX>) -> Int32 {
    end(md, c)
}
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    c.pointee = CC_SHA512_CTX()
    return 1
}
@discardableResult
public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG)
    -> Int32
{
    c.pointee.function.update(data: bytes(data, Int(len)))
    return 1
}
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    end(md, c)
}
