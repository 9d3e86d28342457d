import Foundation
import FoundationOverlay
import Testing

@Suite("Keys in the forms that other programs read")
struct KeyFormTests {
    @Test("a key is written and read")
    func forms() throws {
        let key = P256.Signing.PrivateKey()
        let read = try P256.Signing.PrivateKey(pemRepresentation: key.pemRepresentation)
        #expect(read.rawRepresentation == key.rawRepresentation)
        #expect(key.derRepresentation.count == 138 && key.publicKey.derRepresentation.count == 91)
        let other = try P256.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation)
        #expect(other.isValidSignature(try key.signature(for: Data("a".utf8)), for: Data("a".utf8)))
        #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(pemRepresentation: key.pemRepresentation) }
    }

    @Test("both kinds of keys are read with a 4 before their bytes, and a pair that is none is refused")
    func bytes() throws {
        let (key, other) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
        let bytes = key.x963Representation
        #expect(bytes.count == 97)
        #expect(try P256.KeyAgreement.PrivateKey(x963Representation: bytes).rawRepresentation == key.rawRepresentation)
        let shown = try P256.KeyAgreement.PublicKey(x963Representation: key.publicKey.x963Representation)
        #expect(shown.rawRepresentation == key.publicKey.rawRepresentation)
        let mixed = other.publicKey.x963Representation + key.rawRepresentation
        #expect(throws: CryptoKitError.self) { try P256.KeyAgreement.PrivateKey(x963Representation: mixed) }
    }

    @Test("a service's record is kept by names")
    func record() {
        var record = NWTXTRecord(["path": "/"])
        record["version"] = "1"
        #expect(record.dictionary == ["path": "/", "version": "1"])
        #expect(NetService.dictionary(fromTXTRecord: record.data)["version"] == Data("1".utf8))
        let context = NWConnection.ContentContext(
            identifier: "text", metadata: [NWProtocolWebSocket.Metadata(opcode: .text)])
        let facts = context.protocolMetadata(definition: NWProtocolWebSocket.definition)
        #expect((facts as? NWProtocolWebSocket.Metadata)?.opcode == .text)
    }
}
