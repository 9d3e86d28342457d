import TintypeGraphics

/// Bytes to text, with everything refused that the YAML library could not read, or could only read slowly.
struct SourceDecoding {
    /// The greatest number of references to an anchor in a document that has a list or a mapping for a key, and of such
    /// keys, before it is refused unread. All of these are refused in any case; but the library compares keys by all that
    /// they hold, and a few aliases make that endless.
    private static let patience = (aliases: 8, keys: 64)

    let file: String
    let limits: Limits

    func decode(_ bytes: some Collection<UInt8>) throws(Diagnostic) -> SourceText {
        guard bytes.count <= limits.fileBytes else {
            throw Diagnostic(
                "the file has \(bytes.count) bytes; at most \(limits.fileBytes) are read",
                at: ScenePlace(SourceLocation(file: file, line: 1, column: 1)),
                hint: limits.remedy(.fileBytes, needed: bytes.count))
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw invalidEncoding(Array(bytes)) }
        let source = SourceText(file: file, text: text)
        if let index = source.scalars.firstIndex(where: { !Self.isAllowed($0) }) {
            let code = String(source.scalars[index].value, radix: 16, uppercase: true)
            throw Diagnostic(
                "the character U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code) cannot stand in a scene",
                at: source.scenePlace(of: index))
        }
        try refuseSlowKeys(source)
        return source
    }

    private func invalidEncoding(_ bytes: [UInt8]) -> Diagnostic {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var valid = String.UnicodeScalarView()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid.append(scalar) }
        // One more character stands for the invalid bytes, so that their place is asked for within the text.
        valid.append("\u{FFFD}")
        let source = SourceText(file: file, text: String(valid))
        return Diagnostic(
            "the file is not UTF-8", at: source.scenePlace(of: source.scalars.count - 1),
            hint: "save the file with the encoding UTF-8")
    }

    /// YAML's printable characters, and tabs and breaks.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x85, 0x20...0x7E, 0xA0...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// Counts what looks like a reference to an anchor, and like a key that is a list or a mapping. A text may look so
    /// too, but hardly so often.
    private func refuseSlowKeys(_ source: SourceText) throws(Diagnostic) {
        let scalars = source.scalars
        var anchors: Set<String> = []
        var aliases: [Int] = []
        var keys: [Int] = []
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "&":
                if let name = anchorName(after: index, in: scalars) { anchors.insert(name) }
            case "*":
                guard let name = anchorName(after: index, in: scalars), anchors.contains(name) else { continue }
                aliases.append(index)
                let rest = scalars[(index + 1 + name.unicodeScalars.count)...]
                if rest.first(where: { $0 != " " && $0 != "\t" }) == ":", follows("-,[{", index, in: scalars) {
                    keys.append(index)
                }
            case "?" where follows("-?:,[{", index, in: scalars), ":" where endsCollection(before: index, in: scalars):
                keys.append(index)
            default: continue
            }
        }
        if let alias = aliases.first, aliases.count > Self.patience.aliases, !keys.isEmpty {
            throw SceneComposer.anchorsRefused(at: source.scenePlace(of: alias))
        }
        if let key = keys.first, keys.count > Self.patience.keys {
            throw Diagnostic("a key must be a name, not a list or a mapping", at: source.scenePlace(of: key))
        }
    }

    private func anchorName(after index: Int, in scalars: [Unicode.Scalar]) -> String? {
        guard beginsToken(index, in: scalars) else { return nil }
        let name = scalars[(index + 1)...].prefix {
            ("a"..."z" ~= $0) || ("A"..."Z" ~= $0) || ("0"..."9" ~= $0) || $0 == "_" || $0 == "-"
        }
        return name.isEmpty ? nil : String(String.UnicodeScalarView(name))
    }

    private func beginsToken(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard index > 0 else { return true }
        switch scalars[index - 1] {
        case " ", "\t", ",", "[", "]", "{", "}", ":", "?", "-", "\"", "'": return true
        case let scalar: return SourceText.isBreak(scalar)
        }
    }

    /// Returns whether the character stands first on its line, or after one of some indicators.
    private func follows(_ indicators: String, _ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard let before = scalars[..<index].last(where: { $0 != " " && $0 != "\t" }) else { return true }
        return SourceText.isBreak(before) || indicators.unicodeScalars.contains(before)
    }

    private func endsCollection(before index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        var position = index - 1
        while position >= 0, scalars[position] == " " || scalars[position] == "\t" { position -= 1 }
        return position >= 0 && (scalars[position] == "]" || scalars[position] == "}")
    }
}
