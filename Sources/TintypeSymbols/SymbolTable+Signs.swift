import Foundation
import TintypeGraphics

/// Money, codes, letters and signs.
extension SymbolTable {
    static let dollar: SymbolPen =
        """
        M 17 8.2 C 16.8 5.9 14.9 4.7 12 4.7 C 9.1 4.7 7.1 6.1 7.1 8.3 C 7.1 10.6 9.3 11.3 12 11.9 C 14.9 12.5 17.2 13.3 17.2 15.7 C \
        17.2 18 15 19.3 12 19.3 C 9 19.3 7 18 6.8 15.6 M 12 2 L 12 22
        """
    static let euro: SymbolPen =
        """
        M 18.4 6.6 C 17.2 5 15.6 4.2 13.6 4.2 C 9.8 4.2 7.4 7.4 7.4 12 C 7.4 16.6 9.8 19.8 13.6 19.8 C 15.6 19.8 17.2 19 18.4 17.4 M \
        4.4 10.2 L 14.8 10.2 M 4.4 13.8 L 14 13.8
        """
    static let pound: SymbolPen =
        """
        M 17 7.4 C 16.6 5.2 15.2 4 13 4 C 10.3 4 8.8 5.8 8.8 8.4 C 8.8 11 10 12.6 10 15 C 10 17.2 9 18.8 7 19.8 L 17.6 19.8 M 6.4 12.2 L \
        14.8 12.2
        """
    static let yen: SymbolPen = "M 6 4.2 L 12 12 L 18 4.2 M 12 12 L 12 20 M 7 12.6 L 17 12.6 M 7 16.2 L 17 16.2"
    static let rupee: SymbolPen =
        """
        M 6.4 4.2 L 17.6 4.2 M 6.4 8.4 L 17.6 8.4 M 7 4.2 L 9.6 4.2 C 13 4.2 14.6 6 14.6 8.4 C 14.6 11 12.8 12.6 9.6 12.6 L 7 12.6 L \
        14.6 20
        """
    static let bitcoin: SymbolPen =
        """
        M 8 4.8 L 8 19.2 M 6.2 19.2 L 12.8 19.2 C 15.8 19.2 17.4 17.8 17.4 15.5 C 17.4 13.2 15.8 12 13 12 L 8 12 M 12.6 12 C 15.2 12 \
        16.6 10.6 16.6 8.5 C 16.6 6.2 15 4.8 12.4 4.8 L 6.2 4.8 M 10 4.6 L 10 2.2 M 13.4 4.6 L 13.4 2.2 M 10 19.4 L 10 21.8 M 13.4 \
        19.4 L 13.4 21.8
        """
    static let infinity: SymbolPen =
        """
        M 12 12 C 9.6 8.6 8.2 7.2 6 7.2 C 3.6 7.2 1.8 9.2 1.8 12 C 1.8 14.8 3.6 16.8 6 16.8 C 8.2 16.8 9.6 15.4 12 12 C 14.4 8.6 15.8 \
        7.2 18 7.2 C 20.4 7.2 22.2 9.2 22.2 12 C 22.2 14.8 20.4 16.8 18 16.8 C 15.8 16.8 14.4 15.4 12 12
        """
    static let at = SymbolDrawing.line(
        """
        O 12 12 3.7 M 15.7 8.4 L 15.7 13.2 C 15.7 16.8 20.9 16.6 20.9 12 C 20.9 7 16.9 3.1 12 3.1 C 7.1 3.1 3.1 7 3.1 12 C 3.1 17 7.1 \
        20.9 12 20.9 C 14 20.9 15.8 20.3 17.2 19.3
        """, width: 1.8)
    static let power: SymbolPen =
        """
        M 12 2.4 L 12 11.4 M 7.2 4.7 C 4.7 6.3 3 9 3 12.2 C 3 17.1 7 21.2 12 21.2 C 17 21.2 21 17.1 21 12.2 C 21 9 19.3 6.3 16.8 4.7
        """
    private static let ring: SymbolPen =
        "M 8.8 8.8 L 8.8 5.9 C 8.8 4.3 7.5 3 5.9 3 C 4.3 3 3 4.3 3 5.9 C 3 7.5 4.3 8.8 5.9 8.8 Z"
    static let command = SymbolDrawing.joined([
        .line("M 8.8 8.8 L 15.2 8.8 L 15.2 15.2 L 8.8 15.2 Z"), .line(ring), SymbolDrawing.line(ring).turned(90),
        SymbolDrawing.line(ring).turned(180), SymbolDrawing.line(ring).turned(270),
    ])
    static let deleteLeft = SymbolDrawing.cut(
        .fill(
            """
            M 8.8 4.2 L 19 4.2 C 21.2 4.2 22.4 5.4 22.4 7.6 L 22.4 16.4 C 22.4 18.6 21.2 19.8 19 19.8 L 8.8 19.8 C 7.8 19.8 7 19.5 6.3 \
            18.7 L 1.7 13.7 C 0.7 12.6 0.7 11.4 1.7 10.3 L 6.3 5.3 C 7 4.5 7.8 4.2 8.8 4.2 Z
            """), by: .line("M 11.4 8.8 L 17.8 15.2 M 17.8 8.8 L 11.4 15.2", width: 1.8))

