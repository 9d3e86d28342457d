import TintypeTree

/// The title and the message of an alert or a dialog.
///
/// The alerts of iOS 26 have them at the leading side; one alone is regular and in the middle (measured on iOS 26.1).
nonisolated struct DialogTexts: BuiltInView {
    /// nil for none.
    let title: Evaluation<Void>?
    let message: Evaluation<Void>?
    let isAlert: Bool
    let metrics: DialogMetrics

    var body: some View {
        if count > 0 { texts(isLone: metrics.isNew && count == 1) }
    }

    /// The number of texts that there are.
    var count: Int { [title, message].count { $0.map { !$0.nodes { _ in }.isEmpty } ?? false } }

    private func texts(isLone: Bool) -> some View {
        let alignment: HorizontalAlignment = isAlert && metrics.isNew && !isLone ? .leading : .center
        return VStack(alignment: alignment, spacing: metrics.textSpacing) {
            if let title { text(title, titleFont, isLone: isLone, isPale: !isAlert, alignment) }
            if let message { text(message, messageFont, isLone: isLone, isPale: metrics.isNew || !isAlert, alignment) }
        }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
        .padding(metrics.textInsets)
    }

    private var titleFont: Font { isAlert ? .headline : .footnote.weight(.semibold) }
    private var messageFont: Font { isAlert && metrics.isNew ? .subheadline : .footnote }

    private func text(
        _ text: Evaluation<Void>, _ font: Font, isLone: Bool, isPale: Bool, _ alignment: HorizontalAlignment
    ) -> some View {
        let isPlain = isAlert && isLone
        return LaterView(text) {
            $0.font = isPlain ? .body : font
            $0.multilineTextAlignment = alignment == .leading ? .leading : .center
            if isPale, !isPlain { $0.foreground = AnyShapeStyle(Color.secondary) }
        }
    }
}
