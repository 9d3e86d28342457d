import TintypeGraphics

/// The versions of libraries and contents of fonts that pixels can depend on.
///
/// It decides nothing about equality: equal pixels are equal whatever drew them. It says why pixels may differ.
package struct Fingerprint: Hashable, Sendable, Codable {
    package var cairo: String
    package var pixman: String
    package var pango: String
    package var harfbuzz: String
    package var freetype: String
    /// A hash of the contents for each font, by name.
    package var fonts: [String: String]
    /// A hash of the icon font's contents; nil where no symbol is drawn from it, and in goldens of versions that did not tell.
    package var symbols: String?

    package init(
        cairo: String, pixman: String, pango: String, harfbuzz: String, freetype: String, fonts: [String: String],
        symbols: String? = nil
    ) {
        self.cairo = cairo
        self.pixman = pixman
        self.pango = pango
        self.harfbuzz = harfbuzz
        self.freetype = freetype
        self.fonts = fonts
        self.symbols = symbols
    }

    /// Eight hex digits that stand for all of it, the same in each run.
    package var id: String { Digest64(text.utf8).shortText }

    /// The changes since `old`, one clause each, e.g. `pango 1.50.12 → 1.52.1` or `Inter-Regular changed`.
    ///
    /// Libraries come first, in a fixed order, then fonts by name, and the icon font, which counts only where both have symbols.
    ///
    /// - Parameter countsFontsInUse: `false` where other views were drawn than before, so that a font which only one of the
    ///   two used says nothing of the machine.
    package func differences(from old: Fingerprint, countsFontsInUse: Bool = true) -> [String] {
        var clauses: [String] = []
        for (name, path) in Fingerprint.libraries where old[keyPath: path] != self[keyPath: path] {
            clauses.append("\(name) \(old[keyPath: path]) → \(self[keyPath: path])")
        }
        for name in Set(fonts.keys).union(old.fonts.keys).sorted() {
            switch (old.fonts[name], fonts[name]) {
            case (let before?, let after?): if before != after { clauses.append("\(name) changed") }
            case (nil, _?): if countsFontsInUse { clauses.append("\(name) added") }
            case (_?, nil): if countsFontsInUse { clauses.append("\(name) removed") }
            case (nil, nil): break
            }
        }
        if let symbols, let before = old.symbols, symbols != before { clauses.append("the icon font changed") }
        return clauses
    }

    /// The fingerprint of what either was drawn with, on one machine.
    func joined(with other: Fingerprint) -> Fingerprint {
        var joined = self
        joined.fonts.merge(other.fonts) { own, _ in own }
        joined.symbols = symbols ?? other.symbols
        return joined
    }

    static var libraries: [(name: String, path: WritableKeyPath<Fingerprint, String>)] {
        [
            ("cairo", \.cairo), ("pixman", \.pixman), ("pango", \.pango), ("harfbuzz", \.harfbuzz),
            ("freetype", \.freetype),
        ]
    }
}
