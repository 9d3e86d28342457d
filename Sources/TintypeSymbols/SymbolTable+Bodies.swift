import TintypeGraphics

/// The filled shapes of the symbols that are used most, and their looks.
extension SymbolTable {
    static let star = SymbolDrawing.soft(
        """
        M 12 2.5 L 14.56 9.18 L 21.7 9.55 L 16.14 14.04 L 18 20.95 L 12 17.05 L 6 20.95 L 7.86 14.04 L 2.3 9.55 L \
        9.44 9.18 Z
        """, radius: 0.9)
    static let halfStar = SymbolDrawing.joined([
        .rim(star, holes: .dropped), .common(star, .fill("R 0 0 12 24 0")),
    ])
    static let heart = SymbolDrawing.soft(
        """
        M 12 20.6 C 5.6 15.8 2.4 12.4 2.4 8.5 C 2.4 5.5 4.5 3.5 7.2 3.5 C 9.2 3.5 11 4.6 12 6.4 C 13 4.6 14.8 3.5 \
        16.8 3.5 C 19.5 3.5 21.6 5.5 21.6 8.5 C 21.6 12.4 18.4 15.8 12 20.6 Z
        """, radius: 0.9)
    static let bookmark = SymbolDrawing.soft(
        """
        M 7.6 2.6 L 16.4 2.6 C 17.8 2.6 18.6 3.4 18.6 4.8 L 18.6 20.8 L 12 15.4 L 5.4 20.8 L 5.4 4.8 C 5.4 3.4 \
        6.2 2.6 7.6 2.6 Z
        """,
        radius: 0.9)
    static let location = SymbolDrawing.soft("M 21 3 L 3 10.9 L 11.9 12.1 L 13.1 21 Z", radius: 1)
    static let video = SymbolDrawing.joined([
        .fill("R 1.2 5.4 15 13.2 3.4"), .soft("M 18 10.6 L 22.2 7.4 L 22.2 16.6 L 18 13.4 Z", radius: 0.9),
    ])

    static func house(filled: Bool) -> SymbolDrawing {
        let roof = SymbolDrawing.line(
            "M 1.9 11.8 L 10.8 3.9 C 11.6 3.2 12.4 3.2 13.2 3.9 L 22.1 11.8 M 18 4.2 L 18 7.6", width: 2)
        let door: SymbolPen =
            """
            M 9.4 21.4 L 9.4 15.4 C 9.4 14.7 9.8 14.3 10.5 14.3 L 13.5 14.3 C 14.2 14.3 14.6 14.7 14.6 15.4 L \
            14.6 21.4
            """
        guard filled else {
            return .joined([
                roof, .line(door),
                .line(
                    """
                    M 4.8 10.4 L 4.8 18.2 C 4.8 20 5.7 20.9 7.4 20.9 L 16.6 20.9 C 18.3 20.9 19.2 20 19.2 18.2 L 19.2 \
                    10.4
                    """),
            ])
        }
        let body = SymbolDrawing.fill(
            """
            M 4 12.6 L 12 5.6 L 20 12.6 L 20 18.4 C 20 20.8 19 21.8 16.8 21.8 L 7.2 21.8 C 5 21.8 4 20.8 4 18.4 Z
            """)
        let gap = SymbolDrawing.line("M 1.9 11.8 L 12 3 L 22.1 11.8", width: 4.4)
        return .joined([roof, .cut(.cut(body, by: gap), by: .fill(SymbolPen(door.text + " Z")))])
    }

    static let calendar = SymbolDrawing.joined([
        .rim(.fill("R 2 2.6 20 18.8 4"), holes: .dropped),
        .common(.fill("R 2 2.6 20 18.8 4"), .fill("R 0 0 24 8.2 0")),
        .fill(
            """
            R 9.1 10.4 2 2 0.6 R 12.7 10.4 2 2 0.6 R 16.3 10.4 2 2 0.6 R 5.5 13.6 2 2 0.6 R 9.1 13.6 2 2 0.6 R 12.7 \
            13.6 2 2 0.6 R 16.3 13.6 2 2 0.6 R 5.5 16.8 2 2 0.6 R 9.1 16.8 2 2 0.6 R 12.7 16.8 2 2 0.6
            """),
    ])

    private static let hands: SymbolPen = "M 12 6 L 12 12 L 7.6 12"
    static let clock = SymbolDrawing.joined([.rim(.fill("O 12 12 10"), holes: .dropped), .line(hands)])
    static let filledClock = SymbolDrawing.cut(.fill("O 12 12 10"), by: .line(hands))

