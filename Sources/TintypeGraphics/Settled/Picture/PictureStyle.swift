import Foundation

/// The picture's colours and measures; lengths are points of the finished picture.
enum PictureStyle {
    static let ink = ResolvedColor(bytes: 17, 24, 39)
    static let faint = ResolvedColor(bytes: 107, 114, 128)
    static let hairline = ResolvedColor(bytes: 209, 213, 219)
    static let page = ResolvedColor(bytes: 250, 250, 251)
    static let stress = ResolvedColor(bytes: 219, 39, 119)
    static let baseline = ResolvedColor(bytes: 225, 29, 72)
    static let alignment = ResolvedColor(bytes: 234, 88, 12)

    /// The colours of depths, in turn: dark enough for white figures on them.
    private static let depths = [
        ResolvedColor(bytes: 37, 99, 235), ResolvedColor(bytes: 4, 120, 87), ResolvedColor(bytes: 124, 58, 237),
        ResolvedColor(bytes: 14, 116, 144), ResolvedColor(bytes: 133, 77, 14),
    ]

    static func color(depth: Int) -> ResolvedColor { depths[depth % depths.count] }

    static let margin: CGFloat = 24
    static let labelSize: CGFloat = 8.5
    static let rowSize: CGFloat = 9.5
    static let rowHeight: CGFloat = 16
    static let footer: CGFloat = 30

    static let baselineStroke = StrokeStyle(lineWidth: 0.75, dash: [3, 2])
    static let alignmentStroke = StrokeStyle(lineWidth: 0.75, dash: [7, 2, 1.5, 2])
}

extension DisplayItem {
    static func line(from start: CGPoint, to end: CGPoint, _ style: StrokeStyle, _ color: ResolvedColor) -> DisplayItem
    {
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        return .stroke(path, style, .color(color))
    }
}
