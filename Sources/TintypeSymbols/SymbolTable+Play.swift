import TintypeGraphics

/// Prizes, play, tools and what is made with them.
extension SymbolTable {
    static func trophy(filled: Bool) -> SymbolDrawing {
        let cup = SymbolDrawing.soft(
            "M 6.8 2.4 L 17.2 2.4 L 17.2 7.8 C 17.2 11.8 15.2 14 12 14 C 8.8 14 6.8 11.8 6.8 7.8 Z", radius: 0.8)
        let base = SymbolDrawing.fill("R 7 18.4 10 3.6 1.3")
        return .joined([
            cup.outlined(unless: filled, width: 1.8),
            .line(
                "M 6 4.6 L 2.8 4.6 C 2.8 8.2 4.2 10.2 7 10.8 M 18 4.6 L 21.2 4.6 C 21.2 8.2 19.8 10.2 17 10.8",
                width: 1.7),
            .line("M 12 14.4 L 12 18.6", width: 2.2), base.outlined(unless: filled, width: 1.6),
        ])
    }
    static func medal(filled: Bool) -> SymbolDrawing {
        .joined([
            SymbolDrawing.fill("O 12 15.2 6.8").outlined(unless: filled, width: 1.8),
            .line("M 8.6 8.8 L 5.6 2.2 M 15.4 8.8 L 18.4 2.2 M 12.6 8 L 10.4 2.2", width: 1.8),
        ])
    }
    static func mortarboard(filled: Bool) -> SymbolDrawing {
        let board = SymbolDrawing.soft("M 12 3.6 L 22 8.8 L 12 14 L 2 8.8 Z", radius: 0.9)
        let cap = SymbolDrawing.fill(
            "M 5.4 12.4 L 12 15.9 L 18.6 12.4 L 18.6 16.8 C 16.6 19 14.4 20 12 20 C 9.6 20 7.4 19 5.4 16.8 Z")
        return .joined([
            board.outlined(unless: filled, width: 1.8),
            filled ? cap : .line("M 6 12.4 L 6 16.8 C 10 20 14 20 18 16.8 L 18 12.4", width: 1.8),
            .line("M 21.4 9.6 L 21.4 16.4", width: 1.7),
        ])
    }

    static let note = SymbolDrawing.fill(
        """
        M 10.2 6 C 10.2 4.9 10.8 4.2 11.9 3.9 L 17.2 2.5 C 18.3 2.2 18.9 2.7 18.9 3.8 L 18.9 6.4 C 18.9 7.2 18.5 7.7 17.6 7.9 L 13 9.1 C 12.4 9.2 12.2 \
        9.5 12.2 10.1 L 12.2 18 C 12.2 20.6 10.4 22.4 8 22.4 C 6.1 22.4 4.8 21.3 4.8 19.6 C 4.8 17.9 6 16.9 8 16.5 L 9.2 16.2 C 10 16 10.2 15.7 10.2 15 Z
        """)
    static let noteAndLines = SymbolDrawing.joined([
        note.scaled(0.82, dx: 4.4, dy: 1.6), .line("M 2.4 5 L 11 5 M 2.4 9.6 L 11 9.6 M 2.4 14.2 L 7 14.2", width: 1.8),
    ])