    /// A pencil that points to the lower left.
    static let pencil = SymbolDrawing.joined([
        .rim(pencilBody, holes: .dropped), .line("M 9.2 5.6 L 14.8 5.6", width: 1.7),
        .fill("M 10.7 20.6 L 12 23 L 13.3 20.6 Z"),
    ]).turned(45)
    private static let pencilBody = SymbolDrawing.soft(
        "M 9.3 2.6 C 9.3 1.4 10 0.8 11 0.8 L 13 0.8 C 14 0.8 14.7 1.4 14.7 2.6 L 14.7 17.4 L 12 22.4 L 9.3 17.4 Z",
        radius: 0.7)
    static let squareAndPencil = SymbolDrawing.joined([
        .cut(
            .line("R 3 5.4 15.6 15.6 3.6"),
            by: .joined(
                [pencilBody, .line("M 12 0 L 12 20", width: 8)].map { $0.turned(45).scaled(0.78, dx: 4.4, dy: -4.4) })
        ),
        pencil.scaled(0.8, dx: 4.2, dy: -4.2),
    ])

    static let globe = SymbolDrawing.joined([
        .rim(.fill("O 12 12 10"), holes: .dropped),
        .line("M 12 2.8 C 17.8 7 17.8 17 12 21.2 C 6.2 17 6.2 7 12 2.8 Z", width: 1.7),
        .line(
            """
            M 12 3 L 12 21 M 3 12 L 21 12 M 4.6 6.4 C 8.6 8.6 15.4 8.6 19.4 6.4 M 4.6 17.6 C 8.6 15.4 15.4 15.4 \
            19.4 17.6
            """,
            width: 1.7),
    ])
    private static let banner: SymbolPen =
        """
        M 4.6 4.4 C 7.6 3 10.2 3.4 12.8 4.6 C 15.4 5.8 17.6 5.6 19.8 4.6 L 19.8 14 C 17.6 15 15.4 15.2 12.8 14 C 10.2 12.8 \
        7.6 12.4 4.6 13.8 Z
        """
    static let flag = SymbolDrawing.joined([
        .rim(.soft(banner, radius: 0.9), holes: .dropped), .line("M 4.9 4 L 4.9 21.6"),
    ])
    static let filledFlag = SymbolDrawing.joined([.soft(banner, radius: 0.9), .line("M 4.9 4 L 4.9 21.6")])

    private static let stand: SymbolPen =
        "M 5 11.2 C 5 15.4 8 18 12 18 C 16 18 19 15.4 19 11.2 M 12 18 L 12 21.6 M 8.2 21.6 L 15.8 21.6"
    static let microphone = SymbolDrawing.joined([.rim(.fill("R 8 1.8 8 13.2 4"), holes: .dropped), .line(stand)])
    static let filledMicrophone = SymbolDrawing.joined([.fill("R 8 1.8 8 13.2 4"), .line(stand)])

    static func bell(filled: Bool) -> SymbolDrawing {
        let body = SymbolDrawing.soft(
            """
            M 12 2.2 C 13 2.2 13.6 2.8 13.7 3.8 C 16.5 4.6 18 6.8 18.1 9.8 C 18.2 12.8 18.9 14 20.2 15.2 C 21.2 16.2 20.7 17.6 \
            19.4 17.6 L 4.6 17.6 C 3.3 17.6 2.8 16.2 3.8 15.2 C 5.1 14 5.8 12.8 5.9 9.8 C 6 6.8 7.5 4.6 10.3 3.8 C 10.4 2.8 11 \
            2.2 12 2.2 Z
            """, radius: 0.5)
        let clapper = SymbolDrawing.fill("M 9 19.1 L 15 19.1 C 14.9 20.9 13.6 22 12 22 C 10.4 22 9.1 20.9 9 19.1 Z")
        return .joined([filled ? body : .rim(body, holes: .dropped), clapper])
    }

    private static let fold: SymbolPen = "M 21.2 2.9 L 9.6 14.4"
    static let paperplane = SymbolDrawing.line(
        "M 21.2 2.9 L 2.8 9.9 L 9.6 14.4 L 14.1 21.2 Z M 21.2 2.9 L 9.6 14.4")
    static let filledPaperplane = SymbolDrawing.cut(
        .soft("M 21.2 2.9 L 2.8 9.9 L 9.6 14.4 L 14.1 21.2 Z", radius: 1), by: .line(fold, width: 1.3))

    static let shuffle = SymbolDrawing.line(
        """
        M 2.4 7 L 5.4 7 C 7.2 7 8.4 7.6 9.4 9.1 L 13 14.9 C 14 16.4 15.2 17 17 17 L 21 17 M 2.4 17 L 5.4 17 C 7.2 17 8.4 16.4 \
        9.4 14.9 L 13 9.1 C 14 7.6 15.2 7 17 7 L 21 7 M 18.2 4 L 21.4 7 L 18.2 10 M 18.2 14 L 21.4 17 L 18.2 20
        """)
    static let loop = SymbolDrawing.line(
        """
        M 2.6 11.4 L 2.6 10.4 C 2.6 8 4 6.6 6.4 6.6 L 18.6 6.6 M 15.8 3.6 L 19 6.6 L 15.8 9.6 M 21.4 12.6 L 21.4 13.6 C 21.4 \
        16 20 17.4 17.6 17.4 L 5.4 17.4 M 8.2 14.4 L 5 17.4 L 8.2 20.4
        """)
}
