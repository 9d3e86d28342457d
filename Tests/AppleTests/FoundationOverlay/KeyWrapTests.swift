import Foundation
import FoundationOverlay
import Testing

@Suite("hidden keys and digests of SHA-3")
struct KeyWrapTests {
    private func bytes(_ text: String) -> Data {
        Data(
            stride(from: 0, to: text.count, by: 2).map { place in
                UInt8(text.dropFirst(place).prefix(2), radix: 16) ?? 0
            })
    }

    @Test("a key is hidden as in RFC 3394, sections 4.1 and 4.6")
    func vectors() throws {
        let short = SymmetricKey(data: bytes("000102030405060708090a0b0c0d0e0f"))
        let plain = SymmetricKey(data: bytes("00112233445566778899aabbccddeeff"))
        let hidden = try AES.KeyWrap.wrap(plain, using: short)
        #expect(hidden == bytes("1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5"))
        #expect(try AES.KeyWrap.unwrap(hidden, using: short) == plain)
        let long = SymmetricKey(data: Data(0..<32))
        let two = SymmetricKey(data: bytes("00112233445566778899aabbccddeeff000102030405060708090a0b0c0d0e0f"))
        #expect(
            try AES.KeyWrap.wrap(two, using: long)
                == bytes("28c9f404c4b810f4cbccb35cfb87f8263f5786e2d80ed326cbc7f0e71a99f43bfb988b9b7a02dd21"))
    }

    @Test("a key that was changed, or hidden by another, is not shown")
    func changed() throws {
        let (key, other) = (SymmetricKey(size: .bits256), SymmetricKey(size: .bits256))
        var hidden = try AES.KeyWrap.wrap(SymmetricKey(size: .bits128), using: key)
        #expect(throws: CryptoKitError.self) { _ = try AES.KeyWrap.unwrap(hidden, using: other) }
        hidden[3] ^= 1
        #expect(throws: CryptoKitError.self) { _ = try AES.KeyWrap.unwrap(hidden, using: key) }
        #expect(throws: CryptoKitError.self) { _ = try AES.KeyWrap.wrap(SymmetricKey(data: Data([1])), using: key) }
    }

    @Test("digests are those of FIPS 202's examples, and of a message as long as a block")
    func sha3() {
        let text = Data("abc".utf8)
        #expect(
            Data(SHA3_256.hash(data: text)) == bytes("3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532")
        )
        #expect(
            Data(SHA3_384.hash(data: text))
                == bytes(
                    "ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25"))
        #expect(Data(SHA3_512.hash(data: text)).prefix(8) == bytes("b751850b1a57168a"))
        #expect(
            Data(SHA3_256.hash(data: Data(count: 136)))
                == bytes("e772c9cf9eb9c991cdfcf125001b454fdbc0a95f188d1b4c844aa032ad6e075e"))
    }

    @Test("there is no part of the device that keeps keys")
    func enclave() {
        #expect(!SecureEnclave.isAvailable)
        #expect(throws: CryptoKitError.self) { _ = try SecureEnclave.P256.Signing.PrivateKey() }
    }
}
