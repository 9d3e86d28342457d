import Foundation
import TintypeGraphics

/// The items of a leaf that hides its contents: a bar for each line of a text, a plate for an image.
///
/// Bars have the text's own colour at .16, after the placeholders of iOS: paleness and height are estimates. Their size
/// follows the letters'
/// (from the height of capitals to a little below the baseline).
struct RedactedItems {
    private let items: [DisplayItem]
    private let frame: CGRect
    private let isImage: Bool

    init(_ items: [DisplayItem], of leaf: any Leaf, in frame: CGRect) {
        self.items = items
        self.frame = frame
        isImage = leaf.nodeName == "Image" || leaf.nodeName == "AsyncImage"
    }

    /// The items in place of the leaf's own.
    var shown: [DisplayItem] {
        if isImage { return [plate(frame, radius: 4, paint: firstPaint(items) ?? .color(.black))] }
        let bars = bars(of: items)
        return bars.isEmpty ? items : bars
    }

    private func bars(of items: [DisplayItem]) -> [DisplayItem] {
        var lines: [(rect: CGRect, baseline: CGFloat, size: CGFloat, paint: Paint)] = []
        for case .glyphs(let run, let paint) in items {
            guard let first = run.glyphs.first else { continue }
            let (baseline, size) = (first.position.y, run.size)
            let start = run.glyphs.map(\.position.x).min() ?? first.position.x
            // The last letter's own width is not known here; half the font's size is that of most.
            let end = (run.glyphs.map(\.position.x).max() ?? start) + size * 0.55
            let rect = CGRect(
                x: start, y: baseline - size * 0.76, width: min(end, max(frame.maxX, start + 1)) - start,
                height: size * 0.9)
            if let last = lines.last, abs(last.baseline - baseline) < 1 {
                lines[lines.count - 1].rect = last.rect.union(rect)
            } else {
                lines.append((rect, baseline, size, paint))
            }
        }
        return lines.map { plate($0.rect, radius: $0.size * 0.2, paint: $0.paint) }
    }

    private func plate(_ rect: CGRect, radius: CGFloat, paint: Paint) -> DisplayItem {
        .fill(Path(roundedRect: rect, cornerRadius: radius), FillStyle(), paint.opacity(0.16))
    }

    private func firstPaint(_ items: [DisplayItem]) -> Paint? {
        for item in items {
            switch item {
            case .fill(_, _, let paint), .stroke(_, _, let paint), .glyphs(_, let paint): return paint
            case .group(_, let inner): if let paint = firstPaint(inner) { return paint }
            default: continue
            }
        }
        return nil
    }
}
