import Foundation
import TintypeGraphics
import TintypeTree

/// The buttons of an alert or a dialog: two short ones of an alert stand beside each other.
nonisolated struct DialogButtons: BuiltInView {
    let buttons: [Node]
    let isAlert: Bool
    /// Indicates whether a title, a message or fields stand above.
    let isBelowTexts: Bool
    let metrics: DialogMetrics

    var body: some View {
        Group {
            if isAlert, buttons.count == 2, buttons.allSatisfy(isShort) {
                HStack(spacing: metrics.buttonSpacing) { grounds { $0 == 0 ? [.top] : [.top, .leading] } }
            } else {
                VStack(spacing: metrics.buttonSpacing) { grounds { $0 > 0 || isBelowTexts ? .top : [] } }
            }
        }
        .padding(metrics.buttonInset)
    }

    private func isShort(_ button: Node) -> Bool {
        button.size(.unspecified).width <= metrics.greatestWidthInRow
    }

    private func grounds(lines: @escaping (Int) -> Edge.Set) -> some View {
        ForEach(0..<buttons.count) {
            DialogButtonGround(
                button: buttons[$0], height: metrics.buttonHeight(isAlert: isAlert), lines: lines($0), metrics: metrics)
        }
    }
}

/// A button on a capsule, which has the tint where return presses the button; before iOS 26 beside lines.
private nonisolated struct DialogButtonGround: BuiltInView {
    let button: Node
    /// In points.
    let height: CGFloat
    /// The edges along which lines part the button from what is there.
    let lines: Edge.Set
    let metrics: DialogMetrics
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        let framed = MadeView(button).frame(maxWidth: .infinity, minHeight: height)
        if metrics.isNew {
            framed.background(fill, in: Capsule())
        } else {
            framed
                .background(alignment: .top) {
                    if lines.contains(.top) {
                        SurfaceView(SurfaceColor.separator, name: "Color").frame(height: pixelLength)
                    }
                }
                .background(alignment: .leading) {
                    if lines.contains(.leading) {
                        SurfaceView(SurfaceColor.separator, name: "Color").frame(width: pixelLength)
                    }
                }
        }
    }

    private var fill: AnyShapeStyle {
        button.dialogButton == .preferred ? AnyShapeStyle(.tint) : AnyShapeStyle(metrics.fill)
    }
}
