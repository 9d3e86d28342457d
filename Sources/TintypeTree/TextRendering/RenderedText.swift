package import Foundation
package import TintypeGraphics

/// A text laid out for a renderer: lines from the top down, each of runs from left to right, each of slices. Lengths are
/// points from the text's top left corner.
package struct RenderedText: Equatable {
    /// A line's box, run's or slice's: where its baseline begins, and how far it reaches from there.
    package struct Bounds: Hashable, Sendable {
        package var origin: CGPoint
        package var width: CGFloat
        package var metrics: LineMetrics
    }

    package struct Line: Equatable {
        package let bounds: Bounds
        package let runs: [Run]
    }

    /// A stretch of a line that is of one look and one direction.
    package struct Run: Equatable {
        package let bounds: Bounds
        package let isRightToLeft: Bool
        /// The attributes for renderers, by type.
        package let attributes: [ObjectIdentifier: AnyHashable]
        package let slices: [Slice]
    }

    /// The smallest part that is drawn by itself: a character with its marks, or a ligature.
    package struct Slice: Equatable {
        package let bounds: Bounds
        /// The character that it stands for, by its place among the text's UTF-8 bytes; -1 for an ellipsis.
        package let character: Int
        package let items: [DisplayItem]
    }

    package let lines: [Line]
    package let isTruncated: Bool

    init(_ leaf: TextLeaf, _ layout: TextLayout, _ size: CGSize, scale: CGFloat) {
        let frame = CGRect(origin: .zero, size: size)
        isTruncated = layout.isTruncated
        lines = layout.lines.map { line in
            let grid = PixelGrid(scale: scale)
            let shift = CGPoint(x: 0, y: grid.round(line.baseline) - line.baseline)
            var runs: [Run] = []
            var members: [TextLayout.Slice] = []
            func finish() {
                if !members.isEmpty {
                    runs.append(
                        Run(members, in: line, of: leaf, layout: layout, shift: shift, frame: frame, scale: scale))
                }
                members = []
            }
            for slice in layout.slices(of: line) {
                if let last = members.last,
                    last.segment.span != slice.segment.span || last.isRightToLeft != slice.isRightToLeft
                {
                    finish()
                }
                members.append(slice)
            }
            finish()
            let origin = CGPoint(x: line.x, y: line.baseline + shift.y)
            return Line(bounds: Bounds(origin: origin, width: line.width, metrics: line.metrics), runs: runs)
        }
    }
}

extension RenderedText.Run {
    fileprivate init(
        _ members: [TextLayout.Slice], in line: TextLayout.Line, of leaf: TextLeaf, layout: TextLayout,
        shift: CGPoint, frame: CGRect, scale: CGFloat
    ) {
        let span = members[0].segment.span
        let own = layout.paragraph.spans.indices.contains(span) ? layout.paragraph.spans[span] : nil
        let metrics = own?.metrics ?? layout.paragraph.metrics
        let baseline = line.baseline + shift.y - (own?.baselineOffset ?? 0)
        func bounds(_ x: ClosedRange<CGFloat>) -> RenderedText.Bounds {
            RenderedText.Bounds(
                origin: CGPoint(x: x.lowerBound, y: baseline), width: x.upperBound - x.lowerBound, metrics: metrics)
        }
        isRightToLeft = members[0].isRightToLeft
        attributes = leaf.spans.indices.contains(span) ? leaf.spans[span].attributes : [:]
        slices = members.map { slice in
            var builder = DisplayListBuilder(scale: scale)
            leaf.draw(slice, line: line, layout, shift: shift, in: frame, into: &builder)
            return RenderedText.Slice(
                bounds: bounds(slice.segment.x),
                character: slice.bytes.isEmpty ? -1 : slice.bytes.lowerBound, items: builder.items)
        }
        let start = members.map(\.segment.x.lowerBound).min() ?? 0
        let end = members.map(\.segment.x.upperBound).max() ?? 0
        self.bounds = bounds(start...max(start, end))
    }
}
