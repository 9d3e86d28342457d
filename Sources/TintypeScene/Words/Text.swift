import TintypeTree

extension ViewSpec {
    static let text = ViewSpec(
        "Text", "Lines of read-only text, in the font and style around it.",
        [
            .main(
                "text", .string,
                "The text, with Markdown; $(…) in it is replaced by the value of an expression. That of =… is shown as it is."
            ).required
        ]
    ) { call in call.text("text") }
}

extension CallReader {
    /// The text of an argument.
    func text(_ name: String) -> ViewBody {
        let place = place
        if let pieces = markdown(name) {
            return { frame, scope in
                let pieces = pieces(frame, scope)
                let bytes = pieces.reduce(0) { sum, piece in
                    if case .string(let text) = piece.content { return sum + text.utf8.count }
                    return sum
                }
                if frame.run.takesText(bytes, at: frame.site ?? place) { scope.appendText(pieces) }
            }
        }
        let text = string(name)
        return { frame, scope in
            let text = text(frame, scope)
            if frame.run.takesText(text.utf8.count, at: frame.site ?? place) { scope.appendText(text) }
        }
    }

    /// The parts of a text that is written with Markdown; nil for one without.
    ///
    /// As in SwiftUI, where a literal is a `LocalizedStringKey` and a variable a `String`, what is written is Markdown,
    /// values in it are shown as they are, and so is a text that is an expression alone.
    fileprivate func markdown(_ name: String) -> ((SceneFrame, Scope) -> [TextPiece])? {
        guard let written = value(name), let text = written.scalar?.text, Markdown.mayOccur(in: text),
            !text.hasPrefix("=") || text.hasPrefix("==")
        else { return nil }
        guard let typed = checker.typed(written, as: .string, in: scope) else { return { _, _ in [] } }
        let marked = MarkedText(typed)
        let spans = Markdown.inlineSpans(of: marked.format)
        return { frame, scope in
            let values = marked.values.map { $0(frame, scope).string ?? "" }
            return spans.map { span in
                TextPiece(
                    .string(MarkedText.filled(span.text, with: values)),
                    TextLook(span.intent, isLink: span.link != nil))
            }
        }
    }
}

/// A text with private characters of Unicode where its values belong, which Markdown takes for letters.
private struct MarkedText {
    private(set) var format = ""
    private(set) var values: [Argument<SceneDatum>] = []

    /// The first of the characters; there are more than 65,000.
    private static let first: UInt32 = 0xF_0000

    init(_ text: TypedValue) {
        let parts = if case .text(let parts) = text.node { parts } else { [text.node] }
        for part in parts {
            if case .constant(let datum) = part, let literal = datum.string {
                format += literal
            } else if let scalar = Unicode.Scalar(Self.first + UInt32(values.count)) {
                format.unicodeScalars.append(scalar)
                values.append(
                    Argument(TypedValue(.text([part]), type: .string, at: text.place), fallback: .string("")))
            }
        }
    }

    static func filled(_ text: String, with values: [String]) -> String {
        guard !values.isEmpty else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.value >= first, Int(scalar.value - first) < values.count {
                result += values[Int(scalar.value - first)]
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
