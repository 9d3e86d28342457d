import TintypeGraphics

extension SymbolTable {
    /// Transport controls, sound and pictures.
    static let media: [SymbolEntry] = [
        .solid("play", .rounded("M 6.5 4.2 L 19.5 12 L 6.5 19.8 Z")),
        .solid("pause", .fill("R 5.5 4 4.8 16 1.5 R 13.7 4 4.8 16 1.5")),
        .solid("stop", .fill("R 4 4 16 16 2.5")),
        .pair(
            "playpause",
            .joined([
                .rim(.rounded("M 2.8 5.5 L 12.2 12 L 2.8 18.5 Z"), holes: .dropped),
                .fill("R 15 4.8 2.4 14.4 0.9 R 19.6 4.8 2.4 14.4 0.9"),
            ]),
            .joined([
                .rounded("M 2.8 5.5 L 12.2 12 L 2.8 18.5 Z"), .fill("R 15 4.8 2.4 14.4 0.9 R 19.6 4.8 2.4 14.4 0.9"),
            ])),
        .one("record.circle", .joined([.rim(.fill("O 12 12 10"), holes: .dropped), .fill("O 12 12 5")])),
        .filled("record.circle", .cut(.fill("O 12 12 10"), by: .fill("O 12 12 5"))),
        .solid("forward", forward),
        .pair("backward", SymbolDrawing.rim(forward, holes: .dropped).mirrored, forward.mirrored),
        .pair("forward.end", .joined([.rim(end, holes: .dropped), bar]), .joined([end, bar])),
        .pair(
            "backward.end", SymbolDrawing.joined([.rim(end, holes: .dropped), bar]).mirrored,
            SymbolDrawing.joined([end, bar]).mirrored),
        .pair(
            "forward.end.alt", .joined([.rim(forwardShort, holes: .dropped), endBar]), .joined([forwardShort, endBar])),
        .pair(
            "backward.end.alt", SymbolDrawing.joined([.rim(forwardShort, holes: .dropped), endBar]).mirrored,
            SymbolDrawing.joined([forwardShort, endBar]).mirrored),
        .pair(
            "forward.frame", SymbolDrawing.joined([.rim(end, holes: .dropped), bar]).mirrored.turned(180),
            SymbolDrawing.joined([end, bar]).mirrored.turned(180)),
        .solid("eject", .joined([.rounded("M 12 4.2 L 20 14.2 L 4 14.2 Z"), .fill("R 3 17.4 18 3.4 1.2")])),
        .one("goforward.10", seconds("10", backward: false)),
        .one("goforward.30", seconds("30", backward: false)),
        .one("goforward.5", seconds("5", backward: false)),
        .one("gobackward.10", seconds("10", backward: true)),
        .one("gobackward.30", seconds("30", backward: true)),
        .one("gobackward.5", seconds("5", backward: true)),
        .one("music.note", note),
        .one("music.note.list", noteAndLines),
        .one("music.mic", 0xEF5A),
        .one("headphones", headphones),
        .one("headset", 0xE311),
        .one("pianokeys", 0xE521),
        .solid("hifispeaker", 0xE32D),
        .solid("hifispeaker.2", 0xE32E),
        .pair("radio", .joined([.rim(0xE03E, holes: .dropped), .fill("O 8 16.6 2.4")]), 0xE03E),
        .one("opticaldisc", .rim(0xE019, holes: .filled)),
        .filled("opticaldisc", 0xE019),
        .solid(
            "film",
            .cut(
                .fill("R 2 3.5 20 17 2.8"),
                by: .joined([
                    .fill(
                        """
                        R 4 6 2.4 2.4 0.6 R 4 10.8 2.4 2.4 0.6 R 4 15.6 2.4 2.4 0.6 R 17.6 6 2.4 2.4 0.6 R 17.6 \
                        10.8 2.4 2.4 0.6 R 17.6 15.6 2.4 2.4 0.6
                        """
                    ), .line("M 8.4 6 L 8.4 18 M 15.6 6 L 15.6 18 M 8.4 12 L 15.6 12", width: 1.2),
                ]))),
        .solid("movieclapper", 0xE02C),
        .solid(
            "tv",
            .cut(.joined([.fill("R 1.5 3.5 21 14 3"), .fill("R 7 19 10 2 1")]), by: .fill("R 3.5 5.5 0.001 0.001 0"))),
        .solid("appletv", .fill("R 2.5 8 19 8 2.8")),
        .pair("play.tv", 0xE63A, .rim(0xE63A, holes: .filled)),
        .solid("play.rectangle", .cut(.fill("R 1.5 4 21 16 4"), by: .rounded("M 10 9 L 15 12 L 10 15 Z"))),
        .solid("photo", photo),
        .pair(
            "photo.on.rectangle",
            .joined([SymbolDrawing.rim(photo, holes: .filled).scaled(0.86, dx: 1.6, dy: 1.6), behind]),
            .joined([photo.scaled(0.86, dx: 1.6, dy: 1.6), behind])),
        .pair(
            "photo.on.rectangle.angled",
            .joined([SymbolDrawing.rim(photo, holes: .filled).scaled(0.86, dx: 1.6, dy: 1.6), behind]),
            .joined([photo.scaled(0.86, dx: 1.6, dy: 1.6), behind])),
        .pair(
            "photo.stack",
            .joined([SymbolDrawing.rim(photo, holes: .filled).scaled(0.92, dy: 2.6), .line("M 5.5 3.4 L 18.5 3.4")]),
            .joined([photo.scaled(0.92, dy: 2.6), .line("M 5.5 3.4 L 18.5 3.4")])),
        .one(
            "photo.artframe",
            .joined([
                .rim(.fill("R 2 2 20 20 2"), holes: .dropped), SymbolDrawing.rim(photo, holes: .filled).scaled(0.66),
            ])),
        .one(
            "person.crop.artframe",
            .joined([.rim(.fill("R 2 2 20 20 2"), holes: .dropped), person.scaled(0.72)])),
        .one(
            "text.below.photo",
            .joined([
                SymbolDrawing.rim(photo, holes: .filled).scaled(0.8, dy: -3),
                .line("M 4 18.6 L 20 18.6 M 4 22 L 14 22"),
            ])),
        .filled("text.below.photo", .joined([photo.scaled(0.8, dy: -3), .line("M 4 18.6 L 20 18.6 M 4 22 L 14 22")])),
        .solid("camera", camera),
        .one("camera.aperture", aperture),
        .one(
            "camera.filters",
            .joined([
                .rim(.fill("O 12 8.2 6"), holes: .dropped), .rim(.fill("O 7.8 15.2 6"), holes: .dropped),
                .rim(.fill("O 16.2 15.2 6"), holes: .dropped),
            ])),
        .solid("camera.rotate", 0xEA38),
        .one("camera.macro", 0xE545),
        .one("livephoto", .joined([.fill("O 12 12 2.4"), .line("O 12 12 5.4", width: 1.7), dottedCircle])),
        .one("timelapse", 0xE422),
        .one("slowmo", 0xE068),
        .one("airplayvideo", 0xE055),
        .one("airplayaudio", 0xE055),
        .pair("pip", 0xE911, .rim(0xE911, holes: .filled)),
        .one("captions.bubble", .rim(0xE01C, holes: .filled)),
        .filled("captions.bubble", 0xE01C),
        .one("4k.tv", .rim(0xE072, holes: .filled)),
        .filled("4k.tv", 0xE072),
        .one("slider.horizontal.3", slider),
        .one("slider.vertical.3", slider.turned(270)),
        .one("slider.horizontal.2.square", 0xE429),
        .one(
            "slider.horizontal.below.square.filled.and.square",
            .joined([
                .fill("R 3 2.5 8 8 1.5"), .rim(.fill("R 13 2.5 8 8 1.5"), holes: .dropped),
                .cut(.line("M 3 17.5 L 21 17.5"), by: .fill("O 9 17.5 4")),
                .rim(.fill("O 9 17.5 3.3"), holes: .dropped),
            ])),
        .pair("dial.low", 0xE9E4, 0xE9E4),
        .solid("theatermasks", masks),
        .solid("paintpalette", palette),
        .solid("ticket", ticket),
        .pair("gamecontroller", gamepad(filled: false), gamepad(filled: true)),
        .one("arcade.stick", .joined([.line("M 12 9 L 12 15"), .fill("O 12 6 4 R 3 15.5 18 5.5 2")])),
        .one(
            "arcade.stick.and.arrow.left.and.arrow.right.outward",
            .joined([
                SymbolDrawing.joined([.line("M 12 9 L 12 15"), .fill("O 12 6 4 R 4.5 15.5 15 5.5 2")]).scaled(0.95),
                .line("M 4.8 3.5 L 2 6.5 L 4.8 9.5 M 19.2 3.5 L 22 6.5 L 19.2 9.5"),
            ])),
        .one(
            "arcade.stick.and.arrow.up.and.arrow.down",
            .joined([
                SymbolDrawing.joined([.line("M 12 9 L 12 15"), .fill("O 12 6 4 R 3 15.5 18 5.5 2")]).scaled(
                    0.85, dx: -3), .line("M 17.5 5.2 L 20 2.6 L 22.5 5.2 M 17.5 9 L 20 11.6 L 22.5 9"),
            ])),
        .solid("puzzlepiece", puzzle),
        .solid("puzzlepiece.extension", puzzle),
        .pair("dice", dice(filled: false), dice(filled: true)),
        .solid("die.face.1", die("O 12 12 2")),
        .solid("die.face.2", die("O 7.8 16.2 1.8 O 16.2 7.8 1.8")),
        .solid("die.face.3", die("O 7.4 16.6 1.8 O 12 12 1.8 O 16.6 7.4 1.8")),
        .solid("die.face.4", die("O 7.8 7.8 1.8 O 16.2 7.8 1.8 O 7.8 16.2 1.8 O 16.2 16.2 1.8")),
        .solid("die.face.5", die("O 7.6 7.6 1.7 O 16.4 7.6 1.7 O 12 12 1.7 O 7.6 16.4 1.7 O 16.4 16.4 1.7")),
        .solid("die.face.6", die("O 8 7 1.7 O 16 7 1.7 O 8 12 1.7 O 16 12 1.7 O 8 17 1.7 O 16 17 1.7")),
    ]

