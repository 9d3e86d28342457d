import TintypeGraphics

extension SymbolTable {
    /// Weather, plants, animals and the sky.
    static let nature: [SymbolEntry] = [
        .solid("star", star),
        .one("star.leadinghalf.filled", halfStar),
        .pair("sun.max", .joined([.line("O 12 12 4.4"), rays]), .joined([.fill("O 12 12 5"), rays])),
        .pair("sun.min", .joined([.line("O 12 12 4.4"), dots]), .joined([.fill("O 12 12 5"), dots])),
        .one("sun.haze", haze(.line("O 12 12 4.4"))),
        .filled("sun.haze", haze(.fill("O 12 12 5"))),
        .one("sunrise", sunrise),
        .filled("sunrise", sunrise),
        .one("sunset", sunset),
        .filled("sunset", sunset),
        .solid("moon", moon),
        .pair("moon.stars", .joined([.rim(moon, holes: .dropped), stars]), .joined([moon, stars])),
        .pair("moon.zzz", .joined([.rim(moon, holes: .dropped), sleep]), .joined([moon, sleep])),
        .solid("cloud", cloud),
        .pair("cloud.rain", weather(false, rain), weather(true, rain)),
        .pair("cloud.drizzle", weather(false, drizzle), weather(true, drizzle)),
        .pair("cloud.heavyrain", weather(false, heavyRain), weather(true, heavyRain)),
        .pair("cloud.hail", weather(false, flakes), weather(true, flakes)),
        .pair("cloud.snow", weather(false, flakes), weather(true, flakes)),
        .pair("cloud.fog", weather(false, fog), weather(true, fog)),
        .pair("cloud.bolt", weather(false, lightning), weather(true, lightning)),
        .pair("cloud.bolt.rain", weather(false, storm), weather(true, storm)),
        .pair("cloud.sun", sunny(false, nil), sunny(true, nil)),
        .pair("cloud.sun.rain", sunny(false, rain), sunny(true, rain)),
        .pair("cloud.sun.bolt", sunny(false, lightning), sunny(true, lightning)),
        .pair("cloud.moon", nightly(false), nightly(true)),
        .solid("icloud", cloud),
        .one("wind", .line(wind, width: 1.9)),
        .one("snowflake", snowflake),
        .one("tornado", 0xE199),
        .one("hurricane", 0xEBD5),
        .one("thermometer", thermometer),
        .one("thermometer.medium", thermometer),
        .one("thermometer.variable", thermometer),
        .pair("humidity", 0xF084, 0xF084),
        .one("water.waves", 0xE176),
        .one("rainbow", 0xE3FC),
        .solid("bolt", .rounded("M 13.6 2.6 L 5 13.4 L 11 13.4 L 9.6 21.4 L 19 9.8 L 12.6 9.8 Z")),
        .pair("flame", flame(filled: false), flame(filled: true)),
        .solid(
            "drop",
            .fill(
                """
                M 12 1.8 C 12.6 1.8 19.2 10 19.2 15 C 19.2 19.4 16.2 22.2 12 22.2 C 7.8 22.2 4.8 19.4 4.8 15 C \
                4.8 10 11.4 1.8 12 1.8 Z
                """
            )),
        .pair("leaf", leaf(filled: false), leaf(filled: true)),
        .solid("tree", tree),
        .solid("mountain.2", mountains),
        .solid("hare", 0xE799),
        .solid("pawprint", paw),
        .solid("ladybug", 0xE868),
        .one("ant", .rim(0xF0FA, holes: .filled)),
        .filled("ant", 0xF0FA),
        .solid(
            "fish",
            .joined([.rounded("M 3 12 C 6 6.5 12.5 6 16.5 11 L 21 7.5 L 21 16.5 L 16.5 13 C 12.5 18 6 17.5 3 12 Z")])),
        .one("circle.hexagongrid", .rim(hexagonGrid, holes: .dropped, width: 1.4)),
        .filled("circle.hexagongrid", hexagonGrid),
        .filled(
            "bubbles.and.sparkles",
            .joined([.fill("O 9 14.5 6.5 O 17.2 18.2 3.4"), sparkles.scaled(0.5, dx: 5.5, dy: -5.5)])
        ),
    ]

