import TintypeTree
import TintypeUI

extension Parameter where Value == ScopeView {
    /// A view, or a list of views; none where it may be left out and is.
    static func views(_ name: String, _ doc: String) -> Parameter {
        Parameter(ArgumentSpec(name, .views, doc)) { call in
            let body = call.views(name)
            return Argument(fallback: ScopeView { _ in }) { frame, _ in frame.view(body) }
        }
    }

    /// The views of a control that says what it does: a text, `title`, with a symbol where `systemImage` names one, or views.
    ///
    /// - Parameters:
    ///   - name: The name of the argument that takes views.
    ///   - isMain: True where a scalar after the word's name stands for the text.
    static func label(
        _ name: String = "label", _ doc: String = "The views that say what it is for.", isMain: Bool = true
    ) -> Parameter {
        var title = ArgumentSpec("title", .string, "The label, where it is a text.")
        title.isMain = isMain
        let specs = [
            title, ArgumentSpec("systemImage", .string, "The symbol beside the text."), ArgumentSpec(name, .views, doc),
        ]
        return Parameter(specs) { $0.label(name) }
    }

    /// Words that may stand, such as a section's header: a text, or views.
    static func caption(_ name: String, _ doc: String) -> Parameter {
        Parameter(ArgumentSpec(name, .views, doc)) { call in
            let body = call.caption(name)
            return Argument(fallback: ScopeView { _ in }) { frame, _ in frame.view(body) }
        }
    }
}

extension CallReader {
    /// The views of `title` and `systemImage`, or those of another argument.
    func label(_ name: String = "label") -> Argument<ScopeView> {
        exclude("title", name)
        exclude("systemImage", name)
        need(["title"], for: "systemImage")
        let body = has("title") ? text("title") : views(name)
        guard has("systemImage") else { return Argument(fallback: ScopeView { _ in }) { frame, _ in frame.view(body) } }
        let symbol = symbol("systemImage")
        return Argument(fallback: ScopeView { _ in }) { frame, scope in
            let (title, symbol) = (frame.view(body), symbol(frame, scope))
            return ScopeView { scope in
                let label = Label {
                    title
                } icon: {
                    Image(systemName: symbol)
                }
                Label._evaluate(label, into: &scope)
            }
        }
    }

    /// The views of an argument; a scalar that names no view is a text.
    func caption(_ name: String) -> ViewBody {
        guard let written = value(name), let text = written.scalar?.text, !checker.isView(text) else {
            return views(name)
        }
        return self.text(name)
    }

    /// The name of a symbol.
    func symbol(_ name: String) -> Argument<String> {
        let argument = string(name)
        if let constant = argument.constant, let written = value(name) {
            checker.checkSymbol(constant, at: written.place)
        }
        return argument
    }
}

extension SceneChecker {
    /// Returns whether a bare name stands for a view.
    func isView(_ name: String) -> Bool {
        name == "content" || hasComponent(name) || Vocabulary.hasView(name)
    }
}
