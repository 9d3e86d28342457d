public import Foundation

/// The form of a record's type.
public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A record of a message.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    /// The type, the key and the content.
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data

    /// Creates a record.
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
    public convenience init(
        format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int
    ) { self.init(format: format, type: type, identifier: identifier, payload: payload) }

    /// The beginnings of addresses by their numbers.
    private static let beginnings = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@",
        "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:",
        "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://",
        "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]

    /// Creates a record of an address, or of a text in a language.
    open class func wellKnownTypeURIPayload(string uri: String) -> Self? {
        guard !uri.isEmpty else { return nil }
        let code =
            beginnings.indices.dropFirst().filter { uri.hasPrefix(beginnings[$0]) }
            .max { beginnings[$0].count < beginnings[$1].count } ?? 0
        let rest = uri.dropFirst(beginnings[code].count)
        return record("U", Data([UInt8(code)]) + Data(rest.utf8)) as? Self
    }
    open class func wellKnownTypeURIPayload(url: URL) -> Self? { wellKnownTypeURIPayload(string: url.absoluteString) }
    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> Self? {
        let language = Data((locale.language.languageCode?.identifier ?? "en").utf8)
        return record("T", Data([UInt8(language.count)]) + language + Data(text.utf8)) as? Self
    }

    private class func record(_ type: String, _ payload: Data) -> NFCNDEFPayload {
        NFCNDEFPayload(format: .nfcWellKnown, type: Data(type.utf8), identifier: Data(), payload: payload)
    }

    /// The address of the record, or its text and language; nil where it holds none.
    open func wellKnownTypeURIPayload() -> URL? {
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let code = payload.first,
            Int(code) < Self.beginnings.count
        else { return nil }
        return URL(string: Self.beginnings[Int(code)] + String(decoding: payload.dropFirst(), as: UTF8.self))
    }
    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let first = payload.first else {
            return (nil, nil)
        }
        let (count, isWide, rest) = (Int(first & 0x3F), first & 0x80 != 0, payload.dropFirst())
        guard rest.count >= count else { return (nil, nil) }
        let language = String(decoding: rest.prefix(count), as: UTF8.self)
        return (
            String(data: rest.dropFirst(count), encoding: isWide ? .utf16 : .utf8), Locale(identifier: language)
        )
    }
}

/// A message of records.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    /// The records, and the number of bytes that they take.
    open var records: [NFCNDEFPayload]
    open var length: Int {
        records.reduce(0) { sum, record in
            let lengths = (record.payload.count < 256 ? 1 : 4) + (record.identifier.isEmpty ? 0 : 1)
            return sum + 2 + lengths + record.type.count + record.identifier.count + record.payload.count
        }
    }

    /// Creates a message of records.
    public init(records: [NFCNDEFPayload]) {
        self.records = records
    }
}
