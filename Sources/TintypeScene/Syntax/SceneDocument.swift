package import TintypeGraphics

/// A scene file, read: its source and the tree of what is written in it. The meaning of the names is the vocabulary's.
///
/// YAML and JSON give the same tree. Of YAML, a scene uses mappings with plain keys, lists and scalars; anchors, aliases,
/// tags, merge keys and further documents are refused, each with a diagnostic.
package struct SceneDocument: Sendable {
    package let source: SourceText
    package let root: SceneValue

    /// Reads a file's bytes.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark, with any line ends.
    ///   - file: The name that diagnostics give; one that ends in `.json` is read by JSON's rules for escapes.
    ///   - diagnostics: Receives all that is wrong.
    /// - Returns: nil where there is no tree to go on with; then `diagnostics` says why.
    package static func parse(
        _ bytes: some Collection<UInt8>, file: String, limits: Limits = Limits(), diagnostics: DiagnosticBag
    ) -> SceneDocument? {
        do {
            let source = try SourceDecoding(file: file, limits: limits).decode(bytes)
            guard let root = try compose(source, limits: limits, diagnostics: diagnostics) else { return nil }
            return SceneDocument(source: source, root: root)
        } catch {
            diagnostics.report(error)
            return nil
        }
    }

    /// Reads a text, as ``parse(_:file:limits:diagnostics:)`` does.
    package static func parse(
        text: String, file: String, limits: Limits = Limits(), diagnostics: DiagnosticBag
    ) -> SceneDocument? {
        parse(Array(text.utf8), file: file, limits: limits, diagnostics: diagnostics)
    }

    private static func compose(
        _ source: SourceText, limits: Limits, diagnostics: DiagnosticBag
    ) throws(Diagnostic) -> SceneValue? {
        let surrogates = JSONSurrogates(source)
        let node = try root(of: source, limits: limits, surrogates: surrogates)
        let before = diagnostics.errorCount
        var composer = SceneComposer(
            source: source, limits: limits, surrogates: surrogates, diagnostics: diagnostics)
        let value = composer.value(of: node, path: .root, depth: 1, isInFlow: false)
        return diagnostics.errorCount == before ? value : nil
    }

    /// The YAML of a file, whatever a scene uses of it.
    static func root(
        of source: SourceText, limits: Limits, surrogates: JSONSurrogates
    ) throws(Diagnostic) -> YAMLNode {
        let node: YAMLNode?
        do throws(YAMLError) {
            var parser = YAMLParser(surrogates.text)
            node = try parser.root()
        } catch {
            throw YAMLProblem(error, source: source, limits: limits, surrogates: surrogates).diagnostic
        }
        guard let node else {
            throw Diagnostic(
                "the file is empty", at: source.start, hint: "a scene has at least a body, e.g. body: {Text: Hello}")
        }
        return node
    }
}

extension SourceText {
    /// The first character's place.
    var start: ScenePlace { ScenePlace(SourceLocation(file: file, line: 1, column: 1)) }

    /// The place of a position in ``scalars``.
    func scenePlace(of index: Int) -> ScenePlace {
        let (line, column) = place(of: index)
        return ScenePlace(SourceLocation(file: file, line: line, column: column))
    }
}
