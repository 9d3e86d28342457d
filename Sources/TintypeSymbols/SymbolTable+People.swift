import TintypeGraphics

extension SymbolTable {
    /// People, hands, faces and what bodies do.
    static let people: [SymbolEntry] = [
        .solid("person", person),
        .pair("person.2", pair(filled: false), pair(filled: true)),
        .pair("person.3", three(filled: false), three(filled: true)),
        .pair("person.3.sequence", three(filled: false), three(filled: true)),
        .solid("person.crop.circle", cropped("O 12 12 10", inside: "O 12 12 8.6")),
        .solid("person.crop.square", cropped("R 2.5 2.5 19 19 4.4", inside: "R 3.9 3.9 16.2 16.2 3")),
        .solid(
            "person.crop.rectangle",
            .cut(
                .fill("R 1.5 4 21 16 3.5"),
                by: .common(.joined([.fill("O 12 9.6 2.8"), .fill("O 12 19.2 5.6")]), .fill("R 3.5 6 17 12 1.5")))),
        .solid(
            "person.text.rectangle",
            .cut(
                .fill("R 1.5 4 21 16 3.5"),
                by: .joined([
                    .fill("O 7.8 9.8 2"), .fill("M 4.4 16 C 4.4 12.2 11.2 12.2 11.2 16 Z"),
                    .line("M 14.5 9.5 L 19 9.5 M 14.5 14 L 19 14"),
                ]))),
        .pair("person.line.dotted.person", pair(filled: false), pair(filled: true)),
        .pair("person.wave.2", 0xE91F, 0xE91F),
        .one(
            "shareplay",
            .joined([
                person.scaled(0.6, dy: 4),
                .line("M 5.2 17.2 C 1.6 12.4 4 3.2 12 3.2 C 20 3.2 22.4 12.4 18.8 17.2", width: 1.9),
            ])),
        .one("figure.stand", standing),
        .one("figure.stand.dress", 0xE13E),
        .one("figure.child", 0xEB67),
        .one("figure.arms.open", openArms),
        .one("accessibility", openArms),
        .one("figure.walk", walking),
        .one("figure.run", running),
        .one("figure.wave", waving),
        .one("figure.hiking", 0xE50A),
        .one("figure.climbing", 0xE50A),
        .one("figure.cooldown", meditating),
        .one("figure.mind.and.body", meditating),
        .one("figure.yoga", meditating),
        .one("figure.badminton", 0xEA33),
        .one("figure.handball", 0xEA33),
        .one("figure.martial.arts", 0xEAE9),
        .one("figure.gymnastics", 0xEBC4),
        .one("figure.pool.swim", 0xEB48),
        .one("figure.rower", 0xE921),
        .one("figure.outdoor.cycle", 0xE52F),
        .one("figure.skiing.downhill", 0xE509),
        .one("figure.skiing.crosscountry", 0xE50E),
        .one("figure.snowboarding", 0xE513),
        .one("figure.surfing", 0xE515),
        .one("figure.skating", 0xE511),
        .one("figure.roll", 0xE914),
        .one("figure.dress.line.vertical.figure", 0xE63D),
        .one("figure.and.child.holdinghands", holdingHands),
        .one("figure.2.and.child.holdinghands", 0xF1A2),
        .one("figure.2.arms.open", 0xF1A2),
        .pair("hand.raised", hand(filled: false), hand(filled: true)),
        .pair("hand.thumbsup", thumbsUp(filled: false), thumbsUp(filled: true)),
        .pair(
            "hand.thumbsdown", thumbsUp(filled: false).turned(180).mirrored, thumbsUp(filled: true).turned(180).mirrored
        ),
        .pair("hand.wave", wave(filled: false), wave(filled: true)),
        .pair("hand.tap", tap(filled: false), tap(filled: true)),
        .pair("hand.point.up.left", pointing(filled: false).turned(-45), pointing(filled: true).turned(-45)),
        .one("hands.clap", 0xEBE5),
        .filled("hands.clap", 0xEBE5),
        .pair("hands.and.sparkles", 0xF21F, 0xF21F),
        .pair("eye", eye(filled: false), eye(filled: true)),
        .one(
            "eyes",
            .joined([
                .rim(.fill("M 6.5 4 C 12 4 12 20 6.5 20 C 1 20 1 4 6.5 4 Z"), holes: .dropped),
                .rim(.fill("M 17.5 4 C 23 4 23 20 17.5 20 C 12 20 12 4 17.5 4 Z"), holes: .dropped),
                .fill("O 7.6 13 2 O 18.6 13 2"),
            ])),
        .one(
            "eyeglasses",
            .line(
                """
                O 6 13.5 4.2 O 18 13.5 4.2 M 10.2 12.8 C 11.2 11.6 12.8 11.6 13.8 12.8 M 1.8 13 L 3.4 6.5 C 3.8 \
                5.2 5 4.8 6.4 5.4 M 22.2 13 L 20.6 6.5 C 20.2 5.2 19 4.8 17.6 5.4
                """
            )),
        .solid(
            "sunglasses",
            .joined([
                .fill("O 6 13.5 4.6 O 18 13.5 4.6"),
                .line(
                    """
                    M 10.2 12.8 C 11.2 11.6 12.8 11.6 13.8 12.8 M 2 12 L 3.4 6.5 C 3.8 5.2 5 4.8 6.4 5.4 M 22 12 \
                    L 20.6 6.5 C 20.2 5.2 19 4.8 17.6 5.4
                    """
                ),
            ])),
        .one("ear", 0xE023),
        .filled("ear", 0xE023),
        .solid(
            "face.smiling",
            .cut(
                .fill("O 12 12 10"),
                by: .joined([.fill("O 8.4 9.3 1.5 O 15.6 9.3 1.5"), .line("M 7.4 14 C 9.2 17.6 14.8 17.6 16.6 14")]))),
        .solid("brain", 0xEA4A),
        .one("brain.head.profile", 0xEA4A),
        .filled("brain.head.profile", 0xEA4A),
        .pair("facemask", 0xF218, .rim(0xF218, holes: .filled)),
        .solid("heart", heart),
        .one("touchid", 0xE90D),
    ]

