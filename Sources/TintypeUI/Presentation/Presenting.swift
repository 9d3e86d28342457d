import TintypeTree

/// Presents a view where there is one to present.
struct OptionalPresentation: NodeModifier {
    let presentation: PresentationModifier?

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        presentation?.modify(node, in: &scope) ?? node
    }
}

nonisolated extension View {
    /// Presents `content`; nil presents nothing.
    ///
    /// - Parameter end: The closure that ends the presentation.
    func presenting<Content: View>(
        _ form: PresentedView.Form, _ content: Content?, end: @escaping () -> Void
    ) -> some View {
        let presentation = content.map { content in
            PresentationModifier(form, until: end) { $0.evaluate(content, presentedUntil: end) }
        }
        return node(OptionalPresentation(presentation: presentation))
    }

    /// Presents a card with texts and buttons; nil for no such text.
    func presentingButtons<Title: View, Message: View, Actions: View>(
        _ form: PresentedView.Form, isPresented: Bool, title: Title?, message: Message?, actions: Actions,
        end: @escaping () -> Void
    ) -> some View {
        guard isPresented else { return node(OptionalPresentation(presentation: nil)) }
        let presentation = PresentationModifier(
            form, until: end, title: title.map { view in { Title._evaluate(view, into: &$0) } },
            message: message.map { view in { Message._evaluate(view, into: &$0) } }
        ) { scope in
            scope.evaluate(actions, presentedUntil: end) {
                // A dialog's buttons have the dialog's looks, whatever style is chosen around.
                $0.removeControlStyle(of: PrimitiveButtonStyleConfiguration.self)
                $0.keyboardShortcut = nil
            }
        }
        return node(OptionalPresentation(presentation: presentation))
    }
}

extension Scope {
    /// Appends the nodes of a presented view, whose environment holds the closure that ends the presentation.
    mutating func evaluate<Content: View>(
        _ content: Content, presentedUntil end: @escaping () -> Void,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        let outer = environment
        environment.end = end
        change(&environment)
        Content._evaluate(content, into: &self)
        environment = outer
    }
}
