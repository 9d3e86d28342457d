import TintypeTree

/// A presented view on a surface with rounded corners.
nonisolated struct SheetCard: BuiltInView {
    let page: SheetPage
    let shape: CardShape

    var body: some View {
        PageView(page, around: page.view)
            .clipShape(shape)
    }
}