    private static func die(_ dots: SymbolPen) -> SymbolDrawing { .cut(.fill("R 2.5 2.5 19 19 4"), by: .fill(dots)) }

    private static let forward = SymbolDrawing.rounded(
        "M 2.5 6.2 L 11.2 12 L 2.5 17.8 Z M 12.8 6.2 L 21.5 12 L 12.8 17.8 Z")
    private static let forwardShort = SymbolDrawing.rounded("M 2 7 L 9.5 12 L 2 17 Z M 11 7 L 18.5 12 L 11 17 Z")
    private static let end = SymbolDrawing.rounded("M 4.5 5.2 L 15.5 12 L 4.5 18.8 Z")
    private static let bar = SymbolDrawing.line("M 19.5 5 L 19.5 19")
    private static let endBar = SymbolDrawing.line("M 22 6.5 L 22 17.5")
    private static let photo = SymbolDrawing.cut(
        .fill("R 1.5 4 21 16 3.5"),
        by: .joined([
            .fill("O 7.3 9 1.9"), .fill("M 3.5 18 L 3.5 17.2 L 8 13.2 L 11 16 L 15.8 11.2 L 20.5 15.8 L 20.5 18 Z"),
        ]))
    private static let behind = SymbolDrawing.line("M 2.4 14.5 L 2.4 6.5 C 2.4 4 3.9 2.5 6.4 2.5 L 17 2.5")
    private static let camera = SymbolDrawing.cut(
        .fill(
            """
            M 8.2 4.9 C 8.7 4.1 9.3 3.7 10.2 3.7 L 13.8 3.7 C 14.7 3.7 15.3 4.1 15.8 4.9 L 16.8 6.4 L 19.3 6.4 C \
            21.4 6.4 22.5 7.5 22.5 9.6 L 22.5 17.3 C 22.5 19.4 21.4 20.5 19.3 20.5 L 4.7 20.5 C 2.6 20.5 1.5 19.4 \
            1.5 17.3 L 1.5 9.6 C 1.5 7.5 2.6 6.4 4.7 6.4 L 7.2 6.4 Z
            """
        ),
        by: .rim(.fill("O 12 13.2 4.9"), holes: .dropped))
    private static let slider = SymbolDrawing.joined([
        .cut(.line("M 3 5 L 21 5 M 3 12 L 21 12 M 3 19 L 21 19"), by: .fill("O 8 5 3.7 O 16 12 3.7 O 8 19 3.7")),
        .rim(.fill("O 8 5 3.1 O 16 12 3.1 O 8 19 3.1"), holes: .dropped),
    ])
}
