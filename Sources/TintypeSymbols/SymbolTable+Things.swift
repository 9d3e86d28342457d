import TintypeGraphics

/// Things that lie in houses and bags.
extension SymbolTable {
    private static let frontDie = SymbolDrawing.fill("R 1.4 9.2 13 13 3.2")
    private static let backDie = SymbolDrawing.fill("R 5.6 5.6 12.8 12.8 3.2").turned(16).scaled(0.9, dx: 4.4, dy: -4.2)
    /// Two dice, one of them behind the other.
    static func dice(filled: Bool) -> SymbolDrawing {
        let dots = SymbolDrawing.fill("O 4.9 12.7 1.2 O 10.9 12.7 1.2 O 7.9 15.7 1.2 O 4.9 18.7 1.2 O 10.9 18.7 1.2")
        let few = SymbolDrawing.fill("O 13.4 5.4 1.1 O 19 8.4 1.1")
        let gap = SymbolDrawing.fill("R 0.1 7.9 15.6 15.6 4.4")
        let back =
            filled
            ? SymbolDrawing.cut(backDie, by: few) : .joined([.rim(backDie, holes: .dropped, width: 1.8), few])
        let front =
            filled
            ? SymbolDrawing.cut(frontDie, by: dots) : .joined([.rim(frontDie, holes: .dropped, width: 1.8), dots])
        return .joined([.cut(back, by: gap), front])
    }

    private static let lampHead = SymbolDrawing.fill("R 7 1.8 10 4.2 1.3")
    static func flashlight(on: Bool) -> SymbolDrawing {
        let body = SymbolDrawing.cut(
            .fill(
                """
                M 7 7.4 L 17 7.4 L 17 8.4 C 17 10.4 14.9 11.4 14.9 13.4 L 14.9 20 C 14.9 21.6 14.2 22.3 12.8 22.3 L 11.2 22.3 C 9.8 22.3 9.1 21.6 \
                9.1 20 L 9.1 13.4 C 9.1 11.4 7 10.4 7 8.4 Z
                """), by: .fill("R 11 12.8 2 3.8 1"))
        return .joined([on ? lampHead : .rim(lampHead, holes: .dropped, width: 1.6), body])
    }

    static let sim = SymbolDrawing.cut(
        .fill(
            """
            M 7.4 1.6 L 13.4 1.6 C 14.3 1.6 15 1.9 15.6 2.5 L 18.9 6.1 C 19.5 6.8 19.8 7.4 19.8 8.3 L 19.8 19 C 19.8 21.2 18.6 22.4 16.4 22.4 L \
            7.6 22.4 C 5.4 22.4 4.2 21.2 4.2 19 L 4.2 5 C 4.2 2.8 5.2 1.6 7.4 1.6 Z
            """), by: .line("R 7.8 10.6 8.4 8 1.5 M 7.8 14.6 L 16.2 14.6 M 12 10.6 L 12 18.6", width: 1.4))

    static let headphones = SymbolDrawing.joined([
        .line("M 3 15.6 L 3 12.2 C 3 6.8 6.9 3 12 3 C 17.1 3 21 6.8 21 12.2 L 21 15.6", width: 1.9),
        .fill("R 2 13.2 4.8 8.2 2.1 R 17.2 13.2 4.8 8.2 2.1"),
    ])
    static let overEars = SymbolDrawing.joined([
        .line("M 4.6 13.6 L 4.6 10.4 C 4.6 5.6 7.6 2.6 12 2.6 C 16.4 2.6 19.4 5.6 19.4 10.4 L 19.4 13.6", width: 1.7),
        .fill("R 1.9 12.6 5.4 9.4 2.6 R 16.7 12.6 5.4 9.4 2.6"),
    ])
    static let watch = SymbolDrawing.joined([
        .rim(.fill("R 5 5.2 13.4 13.6 4"), holes: .dropped, width: 1.8),
        .line(
            "M 8 5.6 L 8.5 2.9 C 8.6 2.4 8.9 2.1 9.5 2.1 L 13.9 2.1 C 14.5 2.1 14.8 2.4 14.9 2.9 L 15.4 5.6", width: 1.7
        ),
        .line(
            "M 8 18.4 L 8.5 21.1 C 8.6 21.6 8.9 21.9 9.5 21.9 L 13.9 21.9 C 14.5 21.9 14.8 21.6 14.9 21.1 L 15.4 18.4",
            width: 1.7),
        .fill("R 19.2 9 1.6 3.8 0.8"),
    ])

