/// A property list: of a `.strings` file, an `Info.plist`, an Xcode project.
///
/// Read by this package, in its three forms, as Foundation on Linux ends the process by some files: a set in a binary list, and what is
/// nested some thousand levels deep.
package enum PropertyList: Hashable, Sendable {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])
    case flag(Bool)
    case integer(Int)
    case real(Double)
    /// A date, bytes, a set, an integer beyond 64 bits.
    case other

    /// The deepest that values may be nested.
    static let maximumDepth = 64

    /// The list that a file holds, whatever its form; nil for one that is broken.
    package init?(_ bytes: [UInt8]) {
        if bytes.starts(with: "bplist".utf8) {
            var file = BinaryPropertyList(bytes)
            guard let value = file?.value() else { return nil }
            self = value
            return
        }
        var cursor = TextCursor(Self.text(of: bytes))
        cursor.skipSpace()
        let isXML = ["<?xml", "<!", "<plist"].contains { cursor.isAt($0) }
        guard let value = isXML ? cursor.xmlPropertyList() : cursor.plainPropertyList() else { return nil }
        self = value
    }

    /// nil for what is no text.
    package var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The texts of a list; none for what is no list.
    package var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }

    /// The texts by their keys; nil where something in it is no text.
    package var textsByKey: [String: String]? {
        guard case .table(let table) = self else { return nil }
        var texts: [String: String] = [:]
        for (key, value) in table {
            guard case .text(let text) = value else { return nil }
            texts[key] = text
        }
        return texts
    }

    /// The value of a key; nil where this is no table, too.
    package subscript(key: String) -> PropertyList? {
        if case .table(let table) = self { table[key] } else { nil }
    }

    /// UTF-16 where it begins with a mark of that, otherwise UTF-8.
    private static func text(of bytes: [UInt8]) -> [UInt16] {
        guard bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) else {
            let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
            return units.first == 0xFEFF ? Array(units.dropFirst()) : units
        }
        let (high, low) = bytes[0] == 0xFE ? (0, 1) : (1, 0)
        return stride(from: 2, to: bytes.count - 1, by: 2).map {
            UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
        }
    }
}
