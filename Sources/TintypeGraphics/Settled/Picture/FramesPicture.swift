import Foundation

/// A scene's picture with its frames, baselines and alignment guides drawn over it, and a list of them beside it.
///
/// Small scenes are enlarged by a whole factor, so that lines and labels have room. Each frame has a number, by which the
/// list tells what it is; its size stands beside it where there is room. No label covers another or leaves the picture.
package struct FramesPicture {
    private let list: DisplayList
    private let guides: [GuideLine]
    private let text: PictureText
    /// The way to the view that is stressed; nil stresses none.
    private let focus: [Int]?
    /// The boxes that are listed, in order.
    private let shown: [FrameBox]
    /// The number of each listed frame, from 1; what has one frame has one number.
    private let numbers: [Int]
    private let all: [FrameBox]
    private let scale: CGFloat
    /// Points of the picture a point of the scene.
    private let zoom: CGFloat
    /// The part of the scene that the picture shows, in points: the canvas, and some of what reaches beyond it.
    private let extent: CGRect

    /// The most frames that are numbered.
    private static let mostNumbers = 60

    package init(
        _ list: DisplayList, _ tree: SettledTree, guides: [GuideLine], focus: [Int]?, shaper: any TextShaper
    ) {
        self.list = list
        self.focus = focus
        scale = max(list.scale, 2)
        text = PictureText(shaper, scale: max(list.scale, 2))
        all = FrameBox.boxes(of: tree)
        if let focus {
            shown = all.filter { box in box.ways.contains { Self.isNear($0, focus) } }
            self.guides = guides.filter { Self.isOnWay($0.owner, focus) }
        } else {
            shown = Self.mostWorthShowing(all)
            self.guides = guides
        }
        numbers = FrameBox.numbers(of: shown)
        let canvas = CGRect(origin: .zero, size: list.size)
        zoom = min(max(min(760 / max(canvas.width, 1), 640 / max(canvas.height, 1)).rounded(.down), 1), 4)
        let limit = canvas.insetBy(dx: -min(canvas.width / 3, 80), dy: -min(canvas.height / 3, 80))
        extent = shown.reduce(canvas) { $0.union($1.frame.intersection(limit)) }
    }

    /// Indicates whether a view is on the way to the view in focus, or in it.
    private static func isOnWay(_ way: [Int], _ focus: [Int]) -> Bool {
        way.count <= focus.count ? focus.starts(with: way) : way.starts(with: focus)
    }

    /// Indicates whether a view is on the way to the view in focus, or stands directly in it.
    private static func isNear(_ way: [Int], _ focus: [Int]) -> Bool {
        isOnWay(way, focus) && way.count <= focus.count + 1
    }

    /// The boxes that are numbered: of very many the named ones and the largest, in their order.
    private static func mostWorthShowing(_ boxes: [FrameBox]) -> [FrameBox] {
        guard boxes.count > mostNumbers else { return boxes }
        let ranked = boxes.indices.sorted { a, b in
            func worth(_ box: FrameBox) -> (Int, CGFloat) {
                (box.title.contains("#") ? 0 : 1, -box.frame.width * box.frame.height)
            }
            let (x, y) = (worth(boxes[a]), worth(boxes[b]))
            return x == y ? a < b : x < y
        }
        return ranked.prefix(mostNumbers).sorted().map { boxes[$0] }
    }

    // MARK: Geometry

    private var pictureFrame: CGRect {
        CGRect(
            x: PictureStyle.margin, y: PictureStyle.margin, width: extent.width * zoom, height: extent.height * zoom)
    }

    private func placed(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: pictureFrame.minX + (point.x - extent.minX) * zoom, y: pictureFrame.minY + (point.y - extent.minY) * zoom
        )
    }

    private func placed(_ rect: CGRect) -> CGRect {
        CGRect(origin: placed(rect.origin), size: CGSize(width: rect.width * zoom, height: rect.height * zoom))
    }

    private func isStressed(_ box: FrameBox) -> Bool { focus.map(box.ways.contains) ?? false }

    private func color(_ box: FrameBox) -> ResolvedColor {
        isStressed(box) ? PictureStyle.stress : PictureStyle.color(depth: box.depth)
    }

    // MARK: Drawing

    /// The finished picture.
    ///
    /// - Throws: ``TextError`` where its words cannot be shaped.
    package func displayList() throws -> DisplayList {
        let rows = try PictureList(
            shown.indices.map { index in
                let first = shown[numbers.firstIndex(of: numbers[index]) ?? index]
                return PictureList.Row(
                    box: shown[index], number: numbers[index], color: color(first), isStressed: isStressed(shown[index])
                )
            },
            unnumbered: focus == nil ? all.count - shown.count : 0, text)
        let footer = try PictureFooter(list.size, list.scale, text)
        let left = max(pictureFrame.maxX, PictureStyle.margin + footer.width) + PictureStyle.margin
        let bottom = pictureFrame.maxY + PictureStyle.margin
        let size = CGSize(
            width: left + rows.width + PictureStyle.margin,
            height: max(bottom + PictureStyle.footer, rows.height + PictureStyle.margin))
        var items = sceneItems
        items += frameItems
        items += guideItems
        items += try labelItems()
        items += rows.items(at: CGPoint(x: left, y: PictureStyle.margin))
        items += footer.items(at: CGPoint(x: PictureStyle.margin, y: bottom))
        return DisplayList(size: size, scale: scale, background: PictureStyle.page, items: items)
    }

    /// The scene itself, veiled so that lines stand out.
    private var sceneItems: [DisplayItem] {
        let canvas = placed(CGRect(origin: .zero, size: list.size))
        let toPicture = CGAffineTransform(a: zoom, b: 0, c: 0, d: zoom, tx: canvas.minX, ty: canvas.minY)
        let bounds = Path(CGRect(origin: .zero, size: list.size))
        let scene = DisplayItem.group(.transform(toPicture), [.group(.clip(bounds, FillStyle()), list.items)])
        let veil = ResolvedColor.white.opacity(focus == nil ? 0.45 : 0.6)
        return [
            .fill(Path(canvas), FillStyle(), .color(list.background ?? .white)), scene,
            .fill(Path(canvas), FillStyle(), .color(veil)),
            .stroke(
                Path(canvas.insetBy(dx: -0.5, dy: -0.5)), StrokeStyle(lineWidth: 1), .color(PictureStyle.hairline)),
        ]
    }

    private var frameItems: [DisplayItem] {
        // The largest first, so that the smaller ones' lines are on top; the stressed one last.
        let ordered = all.enumerated().sorted { a, b in
            let (x, y) = (isStressed(a.element), isStressed(b.element))
            if x != y { return y }
            return (a.element.depth, a.offset) < (b.element.depth, b.offset)
        }
        let numbered = Set(shown.map(\.ways))
        let first = FrameBox.numbers(of: all)
        return ordered.flatMap { index, box -> [DisplayItem] in
            // Of several views with one frame the outermost gives the line its colour.
            guard isStressed(box) || first.firstIndex(of: first[index]) == index else { return [] }
            let rect = placed(box.frame)
            let color = color(box)
            if isStressed(box) {
                return [
                    .fill(Path(rect), FillStyle(), .color(color.opacity(0.12))),
                    .stroke(Path(rect), StrokeStyle(lineWidth: 1.5), .color(color)),
                ]
            }
            let isDimmed = !numbered.contains(box.ways)
            let line = StrokeStyle(lineWidth: isDimmed ? 0.5 : 0.75)
            return [.stroke(Path(rect), line, .color(color.opacity(isDimmed ? 0.3 : 0.9)))]
        }
    }

    private var guideItems: [DisplayItem] {
        guides.map { guide in
            let isBaseline = guide.kind == .baseline
            return .line(
                from: placed(guide.start), to: placed(guide.end),
                isBaseline ? PictureStyle.baselineStroke : PictureStyle.alignmentStroke,
                isBaseline ? PictureStyle.baseline : PictureStyle.alignment)
        }
    }

    private func labelItems() throws -> [DisplayItem] {
        let area = pictureFrame.insetBy(dx: -PictureStyle.margin + 2, dy: -PictureStyle.margin + 2)
        var placer = LabelPlacer(area: area, avoiding: shown.filter(\.isLeaf).map { placed($0.frame) })
        // The stressed one takes its place first, then small frames, which have fewer places.
        let distances = try stressedDistances(&placer)
        let order = shown.enumerated().filter { numbers.firstIndex(of: numbers[$0.offset]) == $0.offset }.sorted {
            a, b in
            func rank(_ box: FrameBox) -> (Int, CGFloat) {
                (isStressed(box) ? 0 : 1, box.frame.width * box.frame.height)
            }
            let (x, y) = (rank(a.element), rank(b.element))
            return x == y ? a.offset < b.offset : x < y
        }
        var items = distances
        for (index, box) in order {
            let full = try PictureLabel(numbers[index], frame: box.frame.size, color: color(box), text: text)
            let short = try PictureLabel(numbers[index], frame: nil, color: color(box), text: text)
            let frame = placed(box.frame)
            if let place = placer.place(full.size, at: frame) {
                items += full.items(at: place.origin)
            } else if let place = placer.place(short.size, at: frame) {
                items += short.items(at: place.origin)
            } else if let place = placer.placeAnywhere(short.size, near: frame) {
                let corner = CGPoint(x: frame.minX, y: frame.minY)
                let middle = CGPoint(x: place.midX, y: place.midY)
                items.append(.line(from: middle, to: corner, StrokeStyle(lineWidth: 0.5), color(box)))
                items += short.items(at: place.origin)
            }
        }
        return items
    }

    /// The distances between the stressed view and the edges of its container.
    private func stressedDistances(_ placer: inout LabelPlacer) throws -> [DisplayItem] {
        guard let place = shown.firstIndex(where: isStressed) else { return [] }
        let box = shown[place]
        let around = shown[..<place].last { $0.depth < box.depth }?.frame ?? CGRect(origin: .zero, size: list.size)
        return try PictureDistances(from: box.frame, to: around).items(placed, &placer, text)
    }
}