    static func creditCard(filled: Bool) -> SymbolDrawing {
        let card = SymbolDrawing.fill("R 1.5 4 21 16 3.2")
        return filled
            ? .cut(card, by: .joined([.fill("R 0 7.8 24 2.6 0"), .fill("R 4.4 14 4.6 2.6 0.8")]))
            : .joined([
                .rim(card, holes: .dropped, width: 1.8), .fill("R 1.9 7.6 20.2 2.8 0"), .fill("R 4.8 13.8 4.4 2.4 0.7"),
            ])
    }

    static func cup(filled: Bool) -> SymbolDrawing {
        let bowl = SymbolDrawing.soft(
            "M 3.4 5 L 16.8 5 L 16.8 11.4 C 16.8 14.6 14.8 16.6 11.6 16.6 L 8.6 16.6 C 5.4 16.6 3.4 14.6 3.4 11.4 Z",
            radius: 1)
        return .joined([
            bowl.outlined(unless: filled, width: 1.8), .fill("R 1.6 18.8 17.2 2 1"),
            .line("M 17.4 7 L 18.6 7 C 20.6 7 21.8 8.1 21.8 9.9 C 21.8 11.9 20.3 13 17.2 13", width: 1.8),
        ])
    }
    static func sunshade(filled: Bool) -> SymbolDrawing {
        let shade = SymbolDrawing.soft(
            "M 12 2.8 C 17.2 2.8 20.9 6.4 21.4 11.4 L 2.6 11.4 C 3.1 6.4 6.8 2.8 12 2.8 Z", radius: 0.8)
        let ribs = SymbolDrawing.line(
            "M 12 2.8 C 9.4 4.6 8.4 7.4 8.4 11.4 M 12 2.8 C 14.6 4.6 15.6 7.4 15.6 11.4", width: 1.4)
        let top =
            filled ? SymbolDrawing.cut(shade, by: ribs) : .joined([.rim(shade, holes: .dropped, width: 1.8), ribs])
        return .joined([
            SymbolDrawing.joined([top, .line("M 12 12 L 12 21.6", width: 1.8)]).turned(20),
            .line("M 2.6 21.4 L 21.4 21.4", width: 1.8),
        ])
    }
    static func mug(filled: Bool) -> SymbolDrawing {
        .joined([
            SymbolDrawing.fill("R 3 4 13.6 16.6 3.4").outlined(unless: filled, width: 1.8),
            .line(
                "M 16.8 8 L 18.4 8 C 20.4 8 21.4 9 21.4 11 L 21.4 13 C 21.4 15 20.4 16 18.4 16 L 16.8 16", width: 1.8),
        ])
    }
    static func wineGlass(filled: Bool) -> SymbolDrawing {
        let bowl = SymbolDrawing.soft(
            "M 7.2 2.4 L 16.8 2.4 L 17.4 8 C 17.6 11.4 15.4 13.6 12 13.6 C 8.6 13.6 6.4 11.4 6.6 8 Z", radius: 0.8)
        return .joined([
            bowl.outlined(unless: filled, width: 1.8), .line("M 12 13.8 L 12 21 M 7.8 21.4 L 16.2 21.4", width: 1.8),
        ])
    }
    static let forkAndKnife = SymbolDrawing.joined([
        .line(
            "M 4.6 2.6 L 4.6 7.4 C 4.6 9.6 5.8 10.8 7.8 10.8 C 9.8 10.8 11 9.6 11 7.4 L 11 2.6 M 7.8 2.6 L 7.8 9.6",
            width: 1.6),
        .line("M 7.8 11 L 7.8 21.2", width: 2.2),
        .fill(
            """
            M 18.2 1.9 C 15.6 3.2 14.2 6.8 14.2 11.2 C 14.2 12.8 14.9 13.5 16.4 13.5 L 17.2 13.5 L 17 20.6 C 17 22.9 19.8 22.9 19.8 20.6 L \
            19.8 2.9 C 19.8 1.8 19.1 1.4 18.2 1.9 Z
            """),
    ])

    static let bulb = SymbolDrawing.fill(
        """
        M 12 1.6 C 16.6 1.6 19.6 4.7 19.6 8.8 C 19.6 11.6 18.2 13.2 16.8 14.8 C 16 15.8 15.7 16.5 15.5 17.3 L 8.5 17.3 C 8.3 16.5 8 15.8 7.2 14.8 C \
        5.8 13.2 4.4 11.6 4.4 8.8 C 4.4 4.7 7.4 1.6 12 1.6 Z
        """)
    static func lightbulb(filled: Bool) -> SymbolDrawing {
        .joined([
            bulb.outlined(unless: filled, width: 1.8),
            .fill(
                "R 8.4 18.4 7.2 1.7 0.85 M 9.4 21 L 14.6 21 C 14.2 22.3 13.3 22.9 12 22.9 C 10.7 22.9 9.8 22.3 9.4 21 Z"
            ),
        ])
    }

