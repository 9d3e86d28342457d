import TintypeGraphics

/// Vehicles, and what is seen on the way.
extension SymbolTable {
    /// A car from the front.
    static func car(filled: Bool) -> SymbolDrawing {
        let body = SymbolDrawing.fill(
            """
            M 8 4.4 L 16 4.4 C 17.6 4.4 18.5 5.1 19.1 6.6 L 20.4 9.9 C 21.6 10.8 22.2 12 22.2 13.6 L 22.2 19.4 C 22.2 20.3 \
            21.7 20.8 20.8 20.8 L 19.6 20.8 C 18.7 20.8 18.2 20.3 18.2 19.4 L 18.2 18.2 L 5.8 18.2 L 5.8 19.4 C 5.8 20.3 \
            5.3 20.8 4.4 20.8 L 3.2 20.8 C 2.3 20.8 1.8 20.3 1.8 19.4 L 1.8 13.6 C 1.8 12 2.4 10.8 3.6 9.9 L 4.9 6.6 C \
            5.5 5.1 6.4 4.4 8 4.4 Z
            """)
        let lamps = SymbolDrawing.joined([
            .fill("O 6.3 14 1.4 O 17.7 14 1.4"), .line("M 10 14.4 L 14 14.4", width: 1.6),
        ])
        let window = SymbolDrawing.fill(
            "M 8 6.2 L 16 6.2 C 16.6 6.2 17 6.5 17.2 7 L 18.2 9.6 L 5.8 9.6 L 6.8 7 C 7 6.5 7.4 6.2 8 6.2 Z")
        return filled
            ? .cut(body, by: .joined([window, lamps]))
            : .joined([.rim(body, holes: .dropped, width: 1.8), .line("M 5 10.4 L 19 10.4", width: 1.8), lamps])
    }

    /// A bus from the front.
    static func bus(filled: Bool) -> SymbolDrawing {
        coach(
            filled, roof: "R 3.4 1.8 17.2 17.6 3.4", below: "R 4.8 17 3.4 5 1.4 R 15.8 17 3.4 5 1.4",
            window: "R 5.8 5.4 12.4 6.6 1.2")
    }

    /// A tram from the front, on rails.
    static func tram(filled: Bool) -> SymbolDrawing {
        .joined([
            coach(filled, roof: "R 4 2 16 15.8 4.2", below: "R 9 1 6 3 1", window: "R 6.4 5.8 11.2 5.6 1.2"),
            .line("M 8 18.6 L 5.2 22.2 M 16 18.6 L 18.8 22.2 M 7.2 20.4 L 16.8 20.4", width: 1.8),
        ])
    }

    private static func coach(
        _ filled: Bool, roof: SymbolPen, below: SymbolPen, window: SymbolPen
    ) -> SymbolDrawing {
        let body = SymbolDrawing.joined([.fill(roof), .fill(below)])
        let lamps = SymbolDrawing.fill("O 7.4 15.2 1.3 O 16.6 15.2 1.3")
        return filled
            ? .cut(body, by: .joined([.fill(window), lamps]))
            : .joined([.rim(body, holes: .dropped, width: 1.8), .line("M 4.6 12.2 L 19.4 12.2", width: 1.7), lamps])
    }

    static let bicycle = SymbolDrawing.line(
        """
        O 5.3 15.4 3.9 O 18.7 15.4 3.9 M 5.3 15.4 L 9.2 8.8 L 16.4 8.8 M 8 6 L 9.2 8.8 L 12.2 15.4 L 5.3 15.4 M 12.2 15.4 L \
        16.4 8.8 L 18.7 15.4 M 6.4 6 L 9.6 6 M 16.4 8.8 L 15.4 5.6 L 18 5.6
        """, width: 1.7)

    /// An airplane that flies to the right.
    static let airplane = SymbolDrawing.fill(
        """
        M 22.6 12 C 22.6 13.2 21.2 13.8 19.4 13.8 L 14.8 13.8 L 10.2 21 C 9.9 21.5 9.5 21.7 9 21.7 L 7.9 21.7 C 7.2 21.7 7 21.3 \
        7.2 20.7 L 9.4 13.8 L 5.4 13.8 L 3.7 16 C 3.4 16.4 3.1 16.5 2.7 16.5 L 1.9 16.5 C 1.4 16.5 1.2 16.2 1.3 15.8 L 2.3 \
        12 L 1.3 8.2 C 1.2 7.8 1.4 7.5 1.9 7.5 L 2.7 7.5 C 3.1 7.5 3.4 7.6 3.7 8 L 5.4 10.2 L 9.4 10.2 L 7.2 3.3 C 7 2.7 7.2 \
        2.3 7.9 2.3 L 9 2.3 C 9.5 2.3 9.9 2.5 10.2 3 L 14.8 10.2 L 19.4 10.2 C 21.2 10.2 22.6 10.8 22.6 12 Z
        """)

