import TintypeTree

nonisolated extension View {
    /// Shows an open menu over the screen.
    ///
    /// - Parameters:
    ///   - items: nil for a menu that is closed.
    ///   - lifted: The view that is drawn again above the others.
    ///   - end: Closes the menu.
    func opening<Items: View>(
        _ form: PresentedView.Form, _ items: Items?, lifted: (some View)? = Never?.none, end: @escaping () -> Void
    ) -> some View {
        opening(form, items, title: nil, lifted: lifted.map(evaluation), end: end)
    }

    /// Shows an open menu over the screen, and a preview of what it belongs to.
    func opening<Items: View>(
        _ form: PresentedView.Form, _ items: Items?, preview: some View, end: @escaping () -> Void
    ) -> some View {
        opening(form, items, title: evaluation(of: preview), lifted: nil, end: end)
    }

    private func opening<Items: View>(
        _ form: PresentedView.Form, _ items: Items?, title: ((inout Scope) -> Void)?,
        lifted: ((inout Scope) -> Void)?, end: @escaping () -> Void
    ) -> some View {
        var presentation = items.map { items in
            PresentationModifier(form, until: end, title: title) { $0.evaluate(items, presentedUntil: end) }
        }
        presentation?.lifted = lifted
        return node(OptionalPresentation(presentation: presentation))
    }
}
