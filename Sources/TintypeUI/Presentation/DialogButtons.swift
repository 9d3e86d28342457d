import TintypeTree

/// The buttons of an alert or a dialog: two short ones of an alert stand beside each other.
nonisolated struct DialogButtons: BuiltInView {
    let buttons: [Node]
    let isAlert: Bool
    let metrics: DialogMetrics

    var body: some View {
        Group {
            if isAlert, buttons.count == 2, buttons.allSatisfy(isShort) {
                HStack(spacing: metrics.buttonSpacing) { grounds }
            } else {
                VStack(spacing: metrics.buttonSpacing) { grounds }
            }
        }
        .padding(metrics.buttonInset)
    }

    private func isShort(_ button: Node) -> Bool {
        button.size(.unspecified).width <= metrics.greatestWidthInRow
    }

    private var grounds: some View {
        ForEach(0..<buttons.count) { DialogButtonGround(button: buttons[$0], metrics: metrics) }
    }
}

/// A button on a capsule, which has the tint where return presses the button; before iOS 26 below a line.
private nonisolated struct DialogButtonGround: BuiltInView {
    let button: Node
    let metrics: DialogMetrics
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        let framed = MadeView(button).frame(maxWidth: .infinity, minHeight: metrics.buttonHeight)
        if metrics.isNew {
            framed.background(fill, in: Capsule())
        } else {
            framed.background(alignment: .top) {
                SurfaceView(SurfaceColor.separator, name: "Color").frame(height: pixelLength)
            }
        }
    }

    private var fill: AnyShapeStyle {
        button.dialogButton == .preferred ? AnyShapeStyle(.tint) : AnyShapeStyle(metrics.fill)
    }
}
