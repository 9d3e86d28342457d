import Foundation

/// Finds places for labels next to their frames, so that no two of them overlap and none leaves the picture.
struct LabelPlacer {
    /// The area in which labels may stand.
    let area: CGRect
    /// The rectangles that labels should not cover, such as those of texts.
    let avoided: [CGRect]
    private(set) var taken: [CGRect] = []

    init(area: CGRect, avoiding avoided: [CGRect]) {
        self.area = area
        self.avoided = avoided
    }

    /// Takes a place for a label of `size` at `frame`; nil where there is none.
    mutating func place(_ size: CGSize, at frame: CGRect) -> CGRect? {
        var best: (rect: CGRect, cost: CGFloat)?
        for (index, origin) in Self.candidates(size, frame).enumerated() {
            let rect = CGRect(origin: origin, size: size)
            guard area.contains(rect), !taken.contains(where: { $0.intersects(rect) }) else { continue }
            let covered = avoided.reduce(CGFloat.zero) { sum, other in
                let common = other.intersection(rect)
                return common.isNull ? sum : sum + common.width * common.height
            }
            // A point of the label's own area that covers something weighs as much as some steps down the list.
            let cost = CGFloat(index) + covered / 4
            if cost < best?.cost ?? .infinity { best = (rect, cost) }
        }
        guard let best else { return nil }
        taken.append(best.rect.insetBy(dx: -1, dy: -1))
        return best.rect
    }

    /// Takes the place where it is free.
    mutating func take(_ rect: CGRect) -> Bool {
        guard area.contains(rect), !taken.contains(where: { $0.intersects(rect) }) else { return false }
        taken.append(rect.insetBy(dx: -1, dy: -1))
        return true
    }

    /// Takes the free place that is nearest to `frame`; nil where the picture is full.
    mutating func placeAnywhere(_ size: CGSize, near frame: CGRect) -> CGRect? {
        var best: (rect: CGRect, distance: CGFloat)?
        for y in stride(from: area.minY, through: area.maxY - size.height, by: 5) {
            for x in stride(from: area.minX, through: area.maxX - size.width, by: 5) {
                let rect = CGRect(x: x, y: y, width: size.width, height: size.height)
                guard !taken.contains(where: { $0.intersects(rect) }) else { continue }
                let (dx, dy) = (rect.midX - frame.midX, rect.midY - frame.midY)
                let distance = dx * dx + dy * dy
                if distance < best?.distance ?? .infinity { best = (rect, distance) }
            }
        }
        guard let best else { return nil }
        taken.append(best.rect.insetBy(dx: -1, dy: -1))
        return best.rect
    }

    /// The best places first: at the corners outside, then along the edges, then inside.
    private static func candidates(_ size: CGSize, _ frame: CGRect) -> [CGPoint] {
        let (above, below) = (frame.minY - size.height - 1, frame.maxY + 1)
        let (left, right) = (frame.minX, frame.maxX - size.width)
        var places = [
            CGPoint(x: left, y: above), CGPoint(x: left, y: below), CGPoint(x: right, y: above),
            CGPoint(x: right, y: below), CGPoint(x: frame.maxX + 1, y: frame.minY),
            CGPoint(x: frame.minX - size.width - 1, y: frame.minY),
        ]
        // Along an edge only as far as the label still touches it, and no more than a few steps.
        let step = max((frame.width - size.width) / 12, 6)
        for x in stride(from: left + step, to: right, by: step) {
            places += [CGPoint(x: x, y: above), CGPoint(x: x, y: below)]
        }
        if frame.width > size.width + 4, frame.height > size.height + 4 {
            places += [
                CGPoint(x: left + 2, y: frame.minY + 2), CGPoint(x: right - 2, y: frame.maxY - size.height - 2),
                CGPoint(x: right - 2, y: frame.minY + 2), CGPoint(x: left + 2, y: frame.maxY - size.height - 2),
            ]
        }
        let middle = frame.midY - size.height / 2
        places += [CGPoint(x: frame.maxX + 1, y: middle), CGPoint(x: frame.minX - size.width - 1, y: middle)]
        return places
    }
}
