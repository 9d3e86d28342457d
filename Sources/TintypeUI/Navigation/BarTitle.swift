import TintypeTree

/// The title in the middle of a bar, or the large one below it; under it the subtitle.
nonisolated struct BarTitle: BuiltInView {
    let title: Evaluation<Void>?
    /// nil for none.
    let subtitle: Evaluation<Void>?
    var isLarge = false

    var body: some View {
        if isLarge {
            VStack(alignment: .leading, spacing: 0) {
                line(title, .largeTitle.bold(), ClassLooks.current.largeTitle)
                line(subtitle, .subheadline, isSecondary: true)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        } else {
            VStack(spacing: 0) {
                line(title, .headline, ClassLooks.current.title)
                line(subtitle, .caption, isSecondary: true)
            }
        }
    }

    private func line(
        _ text: Evaluation<Void>?, _ font: Font, _ look: ClassLooks.Words = ClassLooks.Words(),
        isSecondary: Bool = false
    ) -> LaterView? {
        text.map { text in
            LaterView(text) {
                if isLarge { $0.limitTypeSize() } else { $0.beginBar() }
                $0.font = look.font ?? font
                $0.foreground = isSecondary ? AnyShapeStyle(Color.secondary) : look.color.map { AnyShapeStyle($0) }
                $0.lineLimit = 1
            }
        }
    }
}