    static let doorKey = SymbolDrawing.cut(
        .joined([
            .fill("O 12 7 5.4"), .fill("R 10.4 11 3.2 11.4 1.4 R 12 14.4 4.6 2.3 0.7 R 12 18 3.6 2.3 0.7"),
        ]), by: .fill("O 12 5.6 1.6"))

    static let news = SymbolDrawing.cut(
        .fill("R 1.8 3.4 20.4 17.2 3"),
        by: .joined([
            .fill("R 5 7 6.4 5.6 0.9"),
            .line("M 14.4 7.8 L 18.6 7.8 M 14.4 11.6 L 18.6 11.6 M 5.8 16.4 L 18.6 16.4", width: 1.6),
        ]))

    static func paintbrush(filled: Bool) -> SymbolDrawing {
        let handle = SymbolDrawing.fill(
            """
            M 21.2 2.6 C 22.1 3.4 22 4.6 21 6 L 13.9 15.2 L 9.6 11.2 L 18 3 C 19.2 1.9 20.3 1.8 21.2 2.6 Z
            """)
        let hair = SymbolDrawing.fill(
            """
            M 8.4 12.6 L 12.6 16.4 C 12.4 20.2 9 22.2 4.2 21.8 C 2.9 21.7 2.4 20.9 3.4 20.2 C 5.2 18.8 4.4 14 8.4 12.6 Z
            """)
        return .joined([handle.outlined(unless: filled, width: 1.7), hair.outlined(unless: filled, width: 1.7)])
    }

    static let handset = SymbolDrawing.fill(
        """
        M 5.2 3.1 C 6.4 1.9 8.1 2 9.1 3.4 L 11 6.1 C 11.8 7.3 11.7 8.6 10.7 9.6 L 9.9 10.4 C 9.5 10.8 9.5 11.3 9.8 11.8 C 10.7 13.2 11.2 13.6 12.4 \
        14.3 C 12.9 14.6 13.4 14.5 13.8 14.1 L 14.5 13.4 C 15.5 12.4 16.8 12.3 17.9 13.1 L 20.6 15 C 22 16 22.1 17.7 20.9 18.9 L 19.7 20.1 C 18.3 \
        21.5 16.4 21.7 14.3 21 C 8.8 19.1 4.9 15.2 3 9.7 C 2.3 7.6 2.5 5.8 3.9 4.4 Z
        """)

    static let printer = SymbolDrawing.joined([
        .fill("R 6 1.8 12 4 1.2"),
        .cut(
            .fill("R 1.8 7 20.4 10.6 3"),
            by: .joined([.fill("R 4.8 12.6 14.4 7 1"), .fill("O 18.4 9.8 1.1")])),
        .fill("R 6 13.8 12 8.4 1.4"),
    ])
    static let outlinedPrinter = SymbolDrawing.joined([
        .line(
            "M 6.6 7.4 L 6.6 4.2 C 6.6 3.2 7.2 2.6 8.2 2.6 L 15.8 2.6 C 16.8 2.6 17.4 3.2 17.4 4.2 L 17.4 7.4",
            width: 1.7),
        .line(
            "M 6 17 L 4.8 17 C 3.2 17 2.4 16.2 2.4 14.6 L 2.4 10 C 2.4 8.4 3.2 7.6 4.8 7.6 L 19.2 7.6 C 20.8 7.6 21.6 8.4 21.6 10 L 21.6 14.6 C 21.6 16.2 20.8 17 19.2 17 L 18 17",
            width: 1.8),
        .line("R 6.6 13 10.8 8.4 1.3", width: 1.7), .fill("O 18.2 10.4 1"),
    ])

    private static let ticks = SymbolDrawing.line(
        "M 5.4 8.4 L 5.4 11 M 8.7 8.4 L 8.7 12.4 M 12 8.4 L 12 11 M 15.3 8.4 L 15.3 12.4 M 18.6 8.4 L 18.6 11",
        width: 1.4)
    static func ruler(filled: Bool) -> SymbolDrawing {
        let bar = SymbolDrawing.fill("R 0.6 7.8 22.8 8.4 1.8")
        return
            (filled
            ? SymbolDrawing.cut(bar, by: ticks) : .joined([.rim(bar, holes: .dropped, width: 1.8), ticks])).turned(-45)
    }

