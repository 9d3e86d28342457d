import FoundationOverlay

/// The outcome of a function, 0 where it did what it says, and its choices.
public typealias CCStatus = Int32
public typealias CCCryptorStatus = Int32
public typealias CCRNGStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

/// The outcomes.
public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCKeySizeError = -4310

/// The directions, the ciphers and their options. AES alone is there.
public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

/// The lengths of blocks and keys, in bytes.
public let kCCBlockSizeAES128 = 16
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32

/// The way to make keys of passwords, and its digests.
public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Puts a message under a key of AES, or takes it out: block by block, each with the one before unless the option says otherwise.
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard Int(alg) == kCCAlgorithmAES else { return CCCryptorStatus(kCCUnimplemented) }
    guard let blocks = try? AESBlocks(key: bytes(key, keyLength)) else { return CCCryptorStatus(kCCKeySizeError) }
    let isFilled = Int(options) & kCCOptionPKCS7Padding != 0
    let start = iv.map { bytes($0, 16) } ?? [UInt8](repeating: 0, count: 16)
    let mode = BlockMode(blocks: blocks, start: Int(options) & kCCOptionECBMode == 0 ? start : nil)
    var message = bytes(dataIn, dataInLength)
    let result: [UInt8]
    if Int(op) == kCCEncrypt {
        let missing = 16 - message.count % 16
        if isFilled { message += [UInt8](repeating: UInt8(missing), count: missing) }
        guard message.count % 16 == 0 else { return CCCryptorStatus(kCCAlignmentError) }
        result = mode.encrypted(message)
    } else {
        guard message.count % 16 == 0 else { return CCCryptorStatus(kCCAlignmentError) }
        let whole = mode.decrypted(message)
        let count = isFilled ? Int(whole.last ?? 0) : 0
        guard !isFilled || (1...16).contains(count) && whole.suffix(count).allSatisfy({ Int($0) == count }) else {
            return CCCryptorStatus(kCCDecodeError)
        }
        result = Array(whole.dropLast(count))
    }
    dataOutMoved?.pointee = result.count
    guard result.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    dataOut?.copyMemory(from: result, byteCount: result.count)
    return CCCryptorStatus(kCCSuccess)
}

/// Blocks one after the other.
private struct BlockMode {
    let blocks: AESBlocks
    /// The block before the first; nil where each stands alone.
    let start: [UInt8]?

    func encrypted(_ message: [UInt8]) -> [UInt8] {
        var (result, last): ([UInt8], [UInt8]?) = ([], start)
        for place in stride(from: 0, to: message.count, by: 16) {
            let block = Array(message[place..<place + 16])
            let hidden = blocks.encrypted(last.map { zip(block, $0).map { $0 ^ $1 } } ?? block)
            if last != nil { last = hidden }
            result += hidden
        }
        return result
    }

    func decrypted(_ message: [UInt8]) -> [UInt8] {
        var (result, last): ([UInt8], [UInt8]?) = ([], start)
        for place in stride(from: 0, to: message.count, by: 16) {
            let hidden = Array(message[place..<place + 16])
            let block = blocks.decrypted(hidden)
            result += last.map { zip(block, $0).map { $0 ^ $1 } } ?? block
            if last != nil { last = hidden }
        }
        return result
    }
}

/// Makes a key of a password (RFC 8018), in so many rounds.
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
    let digests = [
        kCCPRFHmacAlgSHA1: kCCHmacAlgSHA1, kCCPRFHmacAlgSHA256: kCCHmacAlgSHA256,
        kCCPRFHmacAlgSHA384: kCCHmacAlgSHA384, kCCPRFHmacAlgSHA512: kCCHmacAlgSHA512,
    ]
    guard Int(algorithm) == kCCPBKDF2, rounds > 0, let derivedKey, let digest = digests[Int(prf)] else {
        return Int32(kCCParamError)
    }
    let (password, salt) = (bytes(password.map { UnsafeRawPointer($0) }, passwordLen), bytes(salt, saltLen))
    var (result, number): ([UInt8], UInt32) = ([], 0)
    while result.count < derivedKeyLen {
        number += 1
        let place = (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (UInt32($0) * 8)) }
        guard var last = code(CCHmacAlgorithm(digest), password, salt + place) else { return Int32(kCCParamError) }
        var sum = last
        for _ in 1..<rounds {
            last = code(CCHmacAlgorithm(digest), password, last) ?? []
            for index in sum.indices { sum[index] ^= last[index] }
        }
        result += sum
    }
    for index in 0..<derivedKeyLen { derivedKey[index] = result[index] }
    return Int32(kCCSuccess)
}

/// Writes bytes of chance to a place.
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
    for index in 0..<count {
        bytes?.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self)
    }
    return CCRNGStatus(kCCSuccess)
}
