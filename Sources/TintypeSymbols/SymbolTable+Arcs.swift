import Foundation
import TintypeGraphics

/// Arrows that go around, waves, and what turns.
extension SymbolTable {
    private static let openHalf = SymbolDrawing.joined([
        .line("M 3.2 11 C 3.7 6.6 7.4 3.2 12 3.2 C 16 3.2 19.3 5.8 20.4 9.4"),
        .line("M 21.4 4.4 L 20.6 9.8 L 15.4 8.8"),
    ])
    static let twoArrows = SymbolDrawing.joined([openHalf, openHalf.turned(180)])
    private static let pointedHalf = SymbolDrawing.joined([
        .line("M 3 12 C 3 7 7 3 12 3 C 16 3 19.4 5.6 20.6 9"), .soft("M 17 9 L 23.4 7.6 L 21.2 12.6 Z", radius: 0.7),
    ])
    static let twoPointedArrows = SymbolDrawing.joined([pointedHalf, pointedHalf.turned(180)])

    /// A ring that is open at the left, and ends in an arrow down there.
    private static let back = SymbolDrawing.joined([
        .line(
            "M 3.6 10.2 C 4.5 6 8.3 2.9 12.7 2.9 C 17.8 2.9 21.8 7 21.8 12 C 21.8 17 17.8 21.1 12.7 21.1 C 9.4 21.1 6.5 19.4 4.9 16.8"
        ),
        .line("M 1.2 6.8 L 3.4 11.2 L 8 9.6"),
    ])
    static let history = SymbolDrawing.joined([back, .line("M 12.7 7.2 L 12.7 12.4 L 16.2 14.6", width: 1.8)])
    static let turnedLock = SymbolDrawing.joined([back, lock(filled: true).scaled(0.44, dx: 0.7)])
    static let turnedOpenLock = SymbolDrawing.joined([back, openLock(filled: true).scaled(0.44, dx: 0.9)])

    static let orbit3D = SymbolDrawing.joined([
        .line(
            "M 16.8 9.2 C 16 5 14.2 2.4 12 2.4 C 9 2.4 6.8 6.8 6.8 12 C 6.8 17.2 9 21.6 12 21.6 C 13.4 21.6 14.6 20.8 15.5 19.4",
            width: 1.8),
        .line(
            "M 4.6 15.6 C 3 14.7 2 13.4 2 12 C 2 9.2 6.4 7 12 7 C 17.6 7 22 9.2 22 12 C 22 14.6 18.4 16.6 13.4 17 M 15.8 14.4 L 13 17 L 15.8 19.6",
            width: 1.8),
    ])

    /// Rings of waves to both sides of a point, from the inner one to the outer.
    static let radioWaves: [SymbolPen] = [
        "M 8.2 8.2 C 6 10.4 6 13.6 8.2 15.8 M 15.8 8.2 C 18 10.4 18 13.6 15.8 15.8",
        "M 5 5 C 1.1 8.9 1.1 15.1 5 19 M 19 5 C 22.9 8.9 22.9 15.1 19 19",
    ]
    static let voice: SymbolPen =
        """
        M 2.8 10.2 L 2.8 13.8 M 6.5 6.8 L 6.5 17.2 M 10.2 3 L 10.2 21 M 13.9 7.8 L 13.9 16.2 M 17.6 5 L 17.6 19 M 21.2 10 L 21.2 14
        """

    /// A ring that begins at its top, the hand of a clock in it, and ten seconds gone.
    static let timer = SymbolDrawing.joined([
        .line(
            "M 12 2.9 C 17 2.9 21.1 7 21.1 12 C 21.1 17 17 21.1 12 21.1 C 7 21.1 2.9 17 2.9 12 C 2.9 9.5 3.9 7.2 5.6 5.6 M 12 2.9 L 12 6"
        ),
        .line("M 12 12 L 7.6 8.4"), .fill("O 12 12 1.7"),
    ])
    static let stopwatch = SymbolDrawing.joined([
        .cut(.fill("O 12 13.2 8.9"), by: .line("M 12 8.4 L 12 13.4", width: 1.8)),
        .fill("R 9.4 1.2 5.2 1.9 0.9 R 11 2.4 2 2.4 0"),
        .line("M 18.8 6.2 L 20 5", width: 1.9),
    ])
    static let link = SymbolDrawing.joined([chain, chain.turned(180)]).turned(-45)
    private static let chain = SymbolDrawing.line(
        "M 13.2 8.4 L 6 8.4 C 3.6 8.4 2 9.9 2 12 C 2 14.1 3.6 15.6 6 15.6 L 10.8 15.6 C 12.9 15.6 14.3 14.4 14.6 12.6")
    /// A rounded arrow that turns to the left.
    static let reply = SymbolDrawing.soft(
        """
        M 10 4 L 2.4 10.9 L 10 17.8 L 10 13.8 C 15.4 13.6 18.8 15.3 21.4 19.4 C 21.4 12.4 17.4 8.3 10 8 Z
        """, radius: 1)
    /// The tip of a second arrow behind the first.
    static let replyAllTip = SymbolDrawing.line("M 7.4 6 L 1.6 11.4 L 7.4 16.8", width: 1.8)

    /// An arrow around a number of seconds.
    static func seconds(_ number: String, backward: Bool) -> SymbolDrawing {
        let digits = SymbolLettering.drawing(number) ?? .joined([])
        return .joined([
            backward ? clockwise.mirrored : clockwise,
            .fitted(digits, into: CGRect(x: 7.6, y: 8.4, width: 8.8, height: 7.2)),
        ])
    }
}
