public import Foundation

/// The bytes before a key of the curve in the form that other programs read.
private enum KeyForm {
    static let publicHead = bytes("3059301306072a8648ce3d020106082a8648ce3d030107034200")
    static let privateHead = bytes("308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420")
    static let privateMiddle = bytes("a144034200")

    private static func bytes(_ text: String) -> Data {
        var rest = text[...]
        var data = Data()
        while !rest.isEmpty {
            data.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        return data
    }

    static func text(_ data: Data, _ name: String) -> String {
        let lines = data.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(name)-----\n\(lines)\n-----END \(name)-----"
    }

    static func data(_ text: String, _ name: String) throws -> Data {
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
        guard lines.first == "-----BEGIN \(name)-----", lines.last == "-----END \(name)-----", lines.count > 2,
            let data = Data(base64Encoded: lines.dropFirst().dropLast().joined())
        else { throw CryptoKitError.invalidParameter }
        return data
    }

    /// The 64 bytes of a public key.
    static func publicKey(_ data: Data) throws -> Data {
        guard data.starts(with: publicHead), data.count == publicHead.count + 65 else {
            throw CryptoKitError.invalidParameter
        }
        return Data(data.suffix(64))
    }

    /// The 32 bytes of a private key.
    static func privateKey(_ data: Data) throws -> Data {
        guard data.starts(with: privateHead), data.count >= privateHead.count + 32 else {
            throw CryptoKitError.invalidParameter
        }
        return Data(data.dropFirst(privateHead.count).prefix(32))
    }
}

/// A key of the curve that others know, in its forms.
public protocol _P256PublicKey: Sendable {
    /// The 64 bytes of the key.
    var rawRepresentation: Data { get }
    init<D: ContiguousBytes>(rawRepresentation: D) throws
}

extension _P256PublicKey {
    /// The key in the forms that other programs read: with a 4 before its bytes, and in those of ASN.1.
    public var x963Representation: Data { [4] + rawRepresentation }
    public var derRepresentation: Data { KeyForm.publicHead + x963Representation }
    public var pemRepresentation: String { KeyForm.text(derRepresentation, "PUBLIC KEY") }

    /// Reads a key in these forms.
    ///
    /// - Throws: `CryptoKitError` for what is no key of the curve.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = try whole(x963Representation, 65)
        guard bytes.first == 4 else { throw CryptoKitError.invalidParameter }
        try self.init(rawRepresentation: Array(bytes.dropFirst()))
    }
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        try self.init(rawRepresentation: KeyForm.publicKey(Data(derRepresentation)))
    }
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: KeyForm.data(pemRepresentation, "PUBLIC KEY"))
    }
}

/// A key of the curve that nobody else knows, in its forms.
public protocol _P256PrivateKey: Sendable {
    /// The 32 bytes of the key, and the other key of the pair.
    associatedtype PublicKey: _P256PublicKey
    var rawRepresentation: Data { get }
    var publicKey: PublicKey { get }
    init<D: ContiguousBytes>(rawRepresentation: D) throws
}

extension _P256PrivateKey {
    /// The key in the forms that other programs read: behind the other key's bytes, and in those of ASN.1.
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
    public var derRepresentation: Data {
        KeyForm.privateHead + rawRepresentation + KeyForm.privateMiddle + publicKey.x963Representation
    }
    public var pemRepresentation: String { KeyForm.text(derRepresentation, "PRIVATE KEY") }

    /// Reads a key in these forms. The other key's bytes have to be those of the pair.
    ///
    /// - Throws: `CryptoKitError` for what is no key of the curve.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = try whole(x963Representation, 97)
        try self.init(rawRepresentation: Array(bytes.suffix(32)))
        guard Array(self.x963Representation) == bytes else { throw CryptoKitError.invalidParameter }
    }
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        try self.init(rawRepresentation: KeyForm.privateKey(Data(derRepresentation)))
    }
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: KeyForm.data(pemRepresentation, "PRIVATE KEY"))
    }
}