    static let code = SymbolDrawing.joined([
        .line("R 3.4 3.4 6.4 6.4 1.2 R 14.2 3.4 6.4 6.4 1.2 R 3.4 14.2 6.4 6.4 1.2", width: 1.8),
        .fill(
            """
            R 5.6 5.6 2 2 0.5 R 16.4 5.6 2 2 0.5 R 5.6 16.4 2 2 0.5 R 13.4 13.4 2.4 2.4 0.5 R 19 13.4 2.4 2.4 0.5 R 16.2 16.2 2.4 \
            2.4 0.5 R 13.4 19 2.4 2.4 0.5 R 19 19 2.4 2.4 0.5
            """),
    ])
    static let abc = SymbolDrawing.line(
        """
        O 4.4 13.6 2.9 M 7.3 10.7 L 7.3 16.5 M 10 6.4 L 10 16.5 O 12.9 13.6 2.9 M 22.4 11.8 C 20.6 9.8 17.6 10.6 17.6 13.6 C 17.6 16.6 \
        20.6 17.4 22.4 15.4
        """, width: 1.7)
    static let textFormat = SymbolDrawing.line(
        "M 1.6 18.6 L 6.6 5.2 L 11.6 18.6 M 3.4 14 L 9.8 14 O 17.2 14.8 3.7 M 20.9 11 L 20.9 18.6", width: 1.9)
    static let textSize = SymbolDrawing.line(
        "M 1.4 18.6 L 5 9 L 8.6 18.6 M 2.6 15.4 L 7.4 15.4 M 10 18.6 L 16.2 3.6 L 22.4 18.6 M 12.2 13.4 L 20.2 13.4",
        width: 1.9)
    static let bold = SymbolDrawing.line(
        """
        M 7.6 11.8 L 12.8 11.8 C 17.2 11.8 17.2 4.8 12.8 4.8 L 7.6 4.8 L 7.6 19.2 L 13.4 19.2 C 18.4 19.2 18.4 11.8 12.8 11.8
        """, width: 2.8)
    static let italic: SymbolPen = "M 10.4 4.4 L 17.4 4.4 M 6.6 19.6 L 13.6 19.6 M 14 4.4 L 10 19.6"
    static let underline: SymbolPen = "M 6.6 3.4 L 6.6 10.4 C 6.6 17 17.4 17 17.4 10.4 L 17.4 3.4 M 5 20.6 L 19 20.6"
    static let strikethrough: SymbolPen =
        """
        M 16.8 7.6 C 16.2 5.4 14.4 4.2 12 4.2 C 9.2 4.2 7.2 5.8 7.2 8.2 C 7.2 10 8.4 11.2 10.6 12 M 3.4 12 L 20.6 12 M 15.6 13.4 C 16.6 \
        14.2 17 15 17 16 C 17 18.4 15 19.8 12 19.8 C 9.2 19.8 7.2 18.6 6.8 16.2
        """

