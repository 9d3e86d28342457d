import Foundation
import TintypeGraphics
import TintypeTree

/// A box that is ticked or not: 16 points on macOS 26.5 (Semantics.md 13.5), where the gap to its label is 5.
struct CheckboxLeaf: Leaf {
    /// nil for neither on nor off.
    let isOn: Bool?
    /// Indicates whether it is round, as one of several that exclude each other.
    let isRadio: Bool
    let fill: _ResolvedStyle
    let border: ResolvedColor
    let opacity: Double

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CheckboxMetrics.size }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { .always(CheckboxMetrics.size) }
    var flexibleAxes: Axis.Set { [] }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let box = frame.insetBy(dx: 1, dy: 1)
        func outline(_ rect: CGRect) -> Path {
            isRadio ? Path(ellipseIn: rect) : Path(roundedRect: rect, cornerRadius: 4)
        }
        guard isOn != false else {
            return builder.stroke(
                outline(box.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(lineWidth: 1), .color(border.opacity(opacity)))
        }
        builder.fill(outline(box), fill.opacity(opacity).paint(in: box))
        let white = Paint.color(.white)
        if isRadio {
            builder.fill(Path(ellipseIn: frame.insetBy(dx: 5.5, dy: 5.5)), white)
        } else if isOn == nil {
            builder.fill(Path(CGRect(x: frame.minX + 4.5, y: frame.midY - 0.75, width: 7, height: 1.5)), white)
        } else {
            let tick = Path {
                $0.move(to: CGPoint(x: frame.minX + 4.6, y: frame.minY + 8.4))
                $0.addLine(to: CGPoint(x: frame.minX + 7, y: frame.minY + 10.8))
                $0.addLine(to: CGPoint(x: frame.minX + 11.4, y: frame.minY + 5.2))
            }
            builder.stroke(tick, StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round), white)
        }
    }

    var nodeName: String { isRadio ? "RadioButton" : "Checkbox" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("isOn", isOn.map { "\($0)" } ?? "mixed")] }
}
