package import TintypeGraphics

/// All that is wrong with a scene file.
package struct SceneErrors: Error, CustomStringConvertible, ShownTextConvertible {
    /// Sorted by place.
    package let diagnostics: [Diagnostic]
    private let sources: [SourceText]

    init(_ diagnostics: [Diagnostic], sources: [SourceText]) {
        self.diagnostics = diagnostics
        self.sources = sources
    }

    /// All of them as people read them, an empty line between two.
    package var description: String { shownText.text }

    package var shownText: ShownText { Diagnostic.formatted(diagnostics, with: sources) }
}
