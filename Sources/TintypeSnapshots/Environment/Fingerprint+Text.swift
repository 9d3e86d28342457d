extension Fingerprint {
    /// All of it as lines `cairo=1.16.0`, libraries in a fixed order, then `font:Inter-Regular=…` by name, and `symbols=…`.
    ///
    /// Equal fingerprints have equal texts. `%`, `=` and control characters within a name or value are escaped.
    package var text: String {
        let libraries = Fingerprint.libraries.map { "\($0.name)=\(Fingerprint.escape(self[keyPath: $0.path]))" }
        let fonts = fonts.sorted { $0.key < $1.key }
            .map { "font:\(Fingerprint.escape($0.key))=\(Fingerprint.escape($0.value))" }
        let symbols = symbols.map { ["symbols=\(Fingerprint.escape($0))"] } ?? []
        return (libraries + fonts + symbols).joined(separator: "\n")
    }

    /// Versions and hashes by name, fonts as `font:Inter-Regular`.
    package var parts: [String: String] {
        let libraries = Fingerprint.libraries.map { ($0.name, self[keyPath: $0.path]) }
        let symbols = symbols.map { [("symbols", $0)] } ?? []
        return Dictionary(uniqueKeysWithValues: libraries + fonts.map { ("font:\($0.key)", $0.value) } + symbols)
    }

    /// The fingerprint that `text` is the text of; nil where a library is missing or a line is malformed.
    ///
    /// Lines with unknown keys are left out, so that a later version may add some.
    package init?(text: String) {
        var values: [String: String] = [:]
        var fonts: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", omittingEmptySubsequences: false)
            guard parts.count == 2, let value = Fingerprint.unescape(parts[1]) else { return nil }
            if parts[0].hasPrefix("font:") {
                guard let name = Fingerprint.unescape(parts[0].dropFirst(5)) else { return nil }
                fonts[name] = value
            } else {
                values[String(parts[0])] = value
            }
        }
        self.init(
            cairo: "", pixman: "", pango: "", harfbuzz: "", freetype: "", fonts: fonts, symbols: values["symbols"])
        for (name, path) in Fingerprint.libraries {
            guard let value = values[name] else { return nil }
            self[keyPath: path] = value
        }
    }

    private static func escape(_ text: String) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        let digits = Array("0123456789ABCDEF".utf8)
        let bytes = text.utf8.flatMap { byte -> [UInt8] in
            isSpecial(byte) ? [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 32 || byte == 127 || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "=")
    }

    private static func unescape(_ text: Substring) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
