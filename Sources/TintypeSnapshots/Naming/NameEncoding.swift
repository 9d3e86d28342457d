import TintypeGraphics

/// Makes names of files that every file system takes, one for each name.
///
/// Letters, digits, `-` and `_` stay; every other byte is `%` and two upper-case digits. A dot never stays, so that a name
/// cannot take on the look of a suffix, of the folder above, or of a hidden file.
enum NameEncoding {
    /// The most bytes of an encoded name. Suffixes come on top and stay well under the usual limit of 255.
    static let maximumLength = 100

    static func encode(_ name: String) -> String {
        // A lone `%` stands for nothing else, as two digits follow every other.
        if name.isEmpty { return "%" }
        var bytes: [UInt8] = []
        for byte in name.utf8 {
            if isPlain(byte) { bytes.append(byte) } else { appendEscaped(byte, to: &bytes) }
        }
        if isReserved(name), let first = bytes.first {
            var escaped: [UInt8] = []
            appendEscaped(first, to: &escaped)
            bytes = escaped + bytes.dropFirst()
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `encoded`, or its start and a hash of it all where it is too long.
    static func capped(_ encoded: String) -> String {
        guard encoded.utf8.count > maximumLength else { return encoded }
        // `~` is nowhere else, so no short name looks like a capped one.
        let tail = "%~" + Digest64(encoded.utf8).description
        var start = encoded.utf8.prefix(maximumLength - tail.utf8.count)
        if let percent = start.suffix(2).firstIndex(of: UInt8(ascii: "%")) { start = start[..<percent] }
        return String(decoding: start, as: UTF8.self) + tail
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }

    /// Returns whether Windows reserves the name for a device, whatever comes after a dot.
    private static func isReserved(_ name: String) -> Bool {
        let name = name.lowercased()
        if ["con", "prn", "aux", "nul"].contains(name) { return true }
        return name.utf8.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt"))
            && name.utf8.last.map { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) } == true
    }
}
