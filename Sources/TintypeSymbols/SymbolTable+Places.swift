import TintypeGraphics

extension SymbolTable {
    /// Houses, rooms, meals, shops, money and health.
    static let places: [SymbolEntry] = [
        .pair("house", house(filled: false), house(filled: true)),
        .pair("house.lodge", 0xE589, 0xE589),
        .solid("building", .cut(.fill("R 4.5 1.5 15 21 2.5"), by: .fill(SymbolPen(windows)))),
        .solid(
            "building.2",
            .cut(
                .joined([.fill("R 2 1.5 11 21 2 R 11 8 11 14.5 2")]),
                by: .fill(
                    """
                    R 4.6 5 1.9 2.2 0.5 R 8.5 5 1.9 2.2 0.5 R 4.6 9.4 1.9 2.2 0.5 R 8.5 9.4 1.9 2.2 0.5 R 4.6 \
                    13.8 1.9 2.2 0.5 R 8.5 13.8 1.9 2.2 0.5 R 14.6 11.6 1.9 2.2 0.5 R 18 11.6 1.9 2.2 0.5 R 14.6 \
                    16 1.9 2.2 0.5 R 18 16 1.9 2.2 0.5
                    """
                ))),
        .pair("building.columns", temple(filled: false), temple(filled: true)),
        .pair("storefront", 0xEA12, 0xE8D1),
        .one("tent", .rim(0xEA68, holes: .filled)),
        .filled("tent", 0xEA68),
        .solid("bed.double", 0xEA45),
        .solid("sofa", 0xE16B),
        .pair("chair", 0xEFEE, 0xE903),
        .solid("chair.lounge", 0xEFED),
        .pair("lamp.desk", 0xF02A, .rim(0xF02A, holes: .filled)),
        .pair("lamp.ceiling", 0xF02A, .rim(0xF02A, holes: .filled)),
        .solid("fan", .cut(.joined([blade, blade.turned(120), blade.turned(240)]), by: .fill("O 12 12 1.6"))),
        .solid("washer", 0xE54A),
        .solid("door.left.hand.closed", 0xEFFD),
        .solid("door.left.hand.open", 0xEB4F),
        .one("stairs", 0xF1A9),
        .one("shower", 0xF061),
        .filled("shower", 0xF061),
        .solid("bathtub", 0xEA41),
        .pair("refrigerator", 0xEB47, .rim(0xEB47, holes: .filled)),
        .pair("microwave", 0xF204, .rim(0xF204, holes: .filled)),
        .pair("fireplace", 0xEA43, .rim(0xEA43, holes: .filled)),
        .pair("window.vertical.closed", 0xF1B4, .rim(0xF1B4, holes: .filled)),
        .pair("cup.and.saucer", cup(filled: false), cup(filled: true)),
        .pair("mug", mug(filled: false), mug(filled: true)),
        .pair("wineglass", wineGlass(filled: false), wineGlass(filled: true)),
        .one("fork.knife", forkAndKnife),
        .solid("takeoutbag.and.cup.and.straw", 0xE57A),
        .solid("birthday.cake", 0xE7E9),
        .pair("cart", cart(filled: false), cart(filled: true)),
        .pair("bag", bag(filled: false), bag(filled: true)),
        .pair("handbag", bag(filled: false), bag(filled: true)),
        .solid("basket", 0xE8CB),
        .pair("creditcard", creditCard(filled: false), creditCard(filled: true)),
        .solid("banknote", 0xEF63),
        .outlined("giftcard", 0xE8F6),
        .solid("wallet.pass", 0xF8FF),
        .stepped(
            "chart.bar", SymbolSteps(columns.map { .rim(.fill($0), holes: .dropped) }),
            SymbolSteps(columns.map { .fill($0) })),
        .one("chart.bar.xaxis", .joined([bars.scaled(0.86, dy: -1.6), .line("M 2.5 21.2 L 21.5 21.2")])),
        .pair("chart.pie", pieChart(filled: false), pieChart(filled: true)),
        .one(
            "chart.line.uptrend.xyaxis",
            .line(
                """
                M 3 3.5 L 3 18 C 3 19.8 3.8 20.5 5.5 20.5 L 21 20.5 M 7 14.5 L 11 10.5 L 14 13 L 20 6.5 M 15.8 \
                6.2 L 20.2 6.2 L 20.2 10.6
                """
            )),
        .one(
            "chart.xyaxis.line",
            .line("M 3 3.5 L 3 18 C 3 19.8 3.8 20.5 5.5 20.5 L 21 20.5 M 7 14.5 L 11 9.5 L 14.5 12.5 L 20 5.5")),
        .one("chart.dots.scatter", 0xE268),
        .solid(
            "chart.bar.doc.horizontal",
            .cut(sheet, by: .line("M 8 11.5 L 12 11.5 M 8 14.9 L 16 14.9 M 8 18.3 L 14 18.3", width: 1.6))),
        .solid(
            "cross",
            .fill(
                """
                M 10.5 2.5 L 13.5 2.5 C 15 2.5 15.8 3.3 15.8 4.8 L 15.8 8.2 L 19.2 8.2 C 20.7 8.2 21.5 9 21.5 \
                10.5 L 21.5 13.5 C 21.5 15 20.7 15.8 19.2 15.8 L 15.8 15.8 L 15.8 19.2 C 15.8 20.7 15 21.5 13.5 \
                21.5 L 10.5 21.5 C 9 21.5 8.2 20.7 8.2 19.2 L 8.2 15.8 L 4.8 15.8 C 3.3 15.8 2.5 15 2.5 13.5 L \
                2.5 10.5 C 2.5 9 3.3 8.2 4.8 8.2 L 8.2 8.2 L 8.2 4.8 C 8.2 3.3 9 2.5 10.5 2.5 Z
                """
            )),
        .solid("cross.case", 0xF109),
        .pair(
            "pills",
            SymbolDrawing.joined([
                SymbolDrawing.line("R 1.8 6.2 14 7 3.5 M 8.8 6.2 L 8.8 13.2", width: 1.7).turned(-45).scaled(
                    1, dx: -2.2, dy: -1.4), .line("O 17.4 17.4 4.4 M 14 17.4 L 20.8 17.4", width: 1.7),
            ]),
            .joined([
                pill.scaled(0.74, dx: -3.2, dy: -3.2),
                .cut(.fill("O 17.4 17.4 5.2"), by: .line("M 14.2 17.4 L 20.6 17.4", width: 1.4)),
            ])),
        .pair(
            "pill",
            SymbolDrawing.joined([
                .rim(.fill("R 1.5 7.4 21 9.2 4.6"), holes: .dropped), .line("M 12 8.4 L 12 15.6", width: 1.8),
            ]).turned(-45), pill),
        .solid("bandage", 0xE3F3),
        .pair("syringe", 0xE138, .rim(0xE138, holes: .filled)),
        .one("waveform.path.ecg", .line("M 2 12.5 L 6.5 12.5 L 9 6 L 13.5 19 L 16.4 12.5 L 22 12.5")),
        .solid("heart.text.square", 0xEAA2),
        .outlined("sportscourt", .line("R 2 5 20 14 2 M 12 5 L 12 19 O 12 12 2.8", width: 1.8)),
        .pair("beach.umbrella", sunshade(filled: false), sunshade(filled: true)),
        .pair("umbrella", umbrella(filled: false), umbrella(filled: true)),
        .one("signpost.right", .rim(0xEB91, holes: .dropped)),
        .filled("signpost.right", 0xEB91),
        .one("parkingsign", 0xE54F),
    ]

