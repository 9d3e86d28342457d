/// Reads the parts of one scene file as what the vocabulary expects there, and reports all that is not so.
///
/// Every function gives nil after it has reported, so a caller goes on with what it has, and all errors of a file are found.
///
/// ```swift
/// guard let frame = reader.mapping(argument, allowing: ["width", "height"], of: "frame") else { return nil }
/// let width = frame["width"].flatMap { reader.value($0, as: .number, in: types) }
/// ```
package struct SceneReader {
    package let source: SourceText
    package let names: SceneNames
    package let diagnostics: DiagnosticBag

    package init(_ source: SourceText, names: SceneNames = SceneNames(), diagnostics: DiagnosticBag) {
        self.source = source
        self.names = names
        self.diagnostics = diagnostics
    }

    /// A mapping with known keys; an unknown one is reported with the nearest.
    ///
    /// - Parameters:
    ///   - keys: All that may stand there, in the order in which a hint lists them.
    ///   - owner: The call that the arguments belong to, e.g. `frame`.
    package func mapping(_ value: SceneValue, allowing keys: [String], of owner: String) -> SceneMapping? {
        guard let mapping = mapping(value, of: owner) else { return nil }
        for entry in mapping.entries where !keys.contains(entry.key) {
            diagnostics.error(
                "unknown key \"\(entry.key.abbreviated)\" in \(owner)", at: entry.keyPlace,
                hint: cutOffHint(entry, in: mapping)
                    ?? Suggestion.hint(for: entry.key, among: keys, what: "keys"))
        }
        return mapping
    }

    /// A mapping whose keys are names of the scene's own, e.g. `components:`.
    package func mapping(_ value: SceneValue, of owner: String) -> SceneMapping? {
        guard let entries = value.mapping else {
            mismatch("a mapping", value, of: owner)
            return nil
        }
        return SceneMapping(entries: entries, place: value.place, owner: owner, diagnostics: diagnostics)
    }

    /// A list.
    package func sequence(_ value: SceneValue, of owner: String) -> [SceneValue]? {
        guard let values = value.sequence else {
            mismatch("a list", value, of: owner)
            return nil
        }
        return values
    }

    /// A name, or a text, that is never an expression: what a declaration is called.
    package func text(_ value: SceneValue, of owner: String) -> String? {
        guard let scalar = value.scalar, !value.isEmpty else {
            mismatch("a text", value, of: owner)
            return nil
        }
        return scalar.text
    }

    /// A name that expressions can use: letters, digits and `_`, not beginning with a digit, none of the language's words.
    package func identifier(_ value: SceneValue, of owner: String) -> String? {
        guard let name = text(value, of: owner) else { return nil }
        return isIdentifier(name, at: value.place) ? name : nil
    }

    /// Returns whether a name can be used in expressions; reports it if not.
    package func isIdentifier(_ name: String, at place: ScenePlace) -> Bool {
        let scalars = name.unicodeScalars
        let isWord = scalars.first?.beginsName ?? false
        guard isWord, scalars.allSatisfy(\.continuesName) else {
            diagnostics.error(
                "\"\(name.abbreviated)\" cannot be a name", at: place,
                hint: "a name has letters, digits and _, and does not begin with a digit")
            return false
        }
        guard !["true", "false", "nil", "infinity"].contains(name) else {
            diagnostics.error("\"\(name)\" cannot be a name", at: place, hint: "it is a word of the language")
            return false
        }
        return true
    }

    /// One of several names, e.g. a reduce; never an expression.
    ///
    /// - Parameter what: A word for the name, e.g. `reduce`.
    package func name(_ value: SceneValue, among known: [String], what: String) -> String? {
        guard let name = text(value, of: what) else { return nil }
        guard known.contains(name) else {
            unknown(what, name, at: value.place, among: known)
            return nil
        }
        return name
    }

    /// Reports a name that is not known: `unknown modifier "paddng"`, with the nearest of the known ones.
    ///
    /// - Parameter plural: The word for several; nil for `what` and an s.
    package func unknown(
        _ what: String, _ name: String, plural: String? = nil, at place: ScenePlace, among known: [String]
    ) {
        diagnostics.error(
            "unknown \(what) \"\(name.abbreviated)\"", at: place,
            hint: Suggestion.hint(for: name, among: known, what: plural ?? "\(what)s"))
    }

    /// Reports that something else was expected: `expected a list for children, found "a"`.
    package func mismatch(_ expected: String, _ value: SceneValue, of owner: String) {
        diagnostics.error(
            "expected \(expected) for \(owner), found \(value.kindDescription)", at: value.place,
            hint: commentHint(after: value))
    }
}

extension SceneReader {
    /// For a key that came to be because a comma ended an expression: `{width: =min(a, b)}` has the key `b)`.
    private func cutOffHint(_ entry: SceneEntry, in mapping: SceneMapping) -> String? {
        guard entry.value.isEmpty, let index = mapping.entries.firstIndex(of: entry), index > 0,
            let scalar = mapping.entries[index - 1].value.scalar, scalar.style == .plain, scalar.isInFlow,
            scalar.text.contains("(") || scalar.text.contains("[")
        else { return nil }
        return Self.flowHint
    }

    static let flowHint = "inside { } and [ ] a comma ends a plain text: put the whole value in quotes"

    /// For a call without arguments on whose line a comment begins, as a color without quotes does.
    func commentHint(of place: ScenePlace) -> String? {
        source.comment(inLine: place.location.line).map { _ in
            "from \" #\" on a line is a comment: put the value in quotes if it begins with \"#\""
        }
    }

    /// For a value that YAML cut off at a ` #`.
    func commentHint(after value: SceneValue) -> String? {
        guard let scalar = value.scalar, scalar.style == .plain,
            let comment = source.comment(inLine: value.location.line),
            let range = source.range(ofLine: value.location.line),
            comment - range.lowerBound + 1 >= value.location.column + scalar.text.unicodeScalars.count
        else { return nil }
        return "from \" #\" on a line is a comment: put the whole value in quotes if it belongs to it"
    }
}
