import TintypeGraphics

/// Weather, plants and what lives.
extension SymbolTable {
    private static let leafShape = SymbolDrawing.soft(
        """
        M 20.6 3.2 C 22 12.4 18.6 19.2 11.4 19.2 C 7.4 19.2 4.6 16.8 4.6 13.2 C 4.6 7.4 11.6 7 20.6 3.2 Z
        """, radius: 0.8)
    static func leaf(filled: Bool) -> SymbolDrawing {
        filled
            ? .joined([
                .cut(leafShape, by: .line("M 5.4 17.6 C 7.4 14 10.6 11.6 15.4 10", width: 1.5)),
                .line("M 2.8 21.6 C 3.3 20 4 18.6 5 17.2", width: 1.9),
            ])
            : .joined([
                .rim(leafShape, holes: .dropped, width: 1.9),
                .line("M 2.8 21.6 C 4.4 16.4 8.4 12.4 14.4 10.6", width: 1.8),
            ])
    }

    private static let outerFlame = SymbolDrawing.fill(
        """
        M 12.4 1.6 C 13.6 1.8 13.2 3.4 13.8 5 C 15 8.2 19.8 10 19.8 15 C 19.8 19.4 16.6 22.4 12 22.4 C 7.4 22.4 4.2 19.4 4.2 15 C 4.2 12 \
        5.6 10.2 6.6 8.4 C 7.2 7.4 8.4 7.6 8.6 8.8 C 8.7 9.4 8.9 9.9 9.3 10.4 C 10.8 8.6 11.4 6.2 10.9 3.4 C 10.7 2.2 11.2 1.4 12.4 1.6 Z
        """)
    private static let innerFlame: SymbolPen =
        """
        M 12.4 12.8 C 13 14.6 15.2 15.6 15.2 18 C 15.2 19.9 13.8 21 12 21 C 10.2 21 8.8 19.9 8.8 18 C 8.8 16.6 9.8 15.8 10.4 15 C 11 16 11.4 \
        16 11.9 15.4 C 12.3 14.8 12.4 13.8 12.4 12.8 Z
        """
    static func flame(filled: Bool) -> SymbolDrawing {
        filled
            ? .cut(outerFlame, by: .fill(innerFlame))
            : .joined([.rim(outerFlame, holes: .dropped, width: 1.9), .line(innerFlame, width: 1.4)])
    }

    static let sparkleStar = SymbolDrawing.soft(
        "M 12 2.2 C 13 8.2 15.8 11 21.8 12 C 15.8 13 13 15.8 12 21.8 C 11 15.8 8.2 13 2.2 12 C 8.2 11 11 8.2 12 2.2 Z",
        radius: 0.6)
    static let sparkles = SymbolDrawing.joined([
        sparkleStar.scaled(0.74, dx: 2.6, dy: 1.8), sparkleStar.scaled(0.36, dx: -7, dy: -6.6),
        sparkleStar.scaled(0.3, dx: -6.6, dy: 7.4),
    ])

    static let wind: SymbolPen =
        """
        M 2 8.4 L 12.6 8.4 C 16.6 8.4 16.6 2.8 13 2.8 C 11.4 2.8 10.4 3.8 10.3 5 M 2 12.2 L 18.4 12.2 C 22.8 12.2 22.8 6.6 19 6.6 C 17.4 6.6 \
        16.4 7.6 16.3 8.8 M 2 16 L 12.4 16 C 16.6 16 16.6 21.4 12.8 21.4 C 11.4 21.4 10.4 20.6 10.2 19.2
        """
    private static let arm = SymbolDrawing.line("M 12 12 L 12 1.8 M 9.4 3.2 L 12 5.8 L 14.6 3.2", width: 1.7)
    static let snowflake = SymbolDrawing.joined([
        arm, arm.turned(60), arm.turned(120), arm.turned(180), arm.turned(240), arm.turned(300),
    ])
    private static let tube = SymbolDrawing.fill(
        """
        M 12 1.4 C 14 1.4 15.4 2.8 15.4 4.8 L 15.4 12.6 C 16.9 13.6 17.8 15.2 17.8 17 C 17.8 20.2 15.2 22.7 12 22.7 C 8.8 22.7 6.2 20.2 6.2 17 \
        C 6.2 15.2 7.1 13.6 8.6 12.6 L 8.6 4.8 C 8.6 2.8 10 1.4 12 1.4 Z
        """)
    static let thermometer = SymbolDrawing.joined([
        .rim(tube, holes: .dropped, width: 1.6), .fill("O 12 17 2.9"), .line("M 12 8 L 12 16", width: 1.7),
    ])
    static let horizon = SymbolDrawing.joined([
        .line("M 7 16.6 C 7 9.8 17 9.8 17 16.6", width: 1.9),
        .line(
            "M 1.6 17 L 22.4 17 M 6 20.8 L 18 20.8 M 2.4 12.4 L 4 12.8 M 21.6 12.4 L 20 12.8 M 5.4 7.6 L 6.6 8.8 M 18.6 7.6 L 17.4 8.8",
            width: 1.8),
    ])
    static let sunrise = SymbolDrawing.joined([
        horizon, .line("M 12 8 L 12 2.4 M 9.4 4.8 L 12 2.2 L 14.6 4.8", width: 1.8),
    ])
    static let sunset = SymbolDrawing.joined([
        horizon, .line("M 12 2.2 L 12 7.8 M 9.4 5.4 L 12 8 L 14.6 5.4", width: 1.8),
    ])

