import Foundation
import TintypeTree

/// The cells of a table's row, or the titles of its header, side by side: each as wide as its column.
///
/// Columns begin at their ideal widths; what is left over or missing is shared equally among those that can still change.
struct TableColumnsLayout: Layout {
    let columns: [TableColumnWidth]
    /// The distance between columns, in points.
    let gap: CGFloat

    /// The place and the width of each column, in a row of `width` points; nil for the ideal widths.
    func tracks(in width: CGFloat?) -> [(x: CGFloat, width: CGFloat)] {
        var widths = columns.map(\.ideal)
        if let width {
            var free = width - gap * CGFloat(max(columns.count - 1, 0)) - widths.reduce(0, +)
            // Each round ends with nothing left or with one column less that can change.
            for _ in columns.indices where abs(free) > 0.001 {
                let open = columns.indices.filter {
                    free > 0 ? widths[$0] < columns[$0].maximum : widths[$0] > columns[$0].minimum
                }
                guard !open.isEmpty else { break }
                let share = free / CGFloat(open.count)
                for index in open {
                    let changed = min(max(widths[index] + share, columns[index].minimum), columns[index].maximum)
                    free -= changed - widths[index]
                    widths[index] = changed
                }
            }
        }
        var x: CGFloat = 0
        return widths.map { width in
            defer { x += width + gap }
            return (x, width)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let tracks = tracks(in: width)
        let height = zip(subviews, tracks).reduce(CGFloat(0)) { height, cell in
            max(height, cell.0.sizeThatFits(ProposedViewSize(width: cell.1.width, height: nil)).height)
        }
        let end = tracks.last.map { $0.x + $0.width } ?? 0
        return CGSize(width: max(width ?? 0, end), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, track) in zip(subviews, tracks(in: bounds.width)) {
            let offer = ProposedViewSize(width: track.width, height: nil)
            subview.place(at: CGPoint(x: bounds.minX + track.x, y: bounds.midY), anchor: .leading, proposal: offer)
        }
    }
}
