import Foundation
import TintypeGraphics

/// A shape around another symbol: the last part of names such as `plus.circle`.
struct SymbolEnclosure: Sendable {
    /// The part of the name, without `.fill`.
    let suffix: String
    /// The filled shape.
    let shape: SymbolDrawing
    /// The rectangle for the inner symbol, on the grid.
    let interior: CGRect
    /// A drawing in place of the shape's rim; such an enclosure has no filled look.
    let line: SymbolDrawing?
    /// A drawing behind the shape, in both looks.
    let behind: SymbolDrawing?
    /// The width of the shape's rim, in units; less than 1.9 where it may grow but little beside the mark.
    let rim: CGFloat

    private init(
        _ suffix: String, _ shape: SymbolDrawing, _ interior: CGRect, line: SymbolDrawing? = nil,
        behind: SymbolDrawing? = nil, rim: CGFloat = 2
    ) {
        self.suffix = suffix
        self.shape = shape
        self.interior = interior
        self.line = line
        self.behind = behind
        self.rim = rim
    }

    /// Indicates whether the enclosure has a filled look.
    var hasFilledLook: Bool { line == nil }

    /// `inner` with the shape's rim around it, or knocked out of the shape.
    func around(_ inner: SymbolDrawing, isFilled: Bool) -> SymbolDrawing {
        let pieces = isFilled ? [SymbolDrawing.cut(shape, by: fitted(inner))] : [border, fitted(inner)]
        return .joined(pieces + (behind.map { [$0] } ?? []))
    }

    /// The enclosure, which in its filled look is whole, and before it the mark, which is what the symbol is about.
    func parts(around inner: SymbolDrawing, named name: String, isFilled: Bool) -> [SymbolPart] {
        let hue = isFilled ? SymbolHue.filledEnclosures["\(name).\(suffix)"] : nil
        let back = behind.map { [SymbolPart($0, level: 2, hue: hue)] } ?? []
        return back + [
            SymbolPart(isFilled ? shape : border, level: 1, hue: hue),
            SymbolPart(fitted(inner), level: 0, hue: isFilled ? .white : nil),
        ]
    }

    private func fitted(_ inner: SymbolDrawing) -> SymbolDrawing { .fitted(inner, into: interior) }

    private var border: SymbolDrawing { line ?? .rim(shape, holes: .dropped, width: rim) }

    /// A longer suffix stands before a shorter one that it ends with.
    static let all: [SymbolEnclosure] = [
        SymbolEnclosure(
            "square.on.square", .fill("R 7 7 15.5 15.5 3.6"), box(9.6, 9.2).offsetBy(dx: 2.75, dy: 2.75),
            behind: SymbolTable.squareBehind),
        SymbolEnclosure("square.stack", .fill("R 3 8 18 14 3.5"), box(11, 8.2, y: 15), behind: SymbolTable.stackLines),
        SymbolEnclosure(
            "rectangle.stack", .fill("R 2 8 20 14 3.5"), box(12.6, 8.2, y: 15), behind: SymbolTable.stackLines),
        SymbolEnclosure("circle", .fill("O 12 12 10"), box(11.6, 10.4)),
        SymbolEnclosure("square", .fill("R 3 3 18 18 4"), box(11.4, 10.6)),
        SymbolEnclosure("rectangle", .fill("R 1.5 4.5 21 15 3.5"), box(14, 8.6)),
        SymbolEnclosure("rectangle.portrait", .fill("R 4.5 1.5 15 21 3.5"), box(8.6, 14)),
        SymbolEnclosure("capsule", .fill("R 1.5 6.5 21 11 5.5"), box(12, 6.4)),
        SymbolEnclosure("diamond", .rounded("M 12 2 L 22 12 L 12 22 L 2 12 Z"), square(8.8)),
        SymbolEnclosure(
            "triangle", .rounded("M 12 3.2 L 21.8 19.8 L 2.2 19.8 Z"), box(7, 7.6, y: 13.5), rim: 1.89),
        SymbolEnclosure("octagon", octagon, square(10)),
        SymbolEnclosure("hexagon", hexagon, square(9.8)),
        SymbolEnclosure("seal", .fill(SymbolTable.seal), square(9.6)),
        SymbolEnclosure("shield", SymbolTable.shield, box(8.8, 9.2, y: 11.4)),
        SymbolEnclosure("app", .fill("R 2.5 2.5 19 19 5.5"), square(10.6)),
        SymbolEnclosure("bubble", .fill(SymbolTable.bubble), box(12, 8.6, y: 10), rim: 1.89),
        SymbolEnclosure("message", SymbolTable.ovalBubble, box(11, 8.6, y: 11)),
        SymbolEnclosure("house", house, box(8.4, 8.8, y: 14.2)),
        SymbolEnclosure("viewfinder", .fill("R 3 3 18 18 4"), square(11.6), line: SymbolTable.viewfinder),
        SymbolEnclosure("circle.dotted", .fill("O 12 12 10"), square(10.4), line: SymbolTable.dottedCircle),
    ]

    private static func square(_ side: CGFloat) -> CGRect { box(side, side) }

    private static func box(_ width: CGFloat, _ height: CGFloat, y: CGFloat = 12) -> CGRect {
        CGRect(x: 12 - width / 2, y: y - height / 2, width: width, height: height)
    }

    private static let octagon = SymbolDrawing.rounded(
        "M 8.2 3 L 15.8 3 L 21 8.2 L 21 15.8 L 15.8 21 L 8.2 21 L 3 15.8 L 3 8.2 Z")
    private static let hexagon = SymbolDrawing.rounded(
        "M 12 2.6 L 20.2 7.3 L 20.2 16.7 L 12 21.4 L 3.8 16.7 L 3.8 7.3 Z")
    private static let house = SymbolDrawing.rounded(
        "M 12 2.8 L 22 11 L 19.6 11 L 19.6 20.8 L 4.4 20.8 L 4.4 11 L 2 11 Z")
}
