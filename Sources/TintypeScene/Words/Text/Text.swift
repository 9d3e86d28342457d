import Foundation
import TintypeTree
import TintypeUI

extension ViewSpec {
    static let text = ViewSpec(
        "Text", "Lines of read-only text, in the font and style around it.",
        [
            .main(
                "text", .string,
                "The text, with Markdown; $(…) in it is replaced by the value of an expression. That of =… is shown as it is."
            ),
            ArgumentSpec("verbatim", .string, "The text as it is, without Markdown."),
            ArgumentSpec(
                "runs", .texts,
                "Texts that are one, each a text alone, or a `Text` or an `Image` with modifiers of its own."),
        ] + ArgumentSpec.textValues,
        example: WordExample(
            """
            VStack:
              - Text: The **last** loaf
              - Text:
                  runs:
                    - "Sold "
                    - Text: today
                      modifiers: [italic, {foregroundStyle: red}]
                    - " at noon"
            """,
            swift: """
                VStack {
                    Text("The **last** loaf")
                    Text(verbatim: "Sold ") + Text(verbatim: "today").italic().foregroundStyle(.red) + Text(verbatim: " at noon")
                }
                """)
    ) { call in
        for other in ["verbatim", "runs", "value", "date"] { call.exclude("text", other) }
        guard !call.has("text") else { return call.text("text") }
        let (text, place) = (call.ownText(), call.place)
        return { frame, scope in
            let text = text(frame, scope)
            if frame.run.takesText(text.byteCount, at: frame.site ?? place) { Text._evaluate(text, into: &scope) }
        }
    }
}

extension CallReader {
    /// The text of a call to `Text`, which may become a run of another.
    func ownText() -> Argument<Text> {
        exclude("verbatim", "runs")
        exclude("value", "date")
        for name in ["verbatim", "runs"] {
            exclude(name, "value")
            exclude(name, "date")
        }
        need(oneOf: ["text", "verbatim", "runs", "value", "date"])
        need(["value", "date"], for: "format")
        if let written = value("text") { return run(written) }
        if has("runs") { return runs("runs") }
        if has("value") { return number() }
        if has("date") { return date() }
        return string("verbatim").map { Text(verbatim: $0) }
    }

    /// The text of an argument.
    func text(_ name: String) -> ViewBody {
        let place = place
        guard let written = value(name) else { return SceneChecker.nothing }
        if let pieces = markdown(written) {
            return { frame, scope in
                let pieces = pieces(frame, scope)
                let bytes = pieces.reduce(0) { $0 + $1.string.utf8.count }
                guard frame.run.takesText(bytes, at: frame.site ?? place) else { return }
                scope.appendText(pieces.map { TextPiece(.string($0.string), $0.look) })
            }
        }
        let text = string(name)
        return { frame, scope in
            let text = text(frame, scope)
            if frame.run.takesText(text.utf8.count, at: frame.site ?? place) { scope.appendText(text) }
        }
    }

    /// A text as a part of a longer one.
    func run(_ written: SceneValue) -> Argument<Text> {
        if let pieces = markdown(written) {
            return Argument(fallback: Text(verbatim: "")) { frame, scope in
                pieces(frame, scope).map { Text(verbatim: $0.string, look: $0.look) }
                    .reduce(nil) { sum, text in sum.map { $0 + text } ?? text } ?? Text(verbatim: "")
            }
        }
        guard let typed = checker.typed(written, as: .string, in: scope) else { return Argument(Text(verbatim: "")) }
        return Argument(typed, fallback: .string("")).map { Text(verbatim: $0.string ?? "") }
    }

    /// A part of a text that is written with Markdown.
    private typealias Piece = (string: String, look: TextLook)

    /// The parts of a text that is written with Markdown; nil for one without.
    ///
    /// As in SwiftUI, where a literal is a `LocalizedStringKey` and a variable a `String`, what is written is Markdown,
    /// values in it are shown as they are, and so is a text that is an expression alone.
    private func markdown(_ written: SceneValue) -> ((SceneFrame, Scope) -> [Piece])? {
        guard let text = written.scalar?.text, Markdown.mayOccur(in: text), !text.hasPrefix("=") || text.hasPrefix("==")
        else { return nil }
        guard let typed = checker.typed(written, as: .string, in: scope) else { return { _, _ in [] } }
        let marked = MarkedText(typed)
        let spans = Markdown.inlineSpans(of: marked.format)
        return { frame, scope in
            let values = marked.values.map { $0(frame, scope).string ?? "" }
            return spans.map { span in
                (MarkedText.filled(span.text, with: values), TextLook(span.intent, isLink: span.link != nil))
            }
        }
    }
}