    static func gamepad(filled: Bool) -> SymbolDrawing {
        let body = SymbolDrawing.fill(
            """
            M 7.2 5.2 C 8.6 5.2 9.2 6 10.4 6 L 13.6 6 C 14.8 6 15.4 5.2 16.8 5.2 C 20.2 5.2 23 11.4 23 16.6 C 23 18.6 22 19.6 20.4 19.6 C 18.2 19.6 17.2 \
            16.2 15.4 16.2 L 8.6 16.2 C 6.8 16.2 5.8 19.6 3.6 19.6 C 2 19.6 1 18.6 1 16.6 C 1 11.4 3.8 5.2 7.2 5.2 Z
            """)
        let keys = SymbolDrawing.joined([
            .line("M 7.6 8.6 L 7.6 12.8 M 5.5 10.7 L 9.7 10.7", width: 1.5), .fill("O 17.8 9.4 1.2 O 15.2 12 1.2"),
        ])
        return filled ? .cut(body, by: keys) : .joined([.rim(body, holes: .dropped, width: 1.8), keys])
    }
    static let masks = SymbolDrawing.joined([
        .cut(
            .fill("M 1.6 3.6 C 5 5 9.6 5 13 3.6 L 13 10.4 C 13 14.6 10.4 17.4 7.3 18.2 C 4.2 17.4 1.6 14.6 1.6 10.4 Z"),
            by: .joined([
                .fill("O 4.9 8.6 1.1 O 9.7 8.6 1.1"), .line("M 4.6 12 C 6 14 8.6 14 10 12", width: 1.4),
            ])),
        .cut(
            .cut(
                .fill(
                    "M 11 6.6 C 14.4 8 19 8 22.4 6.6 L 22.4 13.4 C 22.4 17.6 19.8 20.4 16.7 21.2 C 13.6 20.4 11 17.6 11 13.4 Z"
                ),
                by: .fill("M 0 2 L 14.6 2 L 14.6 10.4 C 14.6 15 12 18.4 8 20 L 0 20 Z")),
            by: .joined([
                .fill("O 19.4 11.6 1.1"), .line("M 14.6 16.8 C 15.8 15 18.2 15 19.4 16.4", width: 1.4),
            ])),
    ])

    static func wrench() -> SymbolDrawing {
        SymbolDrawing.cut(
            .joined([.fill("O 17.4 12 5.2"), .fill("R 1.6 10 15 4 2")]),
            by: .joined([.fill("R 17.4 10.2 8 3.6 1.6"), .fill("O 3.8 12 0.9")])
        ).turned(-45)
    }
    static func tools(filled: Bool) -> SymbolDrawing {
        let driver = SymbolDrawing.joined([
            .fill("R 9.6 12.6 4.8 10.6 2.2"), .fill("R 11.1 3 1.8 10 0.4 R 10.4 0.8 3.2 3.4 0.8"),
        ]).turned(-45)
        let gap = SymbolDrawing.line("M 3.6 20.4 L 20.4 3.6", width: 6.4)
        let spanner = wrench().outlined(unless: filled, width: 1.5)
        return .joined([.cut(driver.outlined(unless: filled, width: 1.5), by: gap), spanner])
    }
    static let wand = SymbolDrawing.line("M 3 21 L 13.4 10.6", width: 2.8)
    static let wandAndStars = SymbolDrawing.joined([
        wand, sparkleStar.scaled(0.4, dx: 5.8, dy: -5.8), sparkleStar.scaled(0.26, dx: -4.8, dy: -5.2),
        sparkleStar.scaled(0.26, dx: 6.8, dy: 4.6),
    ])
    static let wandAndRays = SymbolDrawing.joined([
        wand,
        .line(
            "M 15.4 2 L 15.4 5 M 22 8.6 L 19 8.6 M 20 4 L 18 6 M 11 4.2 L 12.6 5.8 M 19.8 13 L 18.2 11.4", width: 1.8),
    ])
    private static let glass: SymbolPen =
        """
        M 7 2.8 L 7 6.4 C 7 9 8.8 10.2 10.4 11.4 C 10.9 11.8 10.9 12.2 10.4 12.6 C 8.8 13.8 7 15 7 17.6 L 7 21.2 M 17 2.8 L 17 6.4 C 17 9 15.2 10.2 \
        13.6 11.4 C 13.1 11.8 13.1 12.2 13.6 12.6 C 15.2 13.8 17 15 17 17.6 L 17 21.2
        """
    static let hourglass = SymbolDrawing.joined([
        .line("M 5.4 2.4 L 18.6 2.4 M 5.4 21.6 L 18.6 21.6", width: 1.9), .line(glass, width: 1.7),
    ])
    static let upperSand = SymbolDrawing.fill("M 8.4 6 L 15.6 6 C 15.4 8.4 13.6 9.4 12 10.6 C 10.4 9.4 8.6 8.4 8.4 6 Z")
    static let lowerSand = SymbolDrawing.fill("M 8.2 20.8 C 8.2 17.6 10 16.4 12 15.2 C 14 16.4 15.8 17.6 15.8 20.8 Z")

