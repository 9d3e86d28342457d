import TintypeGraphics

extension SymbolTable {
    /// Lists, text, alignment and what stacks or splits windows.
    static let editing: [SymbolEntry] = [
        .one("line.3.horizontal", .line("M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18")),
        .one("line.3.horizontal.decrease", .line("M 3 6 L 21 6 M 6.5 12 L 17.5 12 M 10 18 L 14 18")),
        .one("line.horizontal.3", .line("M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18")),
        .one("line.horizontal.3.decrease", .line("M 3 6 L 21 6 M 6.5 12 L 17.5 12 M 10 18 L 14 18")),
        .one("line.2.horizontal", .line("M 3 9 L 21 9 M 3 15 L 21 15")),
        .one("line.diagonal", .line("M 20 4 L 4 20")),
        .one(
            "list.bullet",
            .joined([
                .fill("O 3.6 5.5 1.6 O 3.6 12 1.6 O 3.6 18.5 1.6"),
                .line("M 8.5 5.5 L 21.5 5.5 M 8.5 12 L 21.5 12 M 8.5 18.5 L 21.5 18.5"),
            ])),
        .one(
            "list.dash",
            .line(
                """
                M 2.5 5.5 L 4.5 5.5 M 2.5 12 L 4.5 12 M 2.5 18.5 L 4.5 18.5 M 9 5.5 L 21.5 5.5 M 9 12 L 21.5 12 M \
                9 18.5 L 21.5 18.5
                """
            )),
        .one("list.number", numbered),
        .one("list.triangle", 0xE8DE),
        .pair(
            "list.bullet.rectangle", .joined([.rim(.fill("R 1.5 3.5 21 17 3.5"), holes: .dropped), rows]),
            .cut(.fill("R 1.5 3.5 21 17 3.5"), by: rows)),
        .one(
            "list.dash.header.rectangle",
            .joined([
                .rim(.fill("R 1.5 3.5 21 17 3.5"), holes: .dropped), .fill("R 5 6.6 14 2.8 0.8"),
                .line(
                    "M 6.4 12.4 L 7 12.4 M 10.4 12.4 L 17.6 12.4 M 6.4 16.4 L 7 16.4 M 10.4 16.4 L 17.6 16.4",
                    width: 1.5),
            ])),
        .one(
            "list.bullet.below.rectangle",
            .joined([
                .rim(.fill("R 3 2 18 8 2"), holes: .dropped), .fill("O 4.4 14.5 1.4 O 4.4 20 1.4"),
                .line("M 9 14.5 L 20 14.5 M 9 20 L 20 20"),
            ])),
        .one("checklist", .line(checklist)),
        .one("text.alignleft", .line("M 3 5 L 17 5 M 3 10 L 21 10 M 3 15 L 15 15 M 3 20 L 19 20")),
        .one("text.alignright", .line("M 7 5 L 21 5 M 3 10 L 21 10 M 9 15 L 21 15 M 5 20 L 21 20")),
        .one("text.aligncenter", .line("M 5 5 L 19 5 M 3 10 L 21 10 M 6 15 L 18 15 M 4 20 L 20 20")),
        .one("text.justify", .line("M 3 5 L 21 5 M 3 10 L 21 10 M 3 15 L 21 15 M 3 20 L 21 20")),
        .one("text.justifyleft", .line("M 3 5 L 21 5 M 3 10 L 21 10 M 3 15 L 21 15 M 3 20 L 14 20")),
        .one("text.append", 0xE03B),
        .one("text.insert", 0xE03B),
        .one(
            "text.quote",
            .joined([
                quote.scaled(0.42, dx: -6, dy: -5.6), .line("M 12 6.6 L 21 6.6 M 3 12 L 21 12 M 3 17.4 L 16 17.4"),
            ])),
        .one("increase.indent", 0xE23E),
        .one("decrease.indent", 0xE23D),
        .one("bold", bold),
        .one("italic", .line(italic)),
        .one("underline", .line(underline)),
        .one("strikethrough", .line(strikethrough)),
        .one("textformat", textFormat),
        .one("textformat.size", textSize),
        .one("textformat.abc", abc),
        .one("textformat.123", 0xEB8D),
        .one("abc", abc),
        .one(
            "character.cursor.ibeam",
            .joined([
                .line("M 2.5 19 L 7.5 5 L 12.5 19 M 4.3 14.5 L 10.7 14.5"),
                .line(
                    """
                    M 18.5 4 L 18.5 20 M 16 3 C 17.5 3 18.5 3.4 18.5 4.6 C 18.5 3.4 19.5 3 21 3 M 16 21 C 17.5 21 \
                    18.5 20.6 18.5 19.4 C 18.5 20.6 19.5 21 21 21
                    """,
                    width: 1.7),
            ])),
        .one(
            "f.cursive",
            .line("M 17.5 4.5 C 14.5 2.5 12.6 4.5 12 8 L 10.4 16.5 C 9.8 20 8 21.6 5.5 19.8 M 8.2 10 L 15.6 10")),
        .one(
            "function",
            .line("M 17.5 4.5 C 14.5 2.5 12.6 4.5 12 8 L 10.4 16.5 C 9.8 20 8 21.6 5.5 19.8 M 8.2 10 L 15.6 10")),
        .one(
            "paragraph",
            .joined([
                .line("M 19.5 4 L 10 4 M 12.5 4 L 12.5 20.5 M 17 4 L 17 20.5"),
                .fill("M 12.5 3 L 10 3 C 6.4 3 4.2 5.2 4.2 8.2 C 4.2 11.2 6.4 13.4 10 13.4 L 12.5 13.4 Z"),
            ])),
        .one("angle", .line("M 19 5 L 4 19.5 L 21 19.5")),
        .one(
            "beziercurve",
            .joined([
                .line("M 4.5 17 C 4.5 10 8 6 12 6 C 16 6 19.5 10 19.5 17"), .fill("R 2 16.5 5 5 1 R 17 16.5 5 5 1"),
                .fill("R 9.5 3.5 5 5 1"),
            ])),
        .one("crop", 0xE3BE),
        .one("crop.rotate", 0xE437),
        .pair(
            "square.on.square", .joined([.line("R 8 8 13.5 13.5 3"), squareBehind]),
            .joined([.fill("R 7 7 15.5 15.5 3.6"), squareBehind])),
        .pair(
            "rectangle.on.rectangle",
            .joined([.line("R 6.5 8 15.5 12 2.5"), .line("M 2.5 15 L 2.5 6.5 C 2.5 4.8 3.4 4 5 4 L 17 4")]),
            .joined([.fill("R 5.5 7 17.5 14 3.2"), .line("M 2 15 L 2 6.5 C 2 4.8 2.9 4 4.5 4 L 17 4")])),
        .pair(
            "rectangle.on.rectangle.angled",
            .joined([.line("R 6.5 8 15.5 12 2.5"), .line("M 2.5 15 L 2.5 6.5 C 2.5 4.8 3.4 4 5 4 L 17 4")]),
            .joined([.fill("R 5.5 7 17.5 14 3.2"), .line("M 2 15 L 2 6.5 C 2 4.8 2.9 4 4.5 4 L 17 4")])),
        .pair(
            "square.stack", .joined([.rim(.fill("R 3 8 18 14 3.5"), holes: .dropped), stackLines]),
            .joined([.fill("R 3 8 18 14 3.5"), stackLines])),
        .pair(
            "rectangle.stack", .joined([.rim(.fill("R 2 8 20 14 3.5"), holes: .dropped), stackLines]),
            .joined([.fill("R 2 8 20 14 3.5"), stackLines])),
        .pair("square.stack.3d.up", layers(filled: false), layers(filled: true)),
        .pair("square.3.layers.3d", layers(filled: false), layers(filled: true)),
        .pair(
            "square.grid.2x2",
            .line(
                "R 3.5 3.5 6.6 6.6 1.6 R 13.9 3.5 6.6 6.6 1.6 R 3.5 13.9 6.6 6.6 1.6 R 13.9 13.9 6.6 6.6 1.6",
                width: 1.8),
            .fill("R 2.5 2.5 8.6 8.6 2.2 R 12.9 2.5 8.6 8.6 2.2 R 2.5 12.9 8.6 8.6 2.2 R 12.9 12.9 8.6 8.6 2.2")),
        .pair(
            "square.grid.3x3", .line(SymbolPen(grid(3, size: 3.4, pitch: 7.1, radius: 0.8)), width: 1.5),
            .fill(SymbolPen(grid(3, size: 5, pitch: 7.1, radius: 1.2)))),
        .pair(
            "circle.grid.2x2", .line("O 6.8 6.8 3.6 O 17.2 6.8 3.6 O 6.8 17.2 3.6 O 17.2 17.2 3.6", width: 1.8),
            .fill("O 6.8 6.8 4.5 O 17.2 6.8 4.5 O 6.8 17.2 4.5 O 17.2 17.2 4.5")),
        .pair(
            "circle.grid.3x3", .line(SymbolPen(grid(3, size: 3.4, pitch: 7.1, radius: 1.7)), width: 1.5),
            .fill(SymbolPen(grid(3, size: 5, pitch: 7.1, radius: 2.5)))),
        .pair(
            "rectangle.grid.1x2", .line("R 3 3 18 7.4 2 R 3 13.6 18 7.4 2"),
            .fill("R 2 2 20 9.2 2.6 R 2 12.8 20 9.2 2.6")),
        .pair(
            "rectangle.grid.2x2",
            .line("R 2.5 4.5 8 6 1.4 R 13.5 4.5 8 6 1.4 R 2.5 13.5 8 6 1.4 R 13.5 13.5 8 6 1.4", width: 1.8),
            .fill("R 1.5 3.5 9.8 7.8 2 R 12.7 3.5 9.8 7.8 2 R 1.5 12.7 9.8 7.8 2 R 12.7 12.7 9.8 7.8 2")),
        .one(
            "rectangle.3.group",
            .joined([.line("R 2.5 4.5 8 15 1.8 R 13.5 4.5 8 6 1.6 R 13.5 13.5 8 6 1.6", width: 1.8)])),
        .filled("rectangle.3.group", .fill("R 1.5 3.5 9.8 17 2 R 12.7 3.5 9.8 7.8 2 R 12.7 12.7 9.8 7.8 2")),
        .one(
            "tablecells",
            .line(
                """
                R 2.5 4.5 19 15 2.5 M 2.5 9.5 L 21.5 9.5 M 2.5 14.5 L 21.5 14.5 M 8.8 9.5 L 8.8 19.5 M 15.2 9.5 L \
                15.2 19.5
                """,
                width: 1.7)),
        .filled("tablecells", 0xE265),
        .one("sidebar.left", .line("R 2.5 4.5 19 15 3 M 9 4.5 L 9 19.5 M 5.2 8.4 L 6.3 8.4 M 5.2 11.6 L 6.3 11.6")),
        .one(
            "sidebar.right",
            SymbolDrawing.line(
                """
                R 2.5 4.5 19 15 3 M 9 4.5 L 9 19.5 M 5.2 8.4 L 6.3 8.4 M 5.2 11.6 L 6.3 11.6
                """
            ).mirrored),
        .one("sidebar.leading", .line("R 2.5 4.5 19 15 3 M 9 4.5 L 9 19.5 M 5.2 8.4 L 6.3 8.4 M 5.2 11.6 L 6.3 11.6")),
        .one(
            "sidebar.trailing",
            SymbolDrawing.line(
                """
                R 2.5 4.5 19 15 3 M 9 4.5 L 9 19.5 M 5.2 8.4 L 6.3 8.4 M 5.2 11.6 L 6.3 11.6
                """
            ).mirrored),
        .one("rectangle.arrowtriangle.2.outward", .joined([.line("R 7.5 6 9 12 2"), triangles])),
        .one("rectangle.portrait.arrowtriangle.2.outward", .joined([.line("R 8 4 8 16 2"), triangles])),
        .one(
            "rectangle.righthalf.inset.fill.arrow.right",
            .joined([
                .line("R 2.5 4.5 19 15 3"), .fill("R 13 7.4 5.8 9.2 1"),
                .line("M 5.8 12 L 10.2 12 M 8.4 9.8 L 10.6 12 L 8.4 14.2", width: 1.6),
            ])),
        .pair(
            "rectangle.portrait.and.arrow.right", 0xE9BA,
            .joined([
                .cut(.fill("R 2.5 2 13 20 3"), by: .line("M 9 12 L 22 12", width: 4)),
                .line("M 9.5 12 L 21.6 12 M 18 8.4 L 21.6 12 L 18 15.6", width: 1.9),
            ])),
        .one("arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right", flip(filled: false)),
        .filled("arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right", flip(filled: true)),
        .one("arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down", flip(filled: false).turned(90)),
        .filled("arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down", flip(filled: true).turned(90)),
        .pair("align.horizontal.left", aligned(filled: false, middle: false), aligned(filled: true, middle: false)),
        .pair("align.horizontal.center", aligned(filled: false, middle: true), aligned(filled: true, middle: true)),
        .pair(
            "align.horizontal.right", aligned(filled: false, middle: false).mirrored,
            aligned(filled: true, middle: false).mirrored),
        .pair(
            "align.vertical.top", aligned(filled: false, middle: false).turned(90),
            aligned(filled: true, middle: false).turned(90)),
        .pair(
            "align.vertical.center", aligned(filled: false, middle: true).turned(90),
            aligned(filled: true, middle: true).turned(90)),
        .pair(
            "align.vertical.bottom", aligned(filled: false, middle: false).turned(270),
            aligned(filled: true, middle: false).turned(270)),
        .pair(
            "clear", .joined([.rim(.fill("R 2.5 4 19 16 3"), holes: .dropped), .line("M 9 9 L 15 15 M 15 9 L 9 15")]),
            .cut(.fill("R 2.5 4 19 16 3"), by: .line("M 9 9 L 15 15 M 15 9 L 9 15"))),
    ]

