import Foundation
import FoundationOverlay
import Testing

@Suite("Elliptic curves")
struct EllipticCurveTests {
    @Test("signatures on the curve of 2^255 - 19 are those of RFC 8032, and hold for their data alone")
    func edwards() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: Hex.bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(
            Hex.text(key.publicKey.rawRepresentation)
                == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        let signature = try key.signature(for: Data())
        #expect(
            Hex.text(signature)
                == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
                + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b")
        #expect(key.publicKey.isValidSignature(signature, for: Data()))
        #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
        #expect(!Curve25519.Signing.PrivateKey().publicKey.isValidSignature(signature, for: Data()))
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try Curve25519.Signing.PublicKey(rawRepresentation: Data([1]))
        }
    }

    @Test("agreements on that curve are those of RFC 7748")
    func agreement() throws {
        let key = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: Hex.bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
        #expect(
            Hex.text(key.publicKey.rawRepresentation)
                == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
        let other = try Curve25519.KeyAgreement.PublicKey(
            rawRepresentation: Hex.bytes("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"))
        let secret = try key.sharedSecretFromKeyAgreement(with: other)
        #expect(
            secret.withUnsafeBytes { Hex.text($0) }
                == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
        let none = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(repeating: 0, count: 32))
        #expect(throws: CryptoKitError.self) { try key.sharedSecretFromKeyAgreement(with: none) }
    }

    @Test("signatures on P-256 hold as the one of RFC 6979 does, in both forms")
    func p256() throws {
        let key = try P256.Signing.PrivateKey(
            rawRepresentation: Hex.bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
        #expect(
            Hex.text(key.publicKey.rawRepresentation)
                == "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
                + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
        let known = try P256.Signing.ECDSASignature(
            rawRepresentation: Hex.bytes(
                "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
                    + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
        #expect(key.publicKey.isValidSignature(known, for: Data("sample".utf8)))
        #expect(
            Hex.text(known.derRepresentation)
                == "3046022100efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf37"
                + "16022100f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8")
        #expect(try P256.Signing.ECDSASignature(derRepresentation: known.derRepresentation) == known)
        let own = try key.signature(for: Data("sample".utf8))
        #expect(key.publicKey.isValidSignature(own, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(own, for: Data("samples".utf8)))
        #expect(throws: CryptoKitError.invalidParameter) {
            try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64))
        }
    }

    @Test("both sides of an agreement on P-256 come to the same key")
    func agreementOnP256() throws {
        let (one, other) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
        let read = try P256.KeyAgreement.PublicKey(x963Representation: other.publicKey.x963Representation)
        let keys = try [
            one.sharedSecretFromKeyAgreement(with: read), other.sharedSecretFromKeyAgreement(with: one.publicKey),
        ].map {
            $0.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
        }
        #expect(keys[0] == keys[1] && keys[0].bitCount == 256)
    }
}
