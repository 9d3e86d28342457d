/// The error that a scene could not become a picture.
package struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The view that an error concerns.
    package struct Place: Hashable, Sendable {
        /// The names of the views from the root to this one, as people read them; nil where none has a name.
        package var view: String?
        /// The place in a scene file; nil where no scene file holds the view.
        package var source: SourceLocation?

        package init(_ view: String?, source: SourceLocation? = nil) {
            (self.view, self.source) = (view, source)
        }
    }

    /// The reason, without a full stop at the end.
    package var message: String
    /// The view that it happened in; nil where no view is concerned.
    package var place: Place?
    /// The remedy for the user; nil where none is known.
    package var hint: String?

    package init(_ message: String, at place: Place? = nil, hint: String? = nil) {
        (self.message, self.place, self.hint) = (message, place, hint)
    }

    package init(_ message: String, view: String?, hint: String? = nil) {
        self.init(message, at: view.map { Place($0) }, hint: hint)
    }

    package var description: String { shownText.text }
}

extension RenderError: ShownTextConvertible {
    package var shownText: ShownText {
        var text: ShownText = "\(message)"
        let source = place?.source.map { "\($0.file):\($0.line):\($0.column)" }
        let names = [place?.view, source].compactMap(\.self)
        if !names.isEmpty { text += " in \(names.joined(separator: " > "))" }
        if let hint { text += "\nhint: \(hint)" }
        return text
    }
}
