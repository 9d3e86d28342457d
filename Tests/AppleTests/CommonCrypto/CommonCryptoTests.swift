import CommonCrypto
import Testing

@Suite("CommonCrypto")
struct CommonCryptoTests {
    @Test("digests are those of the standards' examples")
    func digests() {
        let data = Data("abc".utf8)
        var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &short) }
        #expect(Hex.text(short) == "900150983cd24fb0d6963f7d28e17f72")
        var first = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CC_SHA1([UInt8](data), CC_LONG(data.count), &first)
        #expect(Hex.text(first) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        var long = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
        CC_SHA512([UInt8](data), CC_LONG(data.count), &long)
        #expect(Hex.text(long).hasPrefix("ddaf35a193617abacc417349ae204131"))
    }

    @Test("a digest in parts is that of the whole")
    func parts() {
        var context = CC_SHA256_CTX()
        #expect(CC_SHA256_Init(&context) == 1)
        for part in ["a", "bc"] { CC_SHA256_Update(&context, Array(part.utf8), CC_LONG(part.utf8.count)) }
        var digest = [UInt8](repeating: 0, count: 32)
        CC_SHA256_Final(&digest, &context)
        #expect(Hex.text(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test("codes are those of RFC 4231, and keys of passwords those of RFC 6070")
    func codes() {
        let (key, message) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
        var code = [UInt8](repeating: 0, count: 32)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, message, message.count, &code)
        #expect(Hex.text(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        var derived = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &derived, derived.count)
        #expect(status == Int32(kCCSuccess) && Hex.text(derived) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    }

    private func crypt(_ operation: Int, _ options: Int, _ key: [UInt8], _ start: [UInt8], _ input: [UInt8]) -> [UInt8]?
    {
        var (output, count) = ([UInt8](repeating: 0, count: input.count + 16), 0)
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count, start, input,
            input.count, &output, output.count, &count)
        return Int(status) == kCCSuccess ? Array(output.prefix(count)) : nil
    }

    @Test("AES in a chain of blocks is that of SP 800-38A, and messages of any length come back")
    func cipher() {
        let key = Hex.bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let start = Array(UInt8(0)...15)
        let message = Hex.bytes("6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51")
        let hidden = crypt(kCCEncrypt, 0, key, start, message)
        #expect(hidden.map { Hex.text($0) } == "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2")
        #expect(hidden.flatMap { crypt(kCCDecrypt, 0, key, start, $0) } == message)
        for options in [kCCOptionPKCS7Padding, kCCOptionPKCS7Padding | kCCOptionECBMode] {
            let text = Array("any number of bytes".utf8)
            let hidden = crypt(kCCEncrypt, options, key, start, text)
            #expect(hidden?.count == 32)
            #expect(hidden.flatMap { crypt(kCCDecrypt, options, key, start, $0) } == text)
        }
        #expect(crypt(kCCEncrypt, 0, key, start, [1, 2, 3]) == nil)
    }
}
