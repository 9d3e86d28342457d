package import TintypeGraphics

/// Collects what is wrong with a scene, so that all of it is reported at once. Confined: used by one task at a time.
package final class DiagnosticBag {
    private var found: Set<Diagnostic> = []

    package init() {}

    /// The number of errors that have been reported, the same one again included. Compare before and after a step to learn
    /// whether it went well.
    package private(set) var errorCount = 0

    package func report(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { errorCount += 1 }
        found.insert(diagnostic)
    }

    package func error(_ message: String, at place: ScenePlace, hint: String? = nil) {
        report(Diagnostic(message, at: place, hint: hint))
    }

    package func warning(_ message: String, at place: ScenePlace, hint: String? = nil) {
        report(Diagnostic(message, at: place, hint: hint, severity: .warning))
    }

    /// Indicates whether there is an error; warnings alone do not keep a scene from being drawn.
    package var hasErrors: Bool { errorCount > 0 }

    /// All of them, sorted by place, each once.
    package var sorted: [Diagnostic] { found.sorted() }

    /// All of them as people read them, an empty line between two; empty where there are none.
    ///
    /// - Parameter sources: The files that they may speak of.
    package func formatted(with sources: [SourceText]) -> ShownText { Diagnostic.formatted(sorted, with: sources) }
}
