import TintypeGraphics

/// Figures that move, hands, and persons in frames.
extension SymbolTable {
    /// Head and shoulders that a frame cuts off.
    static func cropped(_ frame: SymbolPen, inside: SymbolPen) -> SymbolDrawing {
        let bust = SymbolDrawing.joined([
            .fill("O 12 9.4 3.6"),
            .fill("M 4 23 C 4 17.4 7 14.4 12 14.4 C 17 14.4 20 17.4 20 23 Z"),
        ])
        return .cut(.fill(frame), by: .common(bust, .fill(inside)))
    }

    static let standing = SymbolDrawing.joined([
        .fill("O 12 3.6 2.3"),
        .soft("M 9.6 7.6 L 14.4 7.6 L 14.2 14.4 L 9.8 14.4 Z", radius: 1.4),
        .line("M 9.4 8.4 L 7.6 14 M 14.6 8.4 L 16.4 14", width: 2),
        .line("M 10.6 14 L 10.4 21.6 M 13.4 14 L 13.6 21.6", width: 2.3),
    ])
    static let walking = SymbolDrawing.joined([
        .fill("O 13.2 3.3 2.2"), .line("M 12.9 8.6 L 11.9 13.4", width: 3.4),
        .line("M 12.2 8 L 8.8 9.4 L 7.6 12.8 M 13.8 8.2 L 15.2 11.2 L 18 12.6", width: 2),
        .line("M 11.4 13.6 L 10.2 17.6 L 7.2 21.8 M 12.4 13.8 L 14.8 16.6 L 16 21.8", width: 2.3),
    ])
    static let running = SymbolDrawing.joined([
        .fill("O 15.6 3.5 2.2"), .line("M 13.8 8.6 L 11.4 13", width: 3.4),
        .line("M 13 7.8 L 8.8 7.2 L 6.4 10.2 M 14.4 8.6 L 16.4 11.6 L 19.8 11", width: 2),
        .line("M 11.2 13.4 L 8.8 17 L 3.8 17 M 11.8 13.2 L 15 16 L 13.6 21.6", width: 2.3),
    ])
    static let waving = SymbolDrawing.joined([
        .fill("O 12 3.6 2.3"),
        .soft("M 9.6 7.6 L 14.4 7.6 L 14.2 14.4 L 9.8 14.4 Z", radius: 1.4),
        .line("M 9.4 8.4 L 7.4 14 M 14.6 8.4 L 18 7.6 L 19 3.4", width: 2),
        .line("M 10.6 14 L 10.4 21.6 M 13.4 14 L 13.6 21.6", width: 2.3),
    ])
    /// Arms held away from the sides.
    static let openArms = SymbolDrawing.joined([
        .fill("O 12 3.6 2.3"),
        .soft("M 9.8 7.8 L 14.2 7.8 L 14 14.4 L 10 14.4 Z", radius: 1.4),
        .line("M 10 8.6 L 3.6 8 M 14 8.6 L 20.4 8", width: 2),
        .line("M 10.8 14 L 9 21.6 M 13.2 14 L 15 21.6", width: 2.3),
    ])
    /// Sitting with crossed legs.
    static let meditating = SymbolDrawing.joined([
        .fill("O 12 4 2.4"), .soft("M 9.8 8.4 L 14.2 8.4 L 14 15 L 10 15 Z", radius: 1.4),
        .line("M 9.8 9.4 L 7 13.6 L 3.4 15.6 M 14.2 9.4 L 17 13.6 L 20.6 15.6", width: 2),
        .line("M 10.6 15.2 C 5 16 3.4 18 5.4 19.6 L 15.6 19.6 M 13.4 15.2 C 19 16 20.6 18 18.6 19.6", width: 2.2),
    ])

    private static let thumb: SymbolPen =
        """
        M 8.8 10.4 L 12.4 4 C 12.9 2.9 13.5 2.4 14.4 2.4 C 15.9 2.4 16.7 3.6 16.5 5.2 L 15.9 8.8 L 19.5 8.8 C 21.2 8.8 22.3 9.8 22.3 \
        11.2 C 22.3 12.1 21.9 12.8 21.3 13.2 C 21.6 13.7 21.7 14.2 21.6 14.8 C 21.5 15.6 21 16.2 20.4 16.5 C 20.6 17 20.6 17.5 \
        20.4 18 C 20.1 18.8 19.6 19.1 19 19.3 C 19 20.7 18 21.6 16.2 21.6 L 13.4 21.6 C 11.6 21.6 10.1 21 8.8 20 Z
        """
    static func thumbsUp(filled: Bool) -> SymbolDrawing {
        let cuff = SymbolDrawing.fill("R 1.8 10.2 5.2 11 1.8")
        return .joined([
            SymbolDrawing.fill(thumb).outlined(unless: filled, width: 1.8), cuff.outlined(unless: filled, width: 1.8),
        ])
    }