    private static let rays = SymbolDrawing.line(
        """
        M 12 1.8 L 12 4 M 12 20 L 12 22.2 M 1.8 12 L 4 12 M 20 12 L 22.2 12 M 4.8 4.8 L 6.3 6.3 M 17.7 17.7 L \
        19.2 19.2 M 4.8 19.2 L 6.3 17.7 M 17.7 6.3 L 19.2 4.8
        """
    )
    private static let dots = SymbolDrawing.fill(
        """
        O 12 4 1.2 O 12 20 1.2 O 4 12 1.2 O 20 12 1.2 O 6.35 6.35 1.2 O 17.65 17.65 1.2 O 6.35 17.65 1.2 O 17.65 \
        6.35 1.2
        """
    )
    private static let moon = SymbolDrawing.fill(
        """
        M 10.2 2.6 C 10.8 2.3 11.4 2.8 11.1 3.5 C 8.6 9.6 12.8 15.6 19.4 15 C 20.4 14.9 21.2 14.9 21 15.6 C 19.6 \
        19.4 16 21.8 12 21.8 C 6.6 21.8 2.2 17.4 2.2 12 C 2.2 7.8 5.6 4 10.2 2.6 Z
        """
    )
    private static let star4 = SymbolDrawing.rounded(
        "M 12 3 L 14.2 9.8 L 21 12 L 14.2 14.2 L 12 21 L 9.8 14.2 L 3 12 L 9.8 9.8 Z")
    private static let stars = SymbolDrawing.joined([
        star4.scaled(0.34, dx: 3.4, dy: -6.4), star4.scaled(0.26, dx: 7.6, dy: -1),
    ])
    private static let sleep = SymbolDrawing.line("M 14.5 3 L 19.5 3 L 14.5 9 L 19.5 9", width: 1.7)
    static let cloud = SymbolDrawing.fill(cloudPen)
    private static let cloudPen: SymbolPen =
        """
        M 6.6 19.4 C 3.4 19.4 1.2 17.4 1.2 14.6 C 1.2 12.2 2.8 10.4 5 9.9 C 5.2 6.6 7.8 4.4 11 4.4 C 13.8 4.4 16 \
        5.9 17 8.4 C 20.4 8.4 22.8 10.8 22.8 13.9 C 22.8 17 20.4 19.4 17.2 19.4 Z
        """
    private static let rain: SymbolPen = "M 8 17 L 6.6 20.4 M 12.6 17 L 11.2 20.4 M 17.2 17 L 15.8 20.4"
    private static let drizzle: SymbolPen =
        "M 7.8 17 L 7.2 18.4 M 12.4 17 L 11.8 18.4 M 17 17 L 16.4 18.4 M 10 20.4 L 9.4 21.8 M 14.6 20.4 L 14 21.8"
    private static let heavyRain: SymbolPen =
        "M 6.6 17 L 4.6 22 M 10.6 17 L 8.6 22 M 14.6 17 L 12.6 22 M 18.6 17 L 16.6 22"
    private static let flakes: SymbolPen =
        "M 7 17.4 L 7 17.5 M 12 17.4 L 12 17.5 M 17 17.4 L 17 17.5 M 9.5 21 L 9.5 21.1 M 14.5 21 L 14.5 21.1"
    private static let fog: SymbolPen = "M 4 17.6 L 20 17.6 M 6 21.4 L 18 21.4"
    private static let lightning: SymbolPen = "M 12.8 14.4 L 10 18.2 L 13.4 18.2 L 11 22.4"
    private static let storm: SymbolPen =
        "M 12.8 14.4 L 10 18.2 L 13.4 18.2 L 11 22.4 M 6.6 17.4 L 5.4 20.4 M 18 17.4 L 16.8 20.4"
    private static let hexagonGrid = SymbolDrawing.fill(
        "O 12 12 2.9 O 12 4.8 2.9 O 12 19.2 2.9 O 5.8 8.4 2.9 O 5.8 15.6 2.9 O 18.2 8.4 2.9 O 18.2 15.6 2.9")

    /// A cloud in the upper part, with `below` under it, or struck into it.
    private static func weather(_ filled: Bool, _ below: SymbolPen) -> SymbolDrawing {
        let small = SymbolDrawing.fill(
            """
            M 6.6 15 C 3.8 15 1.8 13.3 1.8 10.8 C 1.8 8.7 3.2 7.2 5.2 6.7 C 5.5 3.8 7.9 1.9 11 1.9 C 13.6 1.9 \
            15.7 3.2 16.7 5.4 C 19.9 5.4 22.2 7.4 22.2 10.2 C 22.2 13 20 15 17 15 Z
            """
        )
        let look = filled ? small : SymbolDrawing.rim(small, holes: .dropped)
        return .joined([.cut(look, by: .line(below, width: 4.2)), .line(below, width: 1.8)])
    }

    /// A cloud in front of the sun, which looks out at the upper right.
    private static func sunny(_ filled: Bool, _ below: SymbolPen?) -> SymbolDrawing {
        let sun = SymbolDrawing.joined([
            filled ? .fill("O 16.5 7.5 4.2") : .line("O 16.5 7.5 3.4", width: 1.8),
            .line(
                "M 16.5 0.2 L 16.5 1.2 M 22.8 7.5 L 23.8 7.5 M 21 3 L 21.7 2.3 M 12 3 L 11.3 2.3 M 21 12 L 21.7 12.7",
                width: 1.8),
        ])
        let front = (below.map { weather(filled, $0) } ?? (filled ? cloud : .rim(cloud, holes: .dropped)))
            .scaled(0.82, dx: -2.4, dy: 2.6)
        let gap = SymbolDrawing.joined([cloud, .line(cloudPen, width: 3)]).scaled(
            0.82, dx: -2.4, dy: below == nil ? 2.6 : 0.4)
        return .joined([.cut(sun, by: gap), front])
    }

    private static func nightly(_ filled: Bool) -> SymbolDrawing {
        let back = (filled ? moon : .rim(moon, holes: .dropped)).scaled(0.62, dx: 5.4, dy: -4.6)
        let gap = SymbolDrawing.joined([cloud, .line(cloudPen, width: 3)]).scaled(0.82, dx: -2.4, dy: 2.6)
        let front = (filled ? cloud : .rim(cloud, holes: .dropped)).scaled(0.82, dx: -2.4, dy: 2.6)
        return .joined([.cut(back, by: gap), front])
    }

    private static func haze(_ disc: SymbolDrawing) -> SymbolDrawing {
        .joined([
            .cut(.joined([disc, rays]), by: .fill("R 0 14.6 24 10 0")),
            .line("M 4 16.5 L 20 16.5 M 7 20.5 L 17 20.5"),
        ])
    }
}
