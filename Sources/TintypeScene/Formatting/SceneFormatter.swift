package import TintypeGraphics

/// Writes scene files in the usual form: two blanks a level, a blank after a colon or a comma, at most one empty line
/// between two items.
///
/// The meaning of a file does not change, nor do its quotes, the order of its keys, or its comments. Collections in
/// brackets stay in them where they fit on one line of 100 columns. A file in JSON, by its name and its brackets, keeps
/// all of its brackets.
package enum SceneFormatter {
    /// The file in the usual form.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, in YAML or JSON.
    ///   - file: The name that diagnostics give; one that ends in `.json` is read by JSON's rules for escapes.
    /// - Throws: ``SceneErrors`` with what keeps the file from being read.
    package static func format(
        _ bytes: some Collection<UInt8>, file: String, limits: Limits = Limits()
    ) throws(SceneErrors) -> String {
        var sources: [SourceText] = []
        do throws(Diagnostic) {
            let source = try SourceDecoding(file: file, limits: limits).decode(bytes)
            sources = [source]
            let old = try WrittenFile(source, limits: limits)
            var writer = FormatWriter(old, hasBrackets: source.isJSON && old.root.isFlow)
            writer.write()
            try check(writer.text, against: old, limits: limits)
            return writer.text
        } catch {
            throw SceneErrors([error], sources: sources)
        }
    }

    /// Makes sure that nothing is lost: a file is dearer than its form.
    private static func check(_ text: String, against old: WrittenFile, limits: Limits) throws(Diagnostic) {
        let source = SourceText(file: old.source.file, text: text)
        if let new = try? WrittenFile(source, limits: limits), new.means(old) { return }
        throw Diagnostic(
            "this file cannot be written in the usual form without changing it", at: old.source.start,
            hint: "it is a fault of tintype; the file was left alone")
    }
}