    /// An open hand with its thumb to the left.
    static func hand(filled: Bool) -> SymbolDrawing {
        filled
            ? .joined([
                .fill("R 6.7 3.8 2.9 13 1.45 R 10.1 2 2.9 13 1.45 R 13.5 3 2.9 13 1.45 R 16.9 6 2.7 10 1.35"),
                .fill(
                    """
                    M 6.7 12 L 19.6 12 L 19.6 14.6 C 19.6 19.2 17 22.2 13 22.2 C 9.6 22.2 7.6 20.6 5.8 17.6 L 3 12.8 C 2.4 11.8 \
                    2.6 10.9 3.4 10.5 C 4.2 10.1 5 10.4 5.6 11.2 L 6.7 12.9 Z
                    """),
            ])
            : .line(
                """
                M 8.2 11.6 L 8.2 5.2 C 8.2 3.2 11 3.2 11 5.2 L 11 11 M 11 5.2 L 11 3.9 C 11 1.9 13.8 1.9 13.8 3.9 L 13.8 11 M 13.8 \
                5 C 13.8 3 16.6 3 16.6 5 L 16.6 12 M 16.6 8.2 C 16.6 6.2 19.4 6.2 19.4 8.2 L 19.4 14.6 C 19.4 19 17 21.4 13.2 \
                21.4 C 10 21.4 8 20 6.4 17.4 L 3.5 12.7 C 2.4 10.9 4.7 9.6 5.9 11.3 L 8.2 14.4
                """, width: 1.6)
    }

    /// A hand that points upwards.
    static func pointing(filled: Bool) -> SymbolDrawing {
        let hand = SymbolDrawing.fill(
            """
            M 8.6 13.6 L 8.6 4.4 C 8.6 1.6 12.4 1.6 12.4 4.4 L 12.4 9.4 C 13.6 8.4 15.2 8.8 15.8 10 C 17 9.4 18.4 9.8 18.8 11 C 20.2 \
            10.6 21.4 11.4 21.4 13 L 21.4 15.6 C 21.4 19.8 19 22.2 15 22.2 C 11.6 22.2 9.6 21 7.8 18.4 L 4.4 13.6 C 3 11.4 5.6 \
            9.6 7.2 11.6 Z
            """)
        return hand.outlined(unless: filled, width: 1.8)
    }

    static func wave(filled: Bool) -> SymbolDrawing {
        .joined([
            hand(filled: filled).turned(-14).scaled(0.86, dx: -0.4, dy: 0.8),
            .line("M 19.6 2.2 C 21.2 3 22.4 4.6 22.8 6.6 M 2 18.8 C 2.6 20.6 3.8 21.8 5.6 22.4", width: 1.6),
        ])
    }
    static func tap(filled: Bool) -> SymbolDrawing {
        .joined([
            pointing(filled: filled).scaled(0.84, dy: 2),
            .line("M 6.8 6.6 C 6.8 4 8.5 2.2 10.8 2.2 C 13.1 2.2 14.8 4 14.8 6.6", width: 1.6),
        ])
    }

    /// An adult and a child hand in hand.
    static let holdingHands = SymbolDrawing.joined([
        .fill("O 7.4 3.8 2.2"), .soft("M 5.4 7.6 L 9.4 7.6 L 9.2 14 L 5.6 14 Z", radius: 1.2),
        .line("M 5.2 8.4 L 3.6 13.4 M 9.6 8.4 L 12.2 14.2", width: 1.8),
        .line("M 6.2 14 L 6 21.4 M 8.6 14 L 8.8 21.4", width: 2),
        .fill("O 16.6 9.6 1.9"), .soft("M 15.2 12.8 L 18 12.8 L 17.8 17 L 15.4 17 Z", radius: 1),
        .line("M 14.8 13.4 L 12.4 14.4 M 18.4 13.4 L 20 16.6", width: 1.7),
        .line("M 15.8 17 L 15.6 21.4 M 17.4 17 L 17.6 21.4", width: 1.8),
    ])
}