    static let fuelPump = SymbolDrawing.joined([
        .cut(
            .fill("M 6 1.8 L 12 1.8 C 14 1.8 15 2.8 15 4.8 L 15 19 L 3 19 L 3 4.8 C 3 2.8 4 1.8 6 1.8 Z"),
            by: .fill("R 5.4 4.4 7.2 5 1")),
        .fill("R 1.6 19.6 14.8 2.6 1.2"),
    ])
    static let fuelHose = SymbolDrawing.line(
        "M 17.6 4 L 20.2 6.6 L 20.2 16.6 C 20.2 19 17.4 19 17.4 16.6 L 17.4 14 C 17.4 12.6 16.8 12 15.6 12", width: 1.7)

    static let truck = SymbolDrawing.cut(
        .joined([
            .fill("R 1 4.4 13.4 12.8 2"),
            .fill(
                "M 15.6 8 L 19 8 C 20 8 20.7 8.4 21.2 9.2 L 22.6 11.6 C 22.9 12.1 23 12.5 23 13.1 L 23 15.6 C 23 16.6 22.4 17.2 21.4 17.2 L 15.6 17.2 Z"
            ),
        ]), by: .fill("O 6.4 17.2 3.4 O 18 17.2 3.4"))
    static let truckWheels = SymbolDrawing.fill("O 6.4 17.4 2.3 O 18 17.4 2.3")

    /// A boat under sails.
    static let sailboat = SymbolDrawing.joined([
        .soft("M 12.6 2.4 L 19.6 14.6 L 12.6 14.6 Z", radius: 0.8), .soft("M 10 6 L 10 14.6 L 4.6 14.6 Z", radius: 0.8),
        .fill("M 2.2 16.8 L 21.8 16.8 C 21 19.8 19 21.6 16.2 21.6 L 7.8 21.6 C 5 21.6 3 19.8 2.2 16.8 Z"),
    ])

    static let pushpin = SymbolDrawing.fill(
        """
        M 8.2 2 L 15.8 2 C 16.9 2 17.1 2.9 16.6 3.6 L 15.6 5.2 L 16 10.4 C 18.2 11.4 19.4 12.8 19.4 14.6 C 19.4 15.4 18.9 15.9 18.1 \
        15.9 L 5.9 15.9 C 5.1 15.9 4.6 15.4 4.6 14.6 C 4.6 12.8 5.8 11.4 8 10.4 L 8.4 5.2 L 7.4 3.6 C 6.9 2.9 7.1 2 8.2 2 Z
        """)
    static func pin(filled: Bool) -> SymbolDrawing {
        .joined([pushpin.outlined(unless: filled, width: 1.8), .line("M 12 16.4 L 12 22.2", width: 1.9)])
    }

    /// A map with two folds.
    static let map = SymbolDrawing.cut(
        .soft("M 2.4 6.6 L 8.6 3.6 L 15.4 6.6 L 21.6 3.6 L 21.6 17.4 L 15.4 20.4 L 8.6 17.4 L 2.4 20.4 Z", radius: 1.1),
        by: .line("M 8.6 4.6 L 8.6 16.8 M 15.4 7.2 L 15.4 19.4", width: 1.5))

    static let north = SymbolDrawing.soft("M 12 2.4 L 19.6 20.8 L 12 16.8 L 4.4 20.8 Z", radius: 1)

    static func temple(filled: Bool) -> SymbolDrawing {
        let gable = SymbolDrawing.soft("M 12 2.4 L 21.4 7.2 L 2.6 7.2 Z", radius: 0.9)
        return filled
            ? .joined([
                gable,
                .fill(
                    "R 4.4 9.6 2.6 8.2 0.5 R 8.6 9.6 2.6 8.2 0.5 R 12.8 9.6 2.6 8.2 0.5 R 17 9.6 2.6 8.2 0.5 R 2 19.4 20 2.6 1"
                ),
            ])
            : .joined([
                .rim(gable, holes: .dropped, width: 1.8),
                .line(
                    """
                    M 3 20.8 L 21 20.8 M 5.6 10.4 L 5.6 17.6 M 9.9 10.4 L 9.9 17.6 M 14.1 10.4 L 14.1 17.6 M 18.4 10.4 L 18.4 \
                    17.6
                    """, width: 1.8),
            ])
    }
}
