import Foundation

/// The list beside the picture: which number is which view, how large it is, and where.
struct PictureList {
    struct Row {
        var box: FrameBox
        var number: Int
        var color: ResolvedColor
        var isStressed: Bool
    }

    private struct SetRow {
        var number: TextLayout
        var title: TextLayout
        var place: TextLayout
        var row: Row
        var indent: CGFloat
    }

    private let rows: [SetRow]
    private let rest: TextLayout?
    private static let widestTitle: CGFloat = 210

    /// - Parameter unnumbered: The number of frames that the picture shows without a number.
    init(_ rows: [Row], unnumbered: Int, _ text: PictureText) throws {
        let size = PictureStyle.rowSize
        self.rows = try rows.map { row in
            let frame = row.box.frame
            let place =
                "\(PictureText.dimensions(frame.size)) at (\(PictureText.length(frame.minX)), \(PictureText.length(frame.minY)))"
            return SetRow(
                number: try text.line("\(row.number)", size: PictureStyle.labelSize, weight: 600),
                title: try text.line(
                    row.box.title, size: size, weight: row.isStressed ? 700 : 500, width: Self.widestTitle),
                place: try text.line(place, size: size), row: row, indent: CGFloat(min(row.box.depth, 8)) * 7)
        }
        rest = unnumbered > 0 ? try text.line("and \(unnumbered) smaller frames without a number", size: size) : nil
    }

    private var badgeWidth: CGFloat { rows.reduce(13) { max($0, $1.number.size.width + 6) } }
    private var titleWidth: CGFloat {
        rows.reduce(0) { max($0, $1.indent + badgeWidth + 5 + $1.title.size.width) } + 14
    }
    var width: CGFloat { rows.reduce(rest?.size.width ?? 0) { max($0, titleWidth + $1.place.size.width) } }
    var height: CGFloat { PictureStyle.margin + CGFloat(rows.count + (rest == nil ? 0 : 1)) * PictureStyle.rowHeight }

    func items(at origin: CGPoint) -> [DisplayItem] {
        var items: [DisplayItem] = []
        var y = origin.y
        func top(_ layout: TextLayout) -> CGFloat { y + (PictureStyle.rowHeight - layout.size.height) / 2 }
        for row in rows {
            let x = origin.x + row.indent
            let badge = CGRect(x: x, y: y + 2, width: badgeWidth, height: PictureStyle.rowHeight - 4)
            let outline = Path(roundedRect: badge, cornerSize: CGSize(width: 3, height: 3), style: .circular)
            items.append(.fill(outline, FillStyle(), .color(row.row.color)))
            let figure = CGPoint(x: badge.midX - row.number.size.width / 2, y: top(row.number))
            items += row.number.items(at: figure, .white)
            let ink = row.row.isStressed ? PictureStyle.stress : PictureStyle.ink
            items += row.title.items(at: CGPoint(x: badge.maxX + 5, y: top(row.title)), ink)
            items += row.place.items(at: CGPoint(x: origin.x + titleWidth, y: top(row.place)), PictureStyle.faint)
            y += PictureStyle.rowHeight
        }
        if let rest { items += rest.items(at: CGPoint(x: origin.x, y: top(rest)), PictureStyle.faint) }
        return items
    }
}

/// The legend of the picture's lines, and the size of the scene.
struct PictureFooter {
    private let entries: [(line: (StrokeStyle, ResolvedColor)?, words: TextLayout)]

    init(_ size: CGSize, _ scale: CGFloat, _ text: PictureText) throws {
        let scene = "\(PictureText.dimensions(size)) points, \(PictureText.length(scale)) pixels a point"
        let rowSize = PictureStyle.rowSize
        entries = [
            (nil, try text.line(scene, size: rowSize, weight: 500)),
            (
                (StrokeStyle(lineWidth: 1), PictureStyle.color(depth: 0)),
                try text.line("frame, coloured by depth", size: rowSize)
            ),
            ((PictureStyle.baselineStroke, PictureStyle.baseline), try text.line("baseline", size: rowSize)),
            (
                (PictureStyle.alignmentStroke, PictureStyle.alignment),
                try text.line("guide that a stack aligns by", size: rowSize)
            ),
        ]
    }

    private func width(_ entry: (line: (StrokeStyle, ResolvedColor)?, words: TextLayout)) -> CGFloat {
        (entry.line == nil ? 0 : 30) + entry.words.size.width
    }

    var width: CGFloat { entries.reduce(-18) { $0 + width($1) + 18 } }

    func items(at origin: CGPoint) -> [DisplayItem] {
        var items: [DisplayItem] = []
        var x = origin.x
        for entry in entries {
            let middle = origin.y + entry.words.size.height / 2
            if let (style, color) = entry.line {
                items.append(.line(from: CGPoint(x: x, y: middle), to: CGPoint(x: x + 24, y: middle), style, color))
            }
            let start = entry.line == nil ? x : x + 30
            items += entry.words.items(at: CGPoint(x: start, y: origin.y), PictureStyle.faint)
            x += width(entry) + 18
        }
        return items
    }
}
