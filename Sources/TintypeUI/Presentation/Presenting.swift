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
        node(
            OptionalPresentation(
                presentation: content.map { content in
                    PresentationModifier(form) { scope in
                        scope.withEnvironment {
                            $0.end = end
                        } _: {
                            Content._evaluate(content, into: &$0)
                        }
                    }
                }))
    }

    /// Presents a card with texts and buttons; nil for no such text.
    func presentingButtons<Title: View, Message: View, Actions: View>(
        _ form: PresentedView.Form, isPresented: Bool, title: Title?, message: Message?, actions: Actions,
        end: @escaping () -> Void
    ) -> some View {
        var presentation: PresentationModifier?
        if isPresented {
            presentation = PresentationModifier(
                form, title: title.map { view in { Title._evaluate(view, into: &$0) } },
                message: message.map { view in { Message._evaluate(view, into: &$0) } }
            ) { scope in
                scope.withEnvironment {
                    $0.end = end
                    // A dialog's buttons have the dialog's looks, whatever style is chosen around.
                    $0.removeControlStyle(of: PrimitiveButtonStyleConfiguration.self)
                    $0.keyboardShortcut = nil
                } _: {
                    Actions._evaluate(actions, into: &$0)
                }
            }
        }
        return node(OptionalPresentation(presentation: presentation))
    }
}
