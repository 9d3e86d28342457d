import TintypeGraphics

extension SymbolTable {
    /// Tools, papers and what lies on a desk.
    static let objects: [SymbolEntry] = [
        .one("magnifyingglass", .line("O 10.2 10.2 7.2 M 15.4 15.4 L 21.2 21.2")),
        .one(
            "plus.magnifyingglass",
            .joined([
                .line("O 10.2 10.2 7.2 M 15.4 15.4 L 21.2 21.2"),
                .line("M 10.2 7.2 L 10.2 13.2 M 7.2 10.2 L 13.2 10.2", width: 1.7),
            ])),
        .one(
            "minus.magnifyingglass",
            .joined([.line("O 10.2 10.2 7.2 M 15.4 15.4 L 21.2 21.2"), .line("M 7.2 10.2 L 13.2 10.2", width: 1.7)])),
        .pair("trash", trash(filled: false), trash(filled: true)),
        .one("pencil", 0xE3C9),
        .one(
            "pencil.line",
            .joined([SymbolDrawing.glyph(0xE3C9).scaled(0.9, dx: -0.5, dy: -1), .line("M 13 20.5 L 21 20.5")])),
        .one(
            "pencil.and.scribble",
            .joined([
                SymbolDrawing.glyph(0xE3C9).scaled(0.9, dx: 0.6, dy: -1.2),
                .line("M 11 20.5 C 14 17.5 15 21.5 17 20 C 18.5 19 19 20 21 20"),
            ])),
        .one("pencil.and.outline", 0xE746),
        .one("pencil.tip", .rim(.rounded("M 12 3 L 17 14 L 15 21 L 9 21 L 7 14 Z"), holes: .dropped)),
        .one(
            "square.and.pencil",
            .joined([
                .cut(
                    .line("R 3.2 5.2 15.6 15.6 3"),
                    by: .joined([
                        .fill("M 9 0 L 24 0 L 24 11 Z"), SymbolDrawing.glyph(0xE3C9).scaled(1.02, dx: 4, dy: -3.6),
                    ])),
                SymbolDrawing.glyph(0xE3C9).scaled(0.84, dx: 4, dy: -4),
            ])),
        .pair(
            "square.and.arrow.up", .joined([shareBox(filled: false), shareArrow]),
            .joined([shareBox(filled: true), shareArrow])),
        .pair(
            "square.and.arrow.down", .joined([shareBox(filled: false), dropArrow]),
            .joined([shareBox(filled: true), dropArrow])),
        .pair("square.and.arrow.up.on.square", sharedSquare(filled: false), sharedSquare(filled: true)),
        .solid("folder", folder),
        .solid("doc", sheet),
        .solid("doc.text", .cut(sheet, by: .line("M 8 12.5 L 16 12.5 M 8 16.5 L 16 16.5", width: 1.7))),
        .solid("doc.plaintext", .cut(sheet, by: .line("M 8 12.5 L 16 12.5 M 8 16.5 L 13 16.5", width: 1.7))),
        .solid(
            "doc.richtext",
            .cut(
                sheet,
                by: .joined([.fill("R 8 11 3.4 3.4 0.6"), .line("M 13.6 12.6 L 16 12.6 M 8.4 17 L 16 17", width: 1.7)]))
        ),
        .pair(
            "doc.on.doc",
            .joined([
                .rim(.fill("R 7.5 6.5 14 15.5 3"), holes: .dropped),
                .line("M 3.2 14.5 L 3.2 5.5 C 3.2 3.6 4.3 2.5 6.2 2.5 L 14 2.5"),
            ]),
            .joined([.fill("R 7.5 6.5 14 15.5 3"), .line("M 3.2 14.5 L 3.2 5.5 C 3.2 3.6 4.3 2.5 6.2 2.5 L 14 2.5")])),
        .pair("doc.on.clipboard", 0xEA8E, 0xEA8E),
        .solid(
            "arrow.down.doc", .cut(sheet, by: .line("M 12 10.5 L 12 17.5 M 9 14.8 L 12 17.8 L 15 14.8", width: 1.7))),
        .solid("arrow.up.doc", .cut(sheet, by: .line("M 12 18 L 12 10.8 M 9 13.6 L 12 10.6 L 15 13.6", width: 1.7))),
        .solid("doc.text.magnifyingglass", 0xE880),
        .pair("clipboard", .rim(0xE85D, holes: .dropped), .solid(0xE85D)),
        .solid("list.clipboard", 0xE85D),
        .solid("note.text", 0xF1FC),
        .solid("book.closed", closedBook),
        .solid("book", book),
        .one("book.pages", 0xEA19),
        .filled("book.pages", 0xEA19),
        .solid("text.book.closed", .cut(closedBook, by: .line("M 9.5 7 L 15.5 7 M 9.5 11 L 13.5 11", width: 1.6))),
        .pair(
            "books.vertical",
            .line("R 3 3.5 4.6 17 1 R 7.6 3.5 4.6 17 1 M 14.4 5.2 L 18 4.3 L 21.8 19.2 L 18.2 20.1 Z M 3 16 L 12.2 16"),
            .cut(
                .joined([
                    .fill("R 2.2 2.6 5 18.8 1 R 8.2 2.6 5 18.8 1"),
                    .rounded("M 15.2 5.6 L 18 4.9 L 21.4 19 L 18.6 19.7 Z"),
                ]), by: .fill("R 2 15.6 12 1.3 0"))),
        .pair("bookmark", 0xE867, 0xE866),
        .pair("newspaper", 0xEB81, .rim(0xEB81, holes: .filled)),
        .solid("magazine", 0xE666),
        .one("graduationcap", .rim(0xE80C, holes: .dropped)),
        .filled("graduationcap", 0xE80C),
        .solid("menucard", 0xEA19),
        .solid("backpack", 0xF19C),
        .one("paperclip", SymbolDrawing.glyph(0xE226).turned(30)),
        .one("scissors", SymbolDrawing.glyph(0xE14E)),
        .one("wand.and.stars", 0xE663),
        .one("wand.and.rays", 0xE663),
        .one("sparkles", 0xE65F),
        .one("sparkle", .rounded("M 12 3 L 14.2 9.8 L 21 12 L 14.2 14.2 L 12 21 L 9.8 14.2 L 3 12 L 9.8 9.8 Z")),
        .solid("paintbrush", 0xE3AE),
        .solid("paintbrush.pointed", 0xE3AE),
        .solid("hammer", SymbolDrawing.fill("R 4 2.5 14.5 6.5 1.6 R 9.6 8 3.4 14 1.5").turned(45)),
        .solid("wrench", 0xE869),
        .solid("wrench.adjustable", 0xE869),
        .pair("wrench.and.screwdriver", 0xEA3C, 0xF10B),
        .solid("screwdriver", SymbolDrawing.fill("R 9.4 11.6 5.2 11 2.2 R 11 2 2 10 0.5").turned(45)),
        .pair("ruler", SymbolDrawing.glyph(0xE41C).turned(-45), SymbolDrawing.rim(0xE41C, holes: .filled).turned(-45)),
        .one("eyedropper", 0xE3B8),
        .one("lasso", lasso),
        .one(
            "lasso.badge.sparkles",
            .joined([
                .cut(lasso, by: .fill("O 18.5 6 6.5")), SymbolDrawing.glyph(0xE65F).scaled(0.5, dx: 6.5, dy: -6),
            ])),
        .one("scribble", 0xE155),
        .one("scribble.variable", 0xE155),
        .one("highlighter", 0xE22B),
        .one("eraser", .rim(eraser, holes: .filled)),
        .filled("eraser", eraser),
        .pair("gearshape", .joined([.rim(.solid(0xE8B8), holes: .dropped), .line("O 12 12 2.9", width: 1.8)]), 0xE8B8),
        .one("gear", .joined([.rim(.solid(0xE8B8), holes: .dropped), .line("O 12 12 2.9", width: 1.8)])),
        .solid("gearshape.2", 0xF10C),
        .one("scope", .line("O 12 12 8 M 12 1.8 L 12 8.4 M 12 15.6 L 12 22.2 M 1.8 12 L 8.4 12 M 15.6 12 L 22.2 12")),
        .one("target", 0xE8E1),
        .solid("pin", SymbolDrawing.glyph(0xF10D)),
        .one("mappin", .joined([.fill("O 12 6.5 4.5"), .line("M 12 10 L 12 21.5")])),
        .one(
            "mappin.and.ellipse",
            .joined([
                .fill("O 12 6 4.5"), .line("M 12 10 L 12 18"),
                .line(
                    """
                    M 8.2 15.2 C 5 15.7 3 16.8 3 18.1 C 3 20 7 21.4 12 21.4 C 17 21.4 21 20 21 18.1 C 21 16.8 19 \
                    15.7 15.8 15.2
                    """
                ),
            ])),
        .solid("map", 0xE55B),
        .solid("tag", SymbolDrawing.glyph(0xF05B)),
        .pair("flag", 0xE16E, 0xE153),
        .one("flag.checkered", 0xF06E),
        .pair("lock", lock(filled: false), lock(filled: true)),
        .pair("lock.open", openLock(filled: false), openLock(filled: true)),
        .solid("key", 0xE0DA),
        .pair("clock", 0xE8B5, 0xEFD6),
        .solid("alarm", alarm),
        .one("timer", 0xE01B),
        .solid("stopwatch", 0xE425),
        .one("hourglass", 0xE88B),
        .one("hourglass.tophalf.filled", 0xEA5B),
        .one("hourglass.bottomhalf.filled", 0xEA5C),
        .one("calendar", 0xEBCC),
        .pair("metronome", 0xE9E4, 0xE9E4),
        .solid("cube", cube),
        .solid("cube.box", .cut(.fill("R 2 2 20 20 4"), by: SymbolDrawing.rim(cube, holes: .filled).scaled(0.58))),
        .solid("shippingbox", cube),
        .outlined("cube.transparent", 0xE9FE),
        .solid("printer", 0xE8AD),
        .filled("printer.dotmatrix.fill.and.paper", 0xE8AD),
        .solid("scanner", 0xE329),
        .solid("case", 0xE8F9),
        .solid("briefcase", 0xE8F9),
        .solid("suitcase", 0xF235),
        .solid("lightbulb", 0xE0F0),
        .filled("flashlight.on", 0xF00B),
        .filled("flashlight.off", 0xF00A),
        .pair("light.beacon.max", beacon(filled: false), beacon(filled: true)),
        .one(
            "shield.lefthalf.filled",
            .joined([.rim(shield, holes: .dropped), .common(shield, .fill("R 0 0 12 24 0"))])),
        .one("atom", .joined([orbit, orbit.turned(60), orbit.turned(120), .fill("O 12 12 1.9")])),
        .solid("flask", 0xEA4B),
        .one("testtube.2", 0xEA4B),
        .pair("microscope", 0xEA3A, 0xEA3A),
        .solid("trophy", 0xEA23),
        .solid("medal", 0xEA3F),
        .pair("rosette", 0xE7AF, .rim(0xE7AF, holes: .filled)),
        .solid("crown", .rounded("M 3 7.5 L 7.8 11.5 L 12 5 L 16.2 11.5 L 21 7.5 L 19.2 18.5 L 4.8 18.5 Z")),
        .pair("gift", 0xE8B1, gift),
        .solid(
            "balloon",
            .joined([
                .fill("M 12 1.5 C 20.5 1.5 20.5 12 13 17 L 11 17 C 3.5 12 3.5 1.5 12 1.5 Z"),
                .rounded("M 12 17 L 13.6 19.4 L 10.4 19.4 Z"),
            ])),
        .one("party.popper", 0xEA65),
        .filled("party.popper", 0xEA65),
        .one("placeholdertext", .line("M 5 8 L 19 8 M 5 16 L 13 16")),
        .filled(
            "placeholdertext", .cut(.fill("R 2 4 20 16 3.5"), by: .line("M 6.5 9.5 L 17.5 9.5 M 6.5 14.5 L 13 14.5"))),
        .one("scalemass", .rim(0xF039, holes: .filled)),
        .filled("scalemass", 0xF039),
        .one("dumbbell", SymbolDrawing.glyph(0xEB43)),
        .filled("dumbbell", 0xEB43),
        .pair("soccerball", 0xEA2F, .rim(0xEA2F, holes: .filled)),
        .solid("basketball", 0xEA26),
        .solid("football", 0xEA29),
        .solid("baseball", 0xEA51),
        .solid("volleyball", 0xEA31),
        .one("tennis.racket", 0xEA32),
    ]
}
