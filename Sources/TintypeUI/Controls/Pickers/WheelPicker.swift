import Foundation
import TintypeTree

/// The options of a picker as rows of a wheel. Seven are seen: more would lie behind the wheel.
nonisolated struct WheelPicker<Content: View>: PrimitiveView {
    let options: PickerOptions<Content>
    /// Indicates whether the band behind the chosen row is drawn, which columns side by side share.
    var hasBand = true
    /// The place of each row across the wheel: 0 at the leading edge, 1 at the trailing one.
    var across: CGFloat = 0.5

    func evaluate(into scope: inout Scope) {
        let found = found(in: &scope, WheelMetrics.font)
        let chosen = found.firstIndex(where: \.isChosen) ?? 0
        var rows = found.enumerated().map { (node: $1.node, step: $0 - chosen, choose: $1.choose) }
        // The chosen row alone is larger, where no font was chosen for all.
        if scope.environment.font == nil, rows.indices.contains(chosen) {
            rows[chosen].node = self.found(in: &scope, WheelMetrics.chosenFont)[chosen].node
        }
        let seen = rows.filter { abs($0.step) <= WheelMetrics.visibleSteps }
        let wheel = Wheel(rows: seen, hasBand: hasBand, across: across)
        Wheel._evaluate(wheel, into: &scope)
    }

    private func found(in scope: inout Scope, _ font: Font) -> [PickerOptions<Content>.Found] {
        var found: [PickerOptions<Content>.Found] = []
        scope.withEnvironment { values in
            if values.font == nil { values.font = font }
            if !values.isEnabled { values.foreground = AnyShapeStyle(ControlColor.tertiaryLabel) }
            values.lineLimit = 1
        } _: {
            found = options.found(in: &$0)
        }
        return found
    }
}

private nonisolated struct Wheel: BuiltInView {
    /// The rows that are seen, and how far each is below the chosen one.
    let rows: [(node: Node, step: Int, choose: () -> Void)]
    let hasBand: Bool
    let across: CGFloat
    @Environment(\.wheelRowHeight) private var rowHeight

    var body: some View {
        if hasBand { wheel.background { WheelBand() } } else { wheel }
    }

    private var wheel: some View {
        let layout = WheelLayout(
            steps: rows.map(\.step), height: WheelMetrics.height, rowHeight: rowHeight, across: across)
        return layout {
            ForEach(0..<rows.count) { index in
                TurnedRow(row: rows[index].node, step: rows[index].step)
                    .onPartTap("option") { _, _ in rows[index].choose() }
            }
        }
    }
}

/// A row as it is seen on a wheel, some rows from the middle: lower and paler.
private nonisolated struct TurnedRow: BuiltInView {
    let row: Node
    let step: Int
    @Environment(\.wheelRowHeight) private var rowHeight

    var body: some View {
        if step == 0 {
            MadeView(row)
        } else {
            MadeView(row)
                .scaleEffect(CGSize(width: 1, height: cos(WheelMetrics.angle(step, rowHeight: rowHeight))))
                .opacity(WheelMetrics.opacity(step))
        }
    }
}
