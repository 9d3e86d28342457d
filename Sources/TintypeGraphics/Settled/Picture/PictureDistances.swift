import Foundation

/// Lines with figures from a view's edges to those of what it stands in; lengths are points of the scene.
struct PictureDistances {
    private var lines: [(start: CGPoint, end: CGPoint, length: CGFloat)] = []

    init(from inner: CGRect, to outer: CGRect) {
        func add(_ start: CGPoint, _ end: CGPoint, _ length: CGFloat) {
            if length > 0.01 { lines.append((start, end, length)) }
        }
        add(CGPoint(x: outer.minX, y: inner.midY), CGPoint(x: inner.minX, y: inner.midY), inner.minX - outer.minX)
        add(CGPoint(x: inner.maxX, y: inner.midY), CGPoint(x: outer.maxX, y: inner.midY), outer.maxX - inner.maxX)
        add(CGPoint(x: inner.midX, y: outer.minY), CGPoint(x: inner.midX, y: inner.minY), inner.minY - outer.minY)
        add(CGPoint(x: inner.midX, y: inner.maxY), CGPoint(x: inner.midX, y: outer.maxY), outer.maxY - inner.maxY)
    }

    /// The lines whose figures have room, `placed` on the picture.
    func items(
        _ placed: (CGPoint) -> CGPoint, _ placer: inout LabelPlacer, _ text: PictureText
    ) throws -> [DisplayItem] {
        var items: [DisplayItem] = []
        for line in lines {
            let (start, end) = (placed(line.start), placed(line.end))
            let words = try text.line(PictureText.length(line.length), size: PictureStyle.labelSize, weight: 600)
            let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            let plate = CGRect(
                x: middle.x - words.size.width / 2 - 3, y: middle.y - 6, width: words.size.width + 6, height: 12)
            guard placer.take(plate) else { continue }
            let style = StrokeStyle(lineWidth: 0.75)
            items.append(.line(from: start, to: end, style, PictureStyle.stress))
            let across = start.x == end.x ? CGPoint(x: 3, y: 0) : CGPoint(x: 0, y: 3)
            for point in [start, end] {
                items.append(.line(from: point - across, to: point + across, style, PictureStyle.stress))
            }
            let outline = Path(roundedRect: plate, cornerSize: CGSize(width: 3, height: 3), style: .circular)
            items.append(.fill(outline, FillStyle(), .color(PictureStyle.stress)))
            let origin = CGPoint(x: plate.minX + 3, y: plate.midY - words.size.height / 2)
            items += words.items(at: origin, .white)
        }
        return items
    }
}