    static let scribble: SymbolPen =
        """
        M 2.4 9.4 C 6 3.6 9.8 2.6 8.8 7.2 C 7.8 11.6 4.8 16.8 7.4 16.8 C 10.4 16.8 12.4 6.2 15.8 6.2 C 19 6.2 12.2 19 15.2 19 C 17.4 19 19.4 16.4 \
        21.6 13.4
        """
    static let scissors = SymbolDrawing.line(
        "O 5.2 6.6 3 O 5.2 17.4 3 M 7.7 8.4 L 21.6 17.6 M 7.7 15.6 L 21.6 6.4", width: 1.9)
    static let paperclip = SymbolDrawing.line(
        """
        M 19.8 11.4 L 11.6 19.6 C 9.2 22 5.8 22 3.8 20 C 1.8 18 1.8 14.8 4.2 12.4 L 13 3.6 C 14.6 2 17 2 18.4 3.4 C 19.8 4.8 19.8 7.2 18.2 8.8 L 9.8 \
        17.2 C 9 18 7.8 18 7 17.2 C 6.2 16.4 6.2 15.4 7 14.6 L 14.8 6.8
        """, width: 1.9)
    static let tag = SymbolDrawing.cut(
        .fill(
            """
            M 4.4 2 L 11 2 C 12.2 2 13 2.3 13.8 3.1 L 21.4 10.7 C 22.8 12.1 22.8 13.7 21.4 15.1 L 15.1 21.4 C 13.7 22.8 12.1 22.8 10.7 21.4 L 3.1 \
            13.8 C 2.3 13 2 12.2 2 11 L 2 4.4 C 2 2.8 2.8 2 4.4 2 Z
            """), by: .fill("O 7 7 1.7"))

    static func bag(filled: Bool) -> SymbolDrawing {
        let body = SymbolDrawing.fill(
            """
            M 5.6 6.8 L 18.4 6.8 C 20 6.8 20.8 7.5 20.9 9 L 21.6 18.4 C 21.8 20.9 20.6 22.2 18.2 22.2 L 5.8 22.2 C 3.4 22.2 2.2 20.9 2.4 18.4 L 3.1 \
            9 C 3.2 7.5 4 6.8 5.6 6.8 Z
            """)
        let handle = SymbolDrawing.line("M 8 10.6 L 8 6 C 8 3.6 9.6 2 12 2 C 14.4 2 16 3.6 16 6 L 16 10.6", width: 1.7)
        let ends = SymbolDrawing.line("M 8 8.6 L 8 10.6 M 16 8.6 L 16 10.6", width: 1.7)
        return filled
            ? .joined([.cut(body, by: ends), .cut(handle, by: .fill("R 0 6.8 24 18 0"))])
            : .joined([.rim(body, holes: .dropped, width: 1.8), handle])
    }
    static func briefcase(filled: Bool) -> SymbolDrawing {
        let body = SymbolDrawing.fill("R 1.8 6.8 20.4 14 3")
        let handle = SymbolDrawing.line(
            "M 8.2 7 L 8.2 5 C 8.2 3.8 8.9 3.1 10.2 3.1 L 13.8 3.1 C 15.1 3.1 15.8 3.8 15.8 5 L 15.8 7", width: 1.8)
        let band = SymbolDrawing.joined([.line("M 2.4 13.2 L 21.6 13.2", width: 1.6), .fill("R 10.6 11.8 2.8 2.9 0.7")])
        return filled
            ? .joined([.cut(body, by: .fill("R 0 12.6 24 1.3 0")), handle, .fill("R 10.6 11.8 2.8 2.9 0.7")])
            : .joined([.rim(body, holes: .dropped, width: 1.8), handle, band])
    }
    static func suitcase(filled: Bool) -> SymbolDrawing {
        let body = SymbolDrawing.fill("R 1.8 6.8 20.4 14 3")
        let handle = SymbolDrawing.line(
            "M 8.2 7 L 8.2 5 C 8.2 3.8 8.9 3.1 10.2 3.1 L 13.8 3.1 C 15.1 3.1 15.8 3.8 15.8 5 L 15.8 7", width: 1.8)
        let straps = SymbolDrawing.line("M 6.6 7.6 L 6.6 20 M 17.4 7.6 L 17.4 20", width: 1.5)
        return filled
            ? .joined([.cut(body, by: straps), handle])
            : .joined([.rim(body, holes: .dropped, width: 1.8), handle, straps])
    }
}
