import TintypeTree
import TintypeUI

extension CallReader {
    /// Texts one after another: `Text("a") + Text("b").bold()`.
    func runs(_ name: String) -> Argument<Text> {
        guard let written = value(name), let items = reader.sequence(written, of: "\"\(name)\"") else {
            return Argument(Text(verbatim: ""))
        }
        let runs = items.map(ownRun)
        return Argument(fallback: Text(verbatim: "")) { frame, scope in
            let texts = runs.map { $0(frame, scope) }
            return texts.dropFirst().reduce(texts.first ?? Text(verbatim: "")) { $0 + $1 }
        }
    }

    /// A text alone, or a `Text` or an `Image` with its modifiers.
    private func ownRun(_ item: SceneValue) -> Argument<Text> {
        if item.scalar != nil { return run(item) }
        let nothing = Argument(Text(verbatim: ""))
        guard let call = reader.call(item, beside: ["modifiers"], what: "text") else { return nothing }
        guard call.name == "Text" || call.name == "Image", let spec = Vocabulary.view(call.name) else {
            checker.diagnostics.error(
                "\"\(call.name.abbreviated)\" cannot be a part of a text", at: call.place,
                hint: "a part is a text, a Text, or an Image")
            return nothing
        }
        let inner = CallReader(call, spec.arguments, checker: checker, scope: scope)
        let text = call.name == "Text" ? inner.ownText() : inner.ownImage().map { Text($0) }
        let modifiers = (call["modifiers"].flatMap { reader.sequence($0, of: "modifiers") } ?? [])
            .dropFirst(checker.imageModifiers(of: call).count)
        return checker.changed(text, by: modifiers, \.text, of: "a part of a text", in: scope)
    }
}
