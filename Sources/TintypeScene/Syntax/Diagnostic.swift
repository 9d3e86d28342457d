package import TintypeGraphics

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
    /// The remedy, in the same style.
    package var hint: String?

    package init(_ message: String, at place: ScenePlace, hint: String? = nil, severity: Severity = .error) {
        self.severity = severity
        self.place = place
        self.message = message
        self.hint = hint
    }

    package var file: String { place.location.file }
    /// The line, counted from 1.
    package var line: Int { place.location.line }
    /// Counts Unicode scalars from 1.
    package var column: Int { place.location.column }
    /// The place in the scene, e.g. `body.HStack.children[1]`; empty for the whole scene.
    package var path: String { place.path.description }
}

extension Diagnostic: CustomStringConvertible {
    /// The first line of the formatted form: `bar.yaml:12:9: error: unknown modifier "paddng"`.
    package var description: String { headline.text }

    private var headline: ShownText {
        "\(file):\(line):\(column): \(severity.rawValue): \(clipped: message)"
    }
}

extension Diagnostic {
    /// The most that are told of one file: more are hardly read, and forty thousand mistakes have one cause.
    private static let mostTold = 50

    /// Several as people read them, an empty line between two; of very many the first, and how many more there are.
    ///
    /// - Parameter sources: The files that they may speak of.
    static func formatted(_ diagnostics: [Diagnostic], with sources: [SourceText]) -> ShownText {
        var parts = diagnostics.prefix(mostTold).map { diagnostic in
            diagnostic.formatted(with: sources.first { $0.file == diagnostic.file })
        }
        let further = diagnostics.count - parts.count
        if further > 0 { parts.append("and \(further) more \(further == 1 ? "mistake" : "mistakes")") }
        return .joined(parts, separator: "\n\n")
    }
}

extension Diagnostic: Comparable {
    /// The order by place, and by text at one place.
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
    package func formatted(with source: SourceText?) -> ShownText {
        var lines = [headline]
        if let source, source.file == file, let excerpt = source.excerpt(line: line, column: column) {
            lines += ["\(excerpt.line)", "\(excerpt.caret)"]
        }
        if let hint { lines.append("hint: \(clipped: hint)") }
        if !path.isEmpty { lines.append("at \(clipped: path)") }
        return .joined(lines)
    }
}
