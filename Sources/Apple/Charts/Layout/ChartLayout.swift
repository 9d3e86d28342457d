/// The parts of a chart.
enum ChartRole: Hashable {
    case plot
    /// The place beside the plot that an axis' labels are in.
    case axisArea(Axis)
    case tick(Axis, Int)
    case label(Axis, Int)
    case title(Axis, Int)
    case legend
    case symbol(Int)
    case annotation(Int, Int)
}

private struct ChartRoleKey: LayoutValueKey { static var defaultValue: ChartRole { .plot } }

nonisolated extension View {
    func chartRole(_ role: ChartRole) -> some View { layoutValue(key: ChartRoleKey.self, value: role) }
}

/// Puts the parts of a chart around its plot.
struct ChartLayout: Layout {
    let plan: ChartPlan

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let views = Dictionary(subviews.map { ($0[ChartRoleKey.self], $0) }, uniquingKeysWith: { first, _ in first })
        let frames = ChartArrangement(plan, size: bounds.size) { role, proposal in
            views[role]?.sizeThatFits(proposal) ?? .zero
        }
        for (role, view) in views {
            let frame = frames.frames[role]
            // What is left out gets no room, and shows nothing then.
            let rect = frame ?? CGRect(x: frames.plot.midX, y: frames.plot.midY, width: 0, height: 0)
            view.place(
                at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), anchor: .topLeading,
                proposal: frame == nil ? .zero : ProposedViewSize(rect.size))
        }
    }
}
