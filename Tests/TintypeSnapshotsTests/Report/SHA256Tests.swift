import Foundation
import Testing

@testable import TintypeSnapshots

@Suite("SHA-256")
struct SHA256Tests {
    /// Messages and digests of FIPS 180-4's examples, and of the lengths around a block's end.
    static let known = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ]

    @Test("has the digests of the standard", arguments: known)
    func digests(message: String, digest: String) {
        let hex = SHA256(Array(message.utf8)).digest.map { String(format: "%02x", $0) }.joined()
        #expect(hex == digest)
        #expect(SHA256(Array(message.utf8)).shortText == digest.prefix(32))
    }

    @Test("has the digest of the standard's long message, which needs a length of several bytes")
    func long() {
        let digest = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        #expect(SHA256([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)).shortText == digest.prefix(32))
    }

    @Test("pads every length to whole blocks", arguments: [55, 56, 63, 64, 65, 119, 120])
    func padding(length: Int) {
        let one = SHA256([UInt8](repeating: 7, count: length)).digest
        let other = SHA256([UInt8](repeating: 7, count: length + 1)).digest
        #expect(one.count == 32 && one != other)
    }
}
