/// Something that is wrong with a scene: where, what, and how it can be mended.
package struct Diagnostic: Error, Hashable, Sendable {
    package enum Severity: String, Hashable, Sendable {
        case error
        case warning
    }

    package var severity: Severity
    package var place: ScenePlace
    /// One sentence without its first capital and its full stop.
    package var message: String
    /// How it can be mended, in the same style.
    package var hint: String?

    package init(_ message: String, at place: ScenePlace, hint: String? = nil, severity: Severity = .error) {
        self.severity = severity
        self.place = place
        self.message = message
        self.hint = hint
    }

    package var file: String { place.location.file }
    /// Counts from 1.
    package var line: Int { place.location.line }
    /// Counts Unicode scalars from 1.
    package var column: Int { place.location.column }
    /// The place in the scene, e.g. `body.HStack.children[1]`; empty for the whole scene.
    package var path: String { place.path.description }
}

extension Diagnostic: CustomStringConvertible {
    /// The first line of the formatted form: `bar.yaml:12:9: error: unknown modifier "paddng"`.
    package var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}

extension Diagnostic: Comparable {
    /// By place; two of one place by their text.
    package static func < (a: Diagnostic, b: Diagnostic) -> Bool {
        (a.file, a.line, a.column, a.message, a.hint ?? "", a.path)
            < (b.file, b.line, b.column, b.message, b.hint ?? "", b.path)
    }
}

extension Diagnostic {
    /// The diagnostic as people read it: the first line, the source line with a caret below, the hint, the path.
    ///
    /// ```text
    /// bar.yaml:12:9: error: unknown modifier "paddng"
    ///       - paddng: 4
    ///         ^
    /// hint: did you mean "padding"?
    /// at body.HStack.modifiers[0]
    /// ```
    /// - Parameter source: The file that it speaks of; nil, or another file, leaves the source line out.
    package func formatted(with source: SourceText?) -> String {
        var lines = [description]
        if let source, source.file == file, let excerpt = source.excerpt(line: line, column: column) {
            lines += [excerpt.line, excerpt.caret]
        }
        if let hint { lines.append("hint: \(hint)") }
        if !path.isEmpty { lines.append("at \(path)") }
        return lines.joined(separator: "\n")
    }
}
