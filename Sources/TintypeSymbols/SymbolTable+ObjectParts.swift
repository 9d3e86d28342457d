import TintypeGraphics

extension SymbolTable {
    static let sheet = SymbolDrawing.cut(
        .fill(
            """
            M 7 1.8 L 13.6 1.8 L 20 8.2 L 20 19 C 20 21 19 22.2 17 22.2 L 7 22.2 C 5 22.2 4 21 4 19 L 4 5 C 4 3 5 \
            1.8 7 1.8 Z
            """
        ),
        by: .line("M 13 2 L 13 7.4 C 13 8.4 13.6 9 14.6 9 L 19.8 9", width: 1.2))
    static let folder = SymbolDrawing.fill(
        """
        M 4.8 4.2 L 8.4 4.2 C 9.3 4.2 9.9 4.4 10.6 5 L 11.4 5.7 C 12 6.2 12.4 6.4 13.2 6.4 L 19.3 6.4 C 21.4 6.4 \
        22.4 7.5 22.4 9.5 L 22.4 17 C 22.4 19 21.4 20.1 19.3 20.1 L 4.7 20.1 C 2.6 20.1 1.6 19 1.6 17 L 1.6 7.3 C \
        1.6 5.3 2.7 4.2 4.8 4.2 Z
        """
    )
    static let book = SymbolDrawing.joined([
        .fill(
            """
            M 11.2 5.6 C 8.4 3.8 4.8 3.6 2.6 4.4 C 1.9 4.6 1.5 5.1 1.5 5.9 L 1.5 18.4 C 1.5 19.3 2.2 19.7 3.1 \
            19.4 C 5.6 18.7 8.6 19 11.2 20.6 Z
            """
        ),
        .fill(
            """
            M 12.8 5.6 C 15.6 3.8 19.2 3.6 21.4 4.4 C 22.1 4.6 22.5 5.1 22.5 5.9 L 22.5 18.4 C 22.5 19.3 21.8 \
            19.7 20.9 19.4 C 18.4 18.7 15.4 19 12.8 20.6 Z
            """
        ),
    ])
    static let shield = SymbolDrawing.rounded(
        "M 12 2.8 L 19.8 5.5 L 19.8 11.5 C 19.8 16.4 16.5 19.6 12 21.4 C 7.5 19.6 4.2 16.4 4.2 11.5 L 4.2 5.5 Z")
    static let closedBook = SymbolDrawing.cut(
        .fill("M 7.6 1.8 L 19.8 1.8 L 19.8 22.2 L 7.6 22.2 C 5.4 22.2 4 20.8 4 18.8 L 4 5 C 4 3 5.4 1.8 7.6 1.8 Z"),
        by: .fill("M 7.6 17.2 L 18 17.2 L 18 20.4 L 7.6 20.4 C 5.4 20.4 5.4 17.2 7.6 17.2 Z"))
    static let gift = SymbolDrawing.joined([
        .cut(
            .joined([
                .fill("R 2 7 20 5 1.2"),
                .fill(
                    """
                    M 3.5 13.4 L 20.5 13.4 L 20.5 19 C 20.5 20.6 19.6 21.5 18 21.5 L 6 21.5 C 4.4 21.5 3.5 20.6 \
                    3.5 19 Z
                    """
                ),
            ]), by: .fill("R 11.3 6 1.4 17 0")),
        .line(
            "M 12 7 C 8 7 6.6 5.6 7 4 C 7.6 1.8 11.6 2.2 12 7 C 12.4 2.2 16.4 1.8 17 4 C 17.4 5.6 16 7 12 7", width: 1.7
        ),
    ])
    static let cube = SymbolDrawing.cut(
        .rounded("M 12 2.8 L 20 7.2 L 20 16.6 L 12 21.2 L 4 16.6 L 4 7.2 Z"),
        by: .line("M 4.6 7.6 L 12 11.8 L 19.4 7.6 M 12 11.8 L 12 20.6", width: 1.5))
    static let eraser = SymbolDrawing.cut(
        .rounded("M 13.5 4 L 20.5 11 L 11.5 20 L 7 20 L 3.5 16.5 L 3.5 14 Z"),
        by: .line("M 8.6 9 L 15.6 16", width: 1.4))
    static let alarm = SymbolDrawing.joined([
        .cut(.fill("O 12 13 8.8"), by: .line("M 12 8.4 L 12 13.2 L 15.2 15.2", width: 1.7)),
        .line("M 2 6.4 L 6.2 2.8 M 22 6.4 L 17.8 2.8"),
    ])
    static let lasso = SymbolDrawing.line(
        """
        M 6.5 15 C 3.5 13.8 2.2 12 2.2 9.8 C 2.2 6 6.5 3.2 12 3.2 C 17.5 3.2 21.8 6 21.8 9.8 C 21.8 13.6 17.5 \
        16.2 12 16.2 C 10.8 16.2 9.7 16.1 8.6 15.8 C 7 15.2 5.2 15.8 5.2 17.4 C 5.2 19.2 8 19 8.6 17.2 C 9.2 15.2 \
        7.6 13.6 6.2 14 C 4.4 14.6 4.2 18.6 5.6 21.4
        """
    )
    static let orbit = SymbolDrawing.line(
        "M 12 1.8 C 17.4 1.8 17.4 22.2 12 22.2 C 6.6 22.2 6.6 1.8 12 1.8 Z", width: 1.6)