    static let ticket = SymbolDrawing.cut(
        .fill("R 1.4 5 21.2 14 2.8"),
        by: .joined([
            .fill("O 1.4 12 2.3 O 22.6 12 2.3"),
            .line("M 15 8.4 L 15 9.6 M 15 11.4 L 15 12.6 M 15 14.4 L 15 15.6", width: 1.4),
        ]))
    static let palette = SymbolDrawing.cut(
        .fill(
            """
            M 12 2 C 17.8 2 22.4 5.8 22.4 10.6 C 22.4 14.2 19.9 16.2 17 16.2 L 15.4 16.2 C 13.6 16.2 12.9 17.4 13.7 18.7 C 14.6 20.2 13.9 22 12 22 C 6.2 22 \
            1.6 17.6 1.6 12 C 1.6 6.4 6.2 2 12 2 Z
            """), by: .fill("O 6.4 11.4 1.5 O 9.4 6.8 1.5 O 14.8 6.4 1.5 O 18.4 10.2 1.5"))
    static let puzzle = SymbolDrawing.joined([.fill("R 2.4 7.4 14.4 14.2 2"), .fill("O 9.6 5.4 3 O 18.8 14.5 3")])

    static let megaphone = SymbolDrawing.joined([
        .fill(
            """
            M 18.8 3.2 C 19.9 2.8 20.8 3.5 20.8 4.7 L 20.8 16.3 C 20.8 17.5 19.9 18.2 18.8 17.8 L 9 14.6 L 9 6.4 Z
            """), .fill("R 1.8 6.4 8.4 8.2 2.8"),
        .fill("M 5.6 14 L 9.8 14 L 10.8 19.4 C 11.2 21.8 7.4 22.4 6.9 20.2 Z"),
    ])
    static func pieChart(filled: Bool) -> SymbolDrawing {
        filled
            ? .joined([
                .cut(.fill("O 11.2 12.8 9.7"), by: .fill("R 11 0 13 13.1 0")),
                .fill("M 13.2 1.4 C 18.4 2 22 5.6 22.6 10.8 L 13.9 10.8 C 13.4 10.8 13.2 10.6 13.2 10.1 Z"),
            ])
            : .joined([.rim(.fill("O 12 12 10"), holes: .dropped), .line("M 12 2.6 L 12 12 L 18.6 18.6", width: 1.8)])
    }
    private static let leafOfIris = SymbolDrawing.line("M 12 7.2 L 20.6 12.2", width: 1.6)
    static let aperture = SymbolDrawing.joined([
        .rim(.fill("O 12 12 10"), holes: .dropped, width: 1.8), leafOfIris, leafOfIris.turned(60),
        leafOfIris.turned(120),
        leafOfIris.turned(180), leafOfIris.turned(240), leafOfIris.turned(300),
    ])
    static let flask = SymbolDrawing.cut(
        .joined([
            .fill("R 7.4 1.8 9.2 2.2 1.1"),
            .fill(
                "M 9 3 L 15 3 L 15 9.2 L 20.4 18.2 C 21.6 20.4 20.6 22.2 18.2 22.2 L 5.8 22.2 C 3.4 22.2 2.4 20.4 3.6 18.2 L 9 9.2 Z"
            ),
        ]), by: .fill("O 9.6 16.6 1.1 O 13.8 18.4 1.3"))
}
