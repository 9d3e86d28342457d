import TintypeTree

nonisolated extension View {
    /// Shows an open menu over the screen.
    ///
    /// - Parameters:
    ///   - items: nil for a menu that is closed.
    ///   - lifted: The view that is drawn again above the others.
    func opening<Items: View>(
        _ form: PresentedView.Form, _ items: Items?, lifted: (some View)? = Never?.none
    ) -> some View {
        opening(form, items, title: nil, lifted: lifted.map(evaluation))
    }

    /// Shows an open menu over the screen, and a preview of what it belongs to.
    func opening<Items: View>(
        _ form: PresentedView.Form, _ items: Items?, preview: some View
    ) -> some View {
        opening(form, items, title: evaluation(of: preview), lifted: nil)
    }

    private func opening<Items: View>(
        _ form: PresentedView.Form, _ items: Items?, title: ((inout Scope) -> Void)?,
        lifted: ((inout Scope) -> Void)?
    ) -> some View {
        var presentation = items.map { PresentationModifier(form, title: title, content: evaluation(of: $0)) }
        presentation?.lifted = lifted
        return node(OptionalPresentation(presentation: presentation))
    }
}
