import TintypeTree

/// The fields to write in of an alert or a dialog, one below the other.
nonisolated struct DialogFields: BuiltInView {
    let fields: [Node]
    let metrics: DialogMetrics

    var body: some View {
        VStack(spacing: metrics.buttonSpacing) {
            MadeView(fields)
                .padding(.horizontal, metrics.fieldPadding)
                .frame(maxWidth: .infinity, minHeight: metrics.fieldHeight, alignment: .leading)
                .background(metrics.fill, in: ControlGround(cornerRadius: metrics.fieldCornerRadius))
        }
        .padding(metrics.fieldInsets)
    }
}