    static func trash(filled: Bool) -> SymbolDrawing {
        let lid = SymbolDrawing.line(
            """
            M 3.6 5.6 L 20.4 5.6 M 8.6 5.2 L 8.6 4.2 C 8.6 3 9.2 2.4 10.4 2.4 L 13.6 2.4 C 14.8 2.4 15.4 3 15.4 \
            4.2 L 15.4 5.2
            """,
            width: 1.9)
        let bars = SymbolDrawing.line("M 9.3 10 L 9.6 17.8 M 14.7 10 L 14.4 17.8 M 12 10 L 12 17.8", width: 1.4)
        let can = SymbolDrawing.fill(
            "M 4.6 7.6 L 19.4 7.6 L 18.4 19.6 C 18.2 21.5 17.2 22.4 15.4 22.4 L 8.6 22.4 C 6.8 22.4 5.8 21.5 5.6 19.6 Z"
        )
        return filled
            ? .joined([lid, .cut(can, by: bars)])
            : .joined([
                lid,
                .line(
                    """
                    M 5.6 5.8 L 6.5 19.4 C 6.6 20.7 7.3 21.4 8.6 21.4 L 15.4 21.4 C 16.7 21.4 17.4 20.7 17.5 19.4 \
                    L 18.4 5.8
                    """,
                    width: 1.9),
                bars,
            ])
    }

    static func lock(filled: Bool) -> SymbolDrawing {
        let body = SymbolDrawing.fill("R 4.2 10.2 15.6 11.8 2.8")
        return .joined([
            filled ? body : .rim(body, holes: .dropped),
            .line("M 7.8 11 L 7.8 7 C 7.8 4.2 9.4 2.4 12 2.4 C 14.6 2.4 16.2 4.2 16.2 7 L 16.2 11"),
        ])
    }

    static func openLock(filled: Bool) -> SymbolDrawing {
        let body = SymbolDrawing.fill("R 2.2 10.2 15.2 11.8 2.8")
        return .joined([
            filled ? body : .rim(body, holes: .dropped),
            .line("M 13.6 11 L 13.6 7 C 13.6 4.2 15 2.4 17.4 2.4 C 19.8 2.4 21.4 4.2 21.4 7 L 21.4 9"),
        ])
    }

    /// The tray of `square.and.arrow`, with a gap where the arrow stands.
    static func shareBox(filled: Bool) -> SymbolDrawing {
        let box = SymbolDrawing.fill("R 4 8.2 16 14 3")
        let gap = SymbolDrawing.fill("R 9.6 6 4.8 9.4 2.2")
        return .cut(filled ? box : .rim(box, holes: .dropped), by: filled ? gap : .fill("R 9.2 6 5.6 5 0"))
    }

    /// The tray of `square.and.arrow.up` and its arrow before another tray.
    static func sharedSquare(filled: Bool) -> SymbolDrawing {
        .joined([
            SymbolDrawing.joined([shareBox(filled: filled), shareArrow]).scaled(0.86, dx: 1.5, dy: -1.5),
            .line("M 3 9 L 3 19 C 3 20.6 4 21.5 5.5 21.5 L 15 21.5"),
        ])
    }

    static let shareArrow = SymbolDrawing.line("M 12 14 L 12 2.2 M 8 6 L 12 2 L 16 6", width: 1.9)
    static let dropArrow = SymbolDrawing.joined([.line("M 12 2.2 L 12 15 M 8.4 11.6 L 12 15.2 L 15.6 11.6", width: 1.9)]
    )

    static func beacon(filled: Bool) -> SymbolDrawing {
        let dome = SymbolDrawing.fill("M 7 17 L 7 13 C 7 9.8 9 8 12 8 C 15 8 17 9.8 17 13 L 17 17 Z")
        return .joined([
            filled ? dome : .rim(dome, holes: .dropped), .fill("R 4.5 18.4 15 3.4 1.2"),
            .line(
                """
                M 12 2.4 L 12 4.6 M 4.6 5.2 L 6.2 6.8 M 19.4 5.2 L 17.8 6.8 M 2 12 L 4 12 M 20 12 L 22 12
                """, width: 1.8),
        ])
    }
}