    private static let head: SymbolPen = "O 12 7.3 4.5"
    private static let shoulders: SymbolPen =
        """
        M 3.5 18.6 C 3.5 14.9 7.6 13.4 12 13.4 C 16.4 13.4 20.5 14.9 20.5 18.6 C 20.5 20 19.8 20.8 18.4 20.8 L \
        5.6 20.8 C 4.2 20.8 3.5 20 3.5 18.6 Z
        """
    static let person = SymbolDrawing.fill(SymbolPen(head.text + " " + shoulders.text))

    private static func look(_ drawing: SymbolDrawing, _ filled: Bool) -> SymbolDrawing {
        filled ? drawing : .rim(drawing, holes: .dropped)
    }

    /// A person with a border around, as large as the gap that keeps it apart from another.
    private static func grown(_ scale: Double, dx: Double, dy: Double) -> SymbolDrawing {
        let pen = SymbolPen(head.text + " " + shoulders.text)
        return SymbolDrawing.joined([.fill(pen), .line(pen, width: 2.6)]).scaled(scale, dx: dx, dy: dy)
    }

    /// Two people, the one behind half hidden.
    private static func pair(filled: Bool) -> SymbolDrawing {
        let front = look(person, filled).scaled(0.94, dx: -4.2, dy: 0.3)
        let back = look(person, filled).scaled(0.82, dx: 6.2, dy: 1.2)
        return .joined([front, .cut(back, by: grown(0.94, dx: -4.2, dy: 0.3))])
    }

    /// Three people, those at the sides half hidden.
    private static func three(filled: Bool) -> SymbolDrawing {
        let front = look(person, filled).scaled(0.82, dy: 0.8)
        let sides = SymbolDrawing.joined([
            look(person, filled).scaled(0.68, dx: -9.2, dy: 1.8), look(person, filled).scaled(0.68, dx: 9.2, dy: 1.8),
        ])
        return .joined([front, .cut(sides, by: grown(0.82, dx: 0, dy: 0.8))])
    }

    private static func eye(filled: Bool) -> SymbolDrawing {
        let lids = SymbolDrawing.fill(
            """
            M 12 4.8 C 18.4 4.8 22.8 10.2 22.8 12 C 22.8 13.8 18.4 19.2 12 19.2 C 5.6 19.2 1.2 13.8 1.2 12 C 1.2 \
            10.2 5.6 4.8 12 4.8 Z
            """
        )
        return filled
            ? .joined([.cut(lids, by: .fill("O 12 12 4.9")), .fill("O 12 12 3")])
            : .joined([.rim(lids, holes: .dropped), .fill("O 12 12 3.7")])
    }
}