    private static func cart(filled: Bool) -> SymbolDrawing {
        let basket: SymbolPen =
            "M 5.3 6 L 20.6 6 C 21.4 6 21.8 6.5 21.6 7.2 L 20.3 11.6 C 20 12.5 19.4 12.9 18.5 13 L 7 13.4"
        let frame = SymbolDrawing.line(
            "M 1.8 2.8 L 3.6 2.8 C 4.3 2.8 4.7 3.1 4.9 3.8 L 7.4 14.8 C 7.6 15.8 8.2 16.4 9.2 16.4 L 19.2 16.4",
            width: 1.8)
        let parts = [frame, .line(basket, width: 1.8), .fill("O 9.4 20.4 1.8 O 17.8 20.4 1.8")]
        return .joined(filled ? parts + [.fill(SymbolPen(basket.text + " Z"))] : parts)
    }

    private static let blade = SymbolDrawing.fill(
        "M 12 13 C 7.2 11.6 6.2 2 12.4 2 C 18.4 2 17.6 8.6 13 12 Z")
    private static let pill = SymbolDrawing.cut(
        .fill("R 1.5 7.4 21 9.2 4.6"), by: .fill("R 11.3 0 1.4 24 0")
    ).turned(-45)
    private static func umbrella(filled: Bool) -> SymbolDrawing {
        let dome = SymbolDrawing.fill(
            """
            M 12 2.4 C 18 2.4 22.4 6.8 22.6 12.6 C 20.8 11 18.6 11 16.8 12.6 C 15 11 13.8 11 12 12.6 C 10.2 11 9 \
            11 7.2 12.6 C 5.4 11 3.2 11 1.4 12.6 C 1.6 6.8 6 2.4 12 2.4 Z
            """
        )
        return .joined([
            filled ? dome : .rim(dome, holes: .dropped, width: 1.8),
            .line("M 12 12.6 L 12 19.4 C 12 22.2 8 22.2 8 19.4", width: 1.8),
        ])
    }

    private static let windows =
        """
        R 8 5 2.4 2.6 0.6 R 13.6 5 2.4 2.6 0.6 R 8 9.6 2.4 2.6 0.6 R 13.6 9.6 2.4 2.6 0.6 R 8 14.2 2.4 2.6 0.6 R \
        13.6 14.2 2.4 2.6 0.6
        """
    private static let columns: [SymbolPen] = ["R 2.5 12.5 5 8.5 1.4", "R 9.5 8 5 13 1.4", "R 16.5 3 5 18 1.4"]
    private static let bars = SymbolDrawing.joined(columns.map { .fill($0) })
}