    static let tree = SymbolDrawing.joined([
        .fill("O 12 7.2 5.4 O 7.8 11 4.6 O 16.2 11 4.6 O 12 11.6 4.4"), .fill("R 10.9 13 2.2 9.4 0.8"),
    ])
    static let mountains = SymbolDrawing.joined([
        .soft("M 1.8 19.4 L 8.4 6.6 L 12.2 13.6 L 9.4 19.4 Z", radius: 0.9),
        .soft("M 11.8 19.4 L 15.8 10.6 L 22.2 19.4 Z", radius: 0.9),
    ])
    static let paw = SymbolDrawing.joined([
        .fill(
            """
            M 12 11.2 C 15 11.2 18.2 14.8 18.2 17.9 C 18.2 20 16.9 21.2 15.1 21.2 C 13.8 21.2 13.2 20.6 12 20.6 C 10.8 20.6 10.2 21.2 8.9 21.2 \
            C 7.1 21.2 5.8 20 5.8 17.9 C 5.8 14.8 9 11.2 12 11.2 Z
            """),
        .fill(
            """
            M 8.4 2.6 C 10 2.6 10.9 4.2 10.9 5.9 C 10.9 7.6 9.9 8.9 8.6 8.9 C 7.1 8.9 6 7.5 6 5.8 C 6 4 7 2.6 8.4 2.6 Z M 15.6 2.6 C 17 2.6 18 4 \
            18 5.8 C 18 7.5 16.9 8.9 15.4 8.9 C 14.1 8.9 13.1 7.6 13.1 5.9 C 13.1 4.2 14 2.6 15.6 2.6 Z M 3.6 8.6 C 5 8.6 6.2 10 6.2 11.6 C 6.2 \
            13.2 5.3 14.2 4.2 14.2 C 2.7 14.2 1.6 12.9 1.6 11.2 C 1.6 9.6 2.4 8.6 3.6 8.6 Z M 20.4 8.6 C 21.6 8.6 22.4 9.6 22.4 11.2 C 22.4 12.9 \
            21.3 14.2 19.8 14.2 C 18.7 14.2 17.8 13.2 17.8 11.6 C 17.8 10 19 8.6 20.4 8.6 Z
            """),
    ])

    /// The land that is seen of a globe from three sides.
    static let americas = SymbolDrawing.joined([
        .soft(
            "M 5.2 6.2 L 9 3.8 L 13 4.4 L 11.6 6.8 L 13.4 8 L 10.4 10 L 8.6 10.4 L 9.6 12.4 L 7.4 11.8 L 5.4 9.4 Z",
            radius: 0.9),
        .soft(
            "M 10.6 13.2 L 13.8 13.4 L 16.6 15.4 L 14.8 18.2 L 12.8 20.8 L 11.6 20.2 L 11.2 17 L 9.8 15 Z", radius: 0.9),
    ])
    static let africa = SymbolDrawing.joined([
        .soft("M 9.6 3.6 L 14 3 L 17.4 5 L 14.6 6.4 L 11 7.4 L 9.4 6 Z", radius: 0.9),
        .soft(
            "M 8.6 9.6 L 13.4 9 L 16.6 11.2 L 17.6 13 L 15.4 15 L 14 18.4 L 12.6 18.8 L 11.6 15.2 L 8.6 13.6 L 7.4 11.4 Z",
            radius: 0.9),
    ])
    static let asia = SymbolDrawing.joined([
        .soft(
            "M 6 5.8 L 10 3.6 L 16 4.4 L 19.2 8.6 L 16.4 10.2 L 15 12.8 L 13 10.4 L 10.8 12.4 L 9 9.2 L 5.4 8.6 Z",
            radius: 0.9),
        .soft("M 13.8 16.4 L 17.2 15.6 L 18.2 17.4 L 16.4 19.2 L 14.2 18.6 Z", radius: 0.9),
    ])
}
