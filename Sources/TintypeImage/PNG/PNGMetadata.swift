import TintypeGraphics

/// The facts that a PNG file states of its picture: the scale, and texts under keywords, in order.
package struct PNGMetadata: Hashable, Sendable {
    /// A text under a keyword.
    package struct Entry: Hashable, Sendable {
        /// 1 to 79 printable Latin-1 characters, spaces only between others.
        package let keyword: String
        package let text: String

        /// - Precondition: `keyword` is one that PNG allows.
        ///
        /// A zero character in `text`, which PNG forbids, becomes U+FFFD.
        package init(_ keyword: String, _ text: String) {
            precondition(Entry.isKeyword(keyword), "a PNG keyword is 1 to 79 printable Latin-1 characters")
            self.keyword = keyword
            self.text =
                text.utf8.contains(0)
                ? String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 })) : text
        }

        static func isKeyword(_ keyword: String) -> Bool {
            let scalars = keyword.unicodeScalars
            guard (1...79).contains(scalars.count), scalars.first != " ", scalars.last != " " else { return false }
            return !keyword.contains("  ")
                && scalars.allSatisfy { (32...126).contains($0.value) || (161...255).contains($0.value) }
        }
    }

    /// Pixels a point; nil where the file does not say. A point is 1/72 inch. The file keeps it to three decimals.
    package var scale: Double?
    package private(set) var entries: [Entry]

    package init(scale: Double? = nil, entries: [Entry] = []) {
        self.scale = scale
        self.entries = entries
    }

    /// Adds a text at the end, whatever keywords there are.
    package mutating func append(_ entry: Entry) {
        entries.append(entry)
    }

    /// The first text under `keyword`. A new keyword goes to the end; setting nil takes every text under it away.
    package subscript(keyword: String) -> String? {
        get { entries.first { $0.keyword == keyword }?.text }
        set {
            guard let newValue else { return entries.removeAll { $0.keyword == keyword } }
            let entry = Entry(keyword, newValue)
            if let index = entries.firstIndex(where: { $0.keyword == keyword }) {
                entries[index] = entry
            } else {
                entries.append(entry)
            }
        }
    }
}

extension PNGMetadata {
    /// The name of the scene that the picture shows.
    package var sceneName: String? {
        get { self["Tintype-Scene"] }
        set { self["Tintype-Scene"] = newValue }
    }

    /// The version of what the texts mean; nil for the first.
    package var format: Int? {
        get { self["Tintype-Format"].flatMap { Int($0) } }
        set { self["Tintype-Format"] = newValue.map(String.init) }
    }

    /// The latest format of goldens that is read. It grows when a reader of the one before would
    /// misunderstand what a golden says of itself.
    package static let latestFormat = 2
    /// The format of an animation, of which a reader of the one before would compare the first picture alone. A still picture's
    /// texts are in the first.
    package static let animationFormat = 2

    /// - Throws: ``PNGError/laterFormat(_:)`` where the texts are in a format that is not known here.
    package func checkFormat() throws(PNGError) {
        if let later = LaterFormat(format, known: Self.latestFormat) { throw .laterFormat(later) }
    }

    /// The picture's renderer, as text: versions of libraries and hashes of fonts.
    package var fingerprint: String? {
        get { self["Tintype-Fingerprint"] }
        set { self["Tintype-Fingerprint"] = newValue }
    }

    /// The places of all views, as text.
    package var layout: String? {
        get { self["Tintype-Layout"] }
        set { self["Tintype-Layout"] = newValue }
    }
}
