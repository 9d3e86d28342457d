import Foundation

/// A frame's number on its colour, and its size beside it.
struct PictureLabel {
    private let number: TextLayout
    private let dimensions: TextLayout?
    private let color: ResolvedColor

    /// - Parameter frame: In points of the scene; nil for the number alone.
    init(_ number: Int, frame: CGSize?, color: ResolvedColor, text: PictureText) throws {
        self.number = try text.line("\(number)", size: PictureStyle.labelSize, weight: 600)
        dimensions = try frame.map {
            try text.line(PictureText.dimensions($0), size: PictureStyle.labelSize, weight: 500)
        }
        self.color = color
    }

    private var badgeWidth: CGFloat { max(number.size.width + 6, 11) }
    private static let height: CGFloat = 12

    var size: CGSize {
        CGSize(width: badgeWidth + (dimensions.map { $0.size.width + 7 } ?? 0), height: Self.height)
    }

    func items(at origin: CGPoint) -> [DisplayItem] {
        let whole = CGRect(origin: origin, size: size)
        let corner = CGSize(width: 3, height: 3)
        func top(_ layout: TextLayout) -> CGFloat { origin.y + (Self.height - layout.size.height) / 2 }
        let outline = Path(roundedRect: whole, cornerSize: corner, style: .circular)
        var items: [DisplayItem] = [.fill(outline, FillStyle(), .color(dimensions == nil ? color : .white))]
        if let dimensions {
            let badge = CGRect(x: whole.minX, y: whole.minY, width: badgeWidth, height: Self.height)
            items.append(.group(.clip(outline, FillStyle()), [.fill(Path(badge), FillStyle(), .color(color))]))
            let start = CGPoint(x: badge.maxX + 3.5, y: top(dimensions))
            items += dimensions.items(at: start, color)
            let border = Path(roundedRect: whole.insetBy(dx: 0.25, dy: 0.25), cornerSize: corner, style: .circular)
            items.append(.stroke(border, StrokeStyle(lineWidth: 0.5), .color(color)))
        }
        let start = CGPoint(x: whole.minX + (badgeWidth - number.size.width) / 2, y: top(number))
        return items + number.items(at: start, .white)
    }
}

extension PictureText {
    /// `96 × 20.5`: to a hundredth of a point.
    static func dimensions(_ size: CGSize) -> String { "\(length(size.width)) × \(length(size.height))" }

    static func length(_ value: CGFloat) -> String {
        guard value.isFinite else { return "∞" }
        let rounded = (value * 100).rounded() / 100
        let text = rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
        return text.hasPrefix("-") ? "−" + text.dropFirst() : text
    }
}