    /// Cards that stand along an edge or an axis, which is at the left or in the middle.
    static func aligned(filled: Bool, middle: Bool) -> SymbolDrawing {
        let bar = SymbolDrawing.line(middle ? "M 12 2 L 12 22" : "M 2.8 2 L 2.8 22", width: 1.8)
        let cards = SymbolDrawing.fill(
            middle ? "R 2.6 4.6 18.8 6 1.6 R 6.4 13.4 11.2 6 1.6" : "R 6 4.6 16 6 1.6 R 6 13.4 10 6 1.6")
        guard middle else { return .joined([bar, cards.outlined(unless: filled, width: 1.8)]) }
        return .joined([.cut(bar, by: cards), cards.outlined(unless: filled, width: 1.8)])
    }

    /// A list with ticks.
    static let checklist: SymbolPen =
        "M 2.2 6 L 4.3 8.2 L 8 3.6 M 2.2 17 L 4.3 19.2 L 8 14.6 M 11.8 6.2 L 21.8 6.2 M 11.8 17.2 L 21.8 17.2"
    static let numbered = SymbolDrawing.joined([
        .line("M 9.6 5.2 L 21.6 5.2 M 9.6 12 L 21.6 12 M 9.6 18.8 L 21.6 18.8"),
        .line(
            """
            M 3 3.8 L 4.6 2.8 L 4.6 7.2 M 2.9 10.8 C 3.2 9.2 6 9.4 5.8 11 C 5.6 12 3.6 12.8 2.9 14 L 6 14 M 2.9 17 L 5.8 17 L 4.4 18.6 C \
            6.6 18.6 6.4 21.4 4.4 21.4 C 3.6 21.4 3 21 2.8 20.4
            """, width: 1.3),
    ])
    static let quote = SymbolDrawing.joined([quoteMark, quoteMark.shifted(11.4)])
    private static let quoteMark = SymbolDrawing.fill(
        """
        M 3.6 5.4 L 8 5.4 C 9.4 5.4 10.2 6.2 10.2 7.6 L 10.2 10.4 C 10.2 14.8 8.2 17.8 4.4 19 C 3.2 19.4 2.6 18 3.6 17.2 C 5.4 15.8 6.2 14.6 \
        6.4 13 L 3.6 13 C 2.2 13 1.4 12.2 1.4 10.8 L 1.4 7.6 C 1.4 6.2 2.2 5.4 3.6 5.4 Z
        """)

    /// A wheel with eight broad teeth.
    static let gear = SymbolDrawing.soft(teeth(8, tip: 9.9, root: 7.5, share: 0.32, slope: 0.16), radius: 1.3)
    static let fineGear = SymbolDrawing.soft(teeth(14, tip: 9.9, root: 8.3, share: 0.3, slope: 0.1), radius: 0.8)

    /// The outline of a wheel: each tooth is as broad at its tip as the share of its period, and a slope on both sides.
    private static func teeth(
        _ count: Int, tip: Double, root: Double, share: Double, slope: Double
    ) -> SymbolPen {
        let corners = (0..<count).flatMap { tooth -> [(Double, Double)] in
            let middle = Double(tooth)
            return [
                (middle - share / 2 - slope, root), (middle - share / 2, tip), (middle + share / 2, tip),
                (middle + share / 2 + slope, root),
            ]
        }
        let places = corners.map { place, radius in
            let angle = place / Double(count) * 2 * .pi
            return "\(12 + radius * sin(angle)) \(12 - radius * cos(angle))"
        }
        return SymbolPen("M " + places.joined(separator: " L ") + " Z")
    }

    static func gearshape(filled: Bool) -> SymbolDrawing {
        filled
            ? .cut(gear, by: .fill("O 12 12 3.5"))
            : .joined([.rim(gear, holes: .dropped, width: 1.9), .line("O 12 12 3.3", width: 1.8)])
    }
    /// Two wheels, the smaller one at the upper right.
    static func gears(filled: Bool) -> SymbolDrawing {
        .joined([
            gearshape(filled: filled).scaled(0.68, dx: -3.8, dy: 3.8),
            gearshape(filled: filled).scaled(0.52, dx: 6, dy: -5.4),
        ])
    }
    static let spokes = SymbolDrawing.joined([
        .rim(fineGear, holes: .dropped, width: 2.6), .line("O 12 12 2.2", width: 1.7),
        .line("M 14.2 12 L 19.4 12 M 10.9 10.1 L 8.3 5.6 M 10.9 13.9 L 8.3 18.4", width: 1.7),
    ])
}