    private static let rows = SymbolDrawing.joined([
        .fill("O 6.4 8.2 1.2 O 6.4 12 1.2 O 6.4 15.8 1.2"),
        .line("M 10 8.2 L 18 8.2 M 10 12 L 18 12 M 10 15.8 L 18 15.8", width: 1.5),
    ])
    /// The square of which the corner is seen behind another.
    static let squareBehind = SymbolDrawing.line(
        """
        M 4.5 16 C 3.2 15.7 2.5 14.8 2.5 13.2 L 2.5 5.5 C 2.5 3.5 3.5 2.5 5.5 2.5 L 13.2 2.5 C 14.8 2.5 15.7 3.2 16 4.5
        """)
    /// The edges of two cards that are seen above another.
    static let stackLines = SymbolDrawing.line("M 5.5 5.4 L 18.5 5.4 M 7.5 2.4 L 16.5 2.4", width: 1.5)
    private static let triangles = SymbolDrawing.fill(
        "M 4.6 8.6 L 4.6 15.4 L 0.8 12 Z M 19.4 8.6 L 19.4 15.4 L 23.2 12 Z")

    private static func grid(_ count: Int, size: Double, pitch: Double, radius: Double) -> String {
        let start = 12 - pitch * Double(count - 1) / 2 - size / 2
        var parts: [String] = []
        for row in 0..<count {
            for column in 0..<count {
                parts.append(
                    "R \(start + pitch * Double(column)) \(start + pitch * Double(row)) \(size) \(size) \(radius)")
            }
        }
        return parts.joined(separator: " ")
    }

    private static func layers(filled: Bool) -> SymbolDrawing {
        let sheet = SymbolDrawing.rounded("M 12 3 L 21 7.8 L 12 12.6 L 3 7.8 Z")
        return .joined([
            filled ? sheet : .rim(sheet, holes: .dropped),
            .line("M 2.4 12 L 12 17 L 21.6 12 M 2.4 16.2 L 12 21.2 L 21.6 16.2", width: 1.8),
        ])
    }

    /// Two right triangles back to back, and an arrow that says that one becomes the other.
    private static func flip(filled: Bool) -> SymbolDrawing {
        let left = SymbolDrawing.rounded("M 10 10 L 10 20.5 L 3 20.5 Z")
        let right = SymbolDrawing.rounded("M 14 10 L 14 20.5 L 21 20.5 Z")
        return .joined([
            .line("M 6 4.5 L 18 4.5 M 8.5 2 L 6 4.5 L 8.5 7 M 15.5 2 L 18 4.5 L 15.5 7", width: 1.7),
            filled ? left : .rim(left, holes: .dropped), filled ? right : .rim(right, holes: .dropped),
        ])
    }
}
