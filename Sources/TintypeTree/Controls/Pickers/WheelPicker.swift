package import Foundation
import TintypeGraphics

/// The rows of a wheel, seen from the front: the chosen one in the middle, those before and after turned away.
///
/// UIPickerView is 216 points high. The wheel's radius and the angle between rows are estimated from pictures.
struct WheelLayout: Layout {
    /// How many rows each subview is below the chosen one.
    let steps: [Int]
    /// In points.
    let height: CGFloat
    /// Of the chosen row, in points.
    let rowHeight: CGFloat

    static func angle(_ step: Int) -> CGFloat { CGFloat(step) * 0.33 }

    private var radius: CGFloat { rowHeight / sin(WheelLayout.angle(1)) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: proposal.width ?? widest + 40, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (step, subview) in zip(steps, subviews) {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(WheelLayout.angle(step))), anchor: .center,
                proposal: ProposedViewSize(width: max(bounds.width - 12, 0), height: rowHeight))
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// The band that the chosen row of a wheel lies in.
private struct WheelBandLeaf: Leaf {
    let rowHeight: CGFloat
    let cornerRadius: CGFloat
    let color: ResolvedColor

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { .filling(proposal) }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let inset = min(9, frame.width / 8)
        let band = CGRect(
            x: frame.minX + inset, y: frame.midY - rowHeight / 2, width: frame.width - 2 * inset, height: rowHeight)
        builder.fill(Path(controlGround: band, cornerRadius: cornerRadius), .color(color))
    }

    var nodeName: String { "WheelBand" }
    var nodeAttributes: [SettledAttribute] { [] }
}

private enum WheelRowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat = 34
}

extension EnvironmentValues {
    /// The height of a wheel's chosen row, in points.
    package var wheelRowHeight: CGFloat {
        get { self[WheelRowHeightKey.self] }
        set { self[WheelRowHeightKey.self] = newValue }
    }
}

extension Scope {
    /// Appends a wheel of the options that `content` makes. Seven rows are seen: more would lie behind the wheel.
    ///
    /// - Parameter hasBand: Whether the band behind the chosen row is drawn, which columns side by side share.
    package mutating func appendWheel(
        _ selection: [AnyHashable], hasBand: Bool = true, _ content: (inout Scope) -> Void
    ) {
        var options: [PickerOption] = []
        withEnvironment { values in
            if values.font == nil { values.font = Font.system(size: 21) }
            if !values.isEnabled { values.foreground = AnyShapeStyle(ControlColor.tertiaryLabel) }
            values.lineLimit = 1
        } _: {
            options = $0.pickerOptions(content)
        }
        let chosen = options.firstIndex { $0.matches(selection) } ?? 0
        let seen = options.indices.filter { abs($0 - chosen) <= 3 }
        let layout = WheelLayout(
            steps: seen.map { $0 - chosen }, height: 216, rowHeight: environment.wheelRowHeight)
        func rows(_ scope: inout Scope) {
            scope.appendLayout(layout) { scope in
                for index in seen { scope.appendTurned(options[index].node, step: index - chosen) }
            }
        }
        guard hasBand else { return rows(&self) }
        wrap(with: AttachmentModifier.background(.center) { $0.appendWheelBand() }, rows)
    }

    /// Appends the band that the chosen row of a wheel lies in.
    package mutating func appendWheelBand() {
        let rowHeight = environment.wheelRowHeight
        append(
            .leaf(
                WheelBandLeaf(
                    rowHeight: rowHeight, cornerRadius: environment.platform.version >= 26 ? rowHeight / 2 : 8,
                    color: ControlColor.tertiaryFill.color(in: environment))))
    }

    /// A row as it is seen on a wheel, `step` rows from the middle: lower and paler.
    private mutating func appendTurned(_ row: Node, step: Int) {
        guard step != 0 else { return append(row) }
        let strength = [1, 0.5, 0.32, 0.16][min(abs(step), 3)]
        wrap(with: OpacityModifier(strength)) { scope in
            let flat = CGSize(width: 1, height: cos(WheelLayout.angle(step)))
            scope.wrap(with: ScaleModifier(flat, anchor: .center)) { $0.append(row) }
        }
    }
}
