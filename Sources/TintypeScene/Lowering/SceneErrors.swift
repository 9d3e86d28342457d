/// All that is wrong with a scene file.
package struct SceneErrors: Error, CustomStringConvertible {
    /// Sorted by place.
    package let diagnostics: [Diagnostic]
    private let sources: [SourceText]

    init(_ diagnostics: [Diagnostic], sources: [SourceText]) {
        self.diagnostics = diagnostics
        self.sources = sources
    }

    /// All of them as people read them, an empty line between two.
    package var description: String {
        diagnostics.map { diagnostic in
            diagnostic.formatted(with: sources.first { $0.file == diagnostic.file })
        }.joined(separator: "\n\n")
    }
}
