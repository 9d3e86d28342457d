import FoundationOverlay
import Foundation
import Testing

@Suite("CryptoKit")
struct CryptoKitTests {
    @Test("digests are those of the standard's examples")
    func digests() {
        #expect(
            Hex.text(SHA256.hash(data: Data("abc".utf8)))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            Hex.text(SHA256.hash(data: Data()))
                == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        var parts = SHA256()
        for part in ["a", "b", "c"] { parts.update(data: Data(part.utf8)) }
        #expect(parts.finalize() == SHA256.hash(data: Data("abc".utf8)))
    }

    @Test("codes are those of RFC 4231, and hold for their message alone")
    func codes() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let message = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(Hex.text(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
        #expect(code.description == "HMAC with SHA256: " + Hex.text(code))
        #expect("\(Insecure.MD5.hash(data: Data()))" == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
    }

    @Test("longer digests are those of the standard's examples")
    func longDigests() {
        #expect(
            Hex.text(SHA512.hash(data: Data("abc".utf8)))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd"
                + "454d4423643ce80e2a9ac94fa54ca49f")
        #expect(
            Hex.text(SHA384.hash(data: Data("abc".utf8)))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        let long =
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
            + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"
        #expect(
            Hex.text(SHA512.hash(data: Data(long.utf8)))
                == "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433a"
                + "c7d329eeb6dd26545e96e55b874be909")
        #expect(SHA256.hash(data: Data("abc".utf8)) == Data(SHA256.hash(data: Data("abc".utf8))))
    }

    @Test("codes in parts are those of the whole message")
    func partialCodes() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        var code = HMAC<SHA512>(key: key)
        for part in ["what do ya want ", "for nothing?"] { code.update(data: Data(part.utf8)) }
        #expect(
            Hex.text(code.finalize())
                == "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fd"
                + "caeab1a34d4a6b4b636e070a38bce737")
        #expect(
            HMAC<SHA512>.isValidAuthenticationCode(
                Data(code.finalize()), authenticating: Data("what do ya want for nothing?".utf8), using: key))
    }

    @Test("keys of keys are those of RFC 5869")
    func keys() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)), salt: Array(UInt8(0)...12),
            info: Array(UInt8(0xF0)...0xF9), outputByteCount: 42)
        #expect(
            key.withUnsafeBytes { Hex.text($0) }
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test("AES-GCM is that of the mode's fourth test case, and what was changed is refused")
    func aes() throws {
        let key = SymmetricKey(data: Hex.bytes("feffe9928665731c6d6a8f9467308308"))
        let message = Hex.bytes(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525"
                + "b16aedf5aa0de657ba637b39")
        let beside = Hex.bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let box = try AES.GCM.seal(
            message, using: key, nonce: AES.GCM.Nonce(data: Hex.bytes("cafebabefacedbaddecaf888")),
            authenticating: beside)
        #expect(
            Hex.text(box.ciphertext + box.tag)
                == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa05"
                + "1ba30b396a0aac973d58e0915bc94fbc3221a5db94fae95ae7121a47")
        let combined = try #require(box.combined)
        let read = try AES.GCM.SealedBox(combined: combined)
        #expect(try AES.GCM.open(read, using: key, authenticating: beside) == Data(message))
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(read, using: key) }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.seal(message, using: SymmetricKey(size: SymmetricKeySize(bitCount: 64)))
        }
        for size in [SymmetricKeySize.bits128, .bits192, .bits256] {
            let key = SymmetricKey(size: size)
            #expect(try AES.GCM.open(AES.GCM.seal(message, using: key), using: key) == Data(message))
        }
    }

    @Test("ChaCha20-Poly1305 is that of RFC 8439, and what was changed is refused")
    func chaCha() throws {
        let key = SymmetricKey(data: Array(UInt8(0x80)...0x9F))
        let message = Data(
            ("Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
                + "sunscreen would be it.").utf8)
        let beside = Hex.bytes("50515253c0c1c2c3c4c5c6c7")
        let nonce = try ChaChaPoly.Nonce(data: Hex.bytes("070000004041424344454647"))
        let box = try ChaChaPoly.seal(message, using: key, nonce: nonce, authenticating: beside)
        #expect(
            Hex.text(box.ciphertext + box.tag)
                == "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69da92728b"
                + "1a71de0a9e060b2905d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc"
                + "3ff4def08e4b7a9de576d26586cec64b61161ae10b594f09e26a7e902ecbd0600691")
        let read = try ChaChaPoly.SealedBox(combined: box.combined)
        #expect(try ChaChaPoly.open(read, using: key, authenticating: beside) == message)
        #expect(throws: CryptoKitError.authenticationFailure) {
            try ChaChaPoly.open(read, using: SymmetricKey(size: .bits256), authenticating: beside)
        }
    }
}
